import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DialogWithOverlays } from './dialog-with-overlays'

/** A dialog combined with React Aria overlays, toasts and nested dialogs. */
const meta = {
  title: 'Overlays/Dialog probes',
  component: DialogWithOverlays,
  render: () => (
    <StrictMode>
      <DialogWithOverlays />
    </StrictMode>
  ),
} satisfies Meta<typeof DialogWithOverlays>

export default meta
type Story = StoryObj<typeof meta>

const opener = () => screen.getByRole('button', { name: 'Open the dialog', hidden: true })
const dialog = (name = 'First dialog') => screen.findByRole('dialog', { name })
const isClosed = (name = 'First dialog') =>
  waitFor(() => expect(screen.queryByRole('dialog', { name, hidden: true })).toBeNull())
const overlays = () => [...document.querySelectorAll('.ssp-Dialog__overlay')]

async function open() {
  await userEvent.click(opener())
  const first = await dialog()
  await within(first).findByRole('combobox')
  await within(first).findByRole('group', { name: 'Start' })
  return within(first)
}

async function openSecond() {
  await userEvent.click((await open()).getByRole('button', { name: 'Open another' }))
  const second = await dialog('Second dialog')
  await within(second).findByRole('combobox')
  return within(second)
}

export const SelectByMouse: Story = {
  play: async () => {
    const first = await open()
    await userEvent.click(first.getByRole('button', { name: /Team/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Payroll' }))
    await waitFor(() => expect(first.getByRole('button', { name: /Team/ })).toHaveTextContent('Payroll'))
    await expect(await dialog()).toBeVisible()
  },
}

export const SelectByKeyboard: Story = {
  play: async () => {
    const first = await open()
    first.getByRole('button', { name: /Team/ }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: 'Payroll' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(first.getByRole('button', { name: /Team/ })).toHaveTextContent('Customer Care'))
    await waitFor(() => expect(first.getByRole('button', { name: /Team/ })).toHaveFocus())
  },
}

export const ComboBoxByMouse: Story = {
  play: async () => {
    const first = await open()
    await userEvent.type(first.getByRole('combobox'), 'l')
    await userEvent.click(await screen.findByRole('option', { name: 'Leeds' }))
    await expect(first.getByRole('combobox')).toHaveValue('Leeds')
    await expect(await dialog()).toBeVisible()
  },
}

export const MenuByMouse: Story = {
  play: async () => {
    const first = await open()
    await userEvent.click(first.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }))
    await expect(await first.findByText('copy picked')).toBeVisible()
    await waitFor(() => expect(first.getByRole('button', { name: 'More' })).toHaveFocus())
  },
}

export const DateByMouse: Story = {
  play: async () => {
    const first = await open()
    const start = within(first.getByRole('group', { name: 'Start' }))
    await userEvent.click(start.getByRole('button'))
    await screen.findByRole('grid')
    const day = screen.getAllByRole('button', { name: /15/ }).find((button) => button.textContent === '15')
    await userEvent.click(day as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expect(start.getAllByRole('spinbutton').map((part) => part.textContent)).toContain('15')
    await expect(await dialog()).toBeVisible()
  },
}

export const EscapeClosesThePopoverAlone: Story = {
  play: async () => {
    const first = await open()
    await userEvent.click(first.getByRole('button', { name: /Team/ }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(await dialog()).toBeVisible()
    await waitFor(() => expect(first.getByRole('button', { name: /Team/ })).toHaveFocus())
  },
}

export const ReactAriaModalInside: Story = {
  play: async () => {
    const first = await open()
    await userEvent.click(first.getByRole('button', { name: 'Open a React Aria modal' }))
    await screen.findByRole('dialog', { name: 'React Aria modal' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'React Aria modal' })).toBeNull())
    await expect(await dialog()).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Open a React Aria modal' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the modal' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'React Aria modal' })).toBeNull())
    await expect(await dialog()).toBeVisible()
  },
}

export const ToastCanBePressed: Story = {
  play: async () => {
    const first = await open()
    await userEvent.click(first.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await first.findByText('undo picked')).toBeVisible()
    await expect(await dialog()).toBeVisible()
  },
}

export const TabStaysInsideDialog: Story = {
  play: async () => {
    await open()
    const box = await dialog()
    for (let step = 0; step < 20; step++) {
      await userEvent.tab()
      await expect(box.contains(document.activeElement)).toBe(true)
    }
    await userEvent.tab({ shift: true })
    await expect(box.contains(document.activeElement)).toBe(true)
  },
}

/** Tab wraps from the last to the first control and back without skipping any. */
export const TabWraps: Story = {
  play: async () => {
    await open()
    const box = await dialog()
    const close = within(box).getByRole('button', { name: 'Close' })
    const first = document.activeElement
    await userEvent.tab({ shift: true })
    await expect(close).toHaveFocus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
  },
}

export const PageIsHiddenAndDoesNotScroll: Story = {
  play: async () => {
    await open()
    await expect(screen.getByText('The page behind').closest('[aria-hidden=true]')).not.toBeNull()
    await expect(getComputedStyle(document.documentElement).overflow).toContain('hidden')
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await expect(screen.getByText('The page behind').closest('[aria-hidden=true]')).toBeNull()
    await expect(getComputedStyle(document.documentElement).overflow).not.toContain('hidden')
  },
}

export const EscapeRestoresTheFocus: Story = {
  play: async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await waitFor(() => expect(opener()).toHaveFocus())
  },
}

export const ClickOutsideRestoresTheFocus: Story = {
  play: async () => {
    await open()
    await userEvent.click(overlays()[0] as Element)
    await isClosed()
    await waitFor(() => expect(opener()).toHaveFocus())
  },
}

export const SelectInTheSecondDialog: Story = {
  play: async () => {
    const second = await openSecond()
    await userEvent.click(second.getByRole('button', { name: /Team/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Payroll' }))
    await waitFor(() => expect(second.getByRole('button', { name: /Team/ })).toHaveTextContent('Payroll'))
    await expect(await dialog('Second dialog')).toBeVisible()
  },
}

export const EscapeClosesTheTopDialogAlone: Story = {
  play: async () => {
    await openSecond()
    await userEvent.keyboard('{Escape}')
    await isClosed('Second dialog')
    await expect(await dialog()).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open another' })).toHaveFocus())
  },
}

export const ClickOutsideClosesTheTopDialogAlone: Story = {
  play: async () => {
    await openSecond()
    await userEvent.click(overlays().at(-1) as Element)
    await isClosed('Second dialog')
    await expect(await dialog()).toBeVisible()
  },
}

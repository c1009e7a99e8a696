import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Download, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LinkProvider } from '../link'
import { Menu } from '.'

const edit = fn()
const navigate = fn()

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Actions',
    actions: [
      { id: 'edit', label: 'Edit', icon: <Pencil size={16} />, onAction: edit },
      { id: 'copy', label: 'Duplicate', icon: <Copy size={16} />, disabled: true },
      { id: 'export', label: 'Export', icon: <Download size={16} />, href: '/export' },
      { id: 'remove', label: 'Remove', icon: <Trash2 size={16} />, danger: true },
    ],
  },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Opens with the first action focused; selecting closes the menu and restores the focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    edit.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await expect(edit).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

/** By keyboard: Enter, Space and the arrows open the menu, disabled actions are skipped, Escape closes. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    trigger.focus()
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(trigger).toHaveFocus())
    }
  },
}

/** An action with `href` navigates through the host's router. */
export const Links: Story = {
  play: async ({ canvas }) => {
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }))
    await expect(navigate).toHaveBeenCalledWith('/export', expect.anything())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** A button with a visible label. */
export const WithLabel: Story = { args: { children: 'Actions', variant: 'secondary' } }

/** Open, for visual review. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await screen.findByRole('menu')
  },
}

/** In a right-to-left page the menu is mirrored and aligned with the other edge of its button. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div style={{ marginInline: '45%' }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.click(trigger)
    const popover = (await screen.findByRole('menu')).closest<HTMLElement>('[data-trigger]') as HTMLElement
    await expect(getComputedStyle(popover).direction).toBe('rtl')
    const start = (element: Element) => Math.round(element.getBoundingClientRect().left)
    await waitFor(() => expect(start(popover)).toBe(start(trigger)))
  },
}

/** Long words at 320 px. */
export const Phone: Story = {
  args: {
    actions: Array.from({ length: 20 }, (_, index) => ({
      id: `${index}`,
      label: `Rechtsschutzversicherungsgesellschaften verwalten ${index}`,
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const menu = await screen.findByRole('menu')
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

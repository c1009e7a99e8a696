import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { Menu } from '../menu'
import { SidePanel } from '../side-panel'
import { ConfirmProvider, useConfirm, type ConfirmOptions } from '.'

function Ask({ options }: { options: ConfirmOptions }) {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('not asked')
  const ask = async () => setAnswer((await confirm(options)) ? 'yes' : 'no')
  return (
    <>
      <Button onClick={() => void ask()}>{options.confirmLabel}…</Button>
      <output style={{ marginInlineStart: 12 }}>{answer}</output>
    </>
  )
}

const remove: ConfirmOptions = {
  title: 'Remove Anna Kowalska?',
  text: 'She can no longer sign in. You can invite her again at any time.',
  loses: 'Her 14 saved filters and 3 draft surveys are deleted and cannot be brought back.',
  confirmLabel: 'Remove',
  destructive: true,
}

const meta = {
  title: 'Overlays/Confirm',
  component: Ask,
  args: { options: remove },
  decorators: [
    (Story) => (
      <ConfirmProvider>
        <Story />
      </ConfirmProvider>
    ),
  ],
} satisfies Meta<typeof Ask>

export default meta
type Story = StoryObj<typeof meta>

/** Cancel has the initial focus; the result resolves the promise and the focus returns to the opener. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Remove…' })
    await userEvent.click(opener)
    await screen.findByRole('alertdialog', { name: 'Remove Anna Kowalska?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.getByText('yes')).toBeVisible())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Escape cancels. */
export const Escape: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByText('no')).toBeVisible())
  },
}

/** A non-destructive confirmation. */
export const Plain: Story = {
  args: {
    options: {
      title: 'Send 212 invitations?',
      text: 'Everyone who has not registered gets one e-mail.',
      confirmLabel: 'Send',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send…' }))
    await screen.findByRole('alertdialog')
  },
}

/** The destructive confirmation, open. */
export const Destructive: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }))
    await screen.findByRole('alertdialog')
  },
}

/** Opened from a menu item that unmounts: the focus returns to the menu button every time. */
export const FromAMenu: Story = {
  render: function FromAMenu({ options }) {
    const confirm = useConfirm()
    return <Menu label="Actions" actions={[{ id: 'remove', label: 'Remove', onAction: () => void confirm(options) }]} />
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Actions' })
    opener.focus()
    for (let time = 0; time < 2; time++) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('alertdialog')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
    }
  },
}

/** Opened from a side panel: confirming closes the dialog and leaves the panel open. */
export const FromASidePanel: Story = {
  render: function FromASidePanel(args) {
    const [open, setOpen] = useState(true)
    return (
      <SidePanel open={open} onOpenChange={setOpen} title="Anna Kowalska">
        <Ask {...args} />
      </SidePanel>
    )
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove…' }))
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click([...document.querySelectorAll('.ssp-Dialog__overlay')].at(-1) as Element)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Anna Kowalska' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove…' })).toHaveFocus())
  },
}

/** The opener unmounts and an element outside takes the focus: the panel still stays open. */
export const OpenerUnmountsBeforeConfirm: Story = {
  render: function AnsweredWhileItsButtonGoes({ options }) {
    const confirm = useConfirm()
    const [open, setOpen] = useState(true)
    const [left, setLeft] = useState(['Payroll', 'Reports'])
    const remove = async (name: string) => {
      if (await confirm(options)) setLeft((names) => names.filter((each) => each !== name))
    }
    return (
      <>
        <Button>Behind</Button>
        <SidePanel open={open} onOpenChange={setOpen} title="Teams">
          {left.map((name) => (
            <Button key={name} onClick={() => void remove(name)}>
              {name}
            </Button>
          ))}
        </SidePanel>
      </>
    )
  },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Teams' })
    await userEvent.click(await screen.findByRole('button', { name: 'Payroll' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Payroll' })).toBeNull())
    screen.getByText('Behind').closest('button')?.focus()
    await expect(panel).toBeVisible()
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
  },
}

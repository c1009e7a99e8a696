import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button'
import { Inbox } from '../inbox'
import { SidePanel } from '../side-panel'
import * as layout from '../internal/story-layout.css'
import { ToastProvider, toastTimeout, useToasts, type ToastInput } from '.'

const undo = fn()

const toasts: Record<string, ToastInput> = {
  Success: { title: 'Copied!', text: 'App details have been copied to clipboard' },
  Information: {
    kind: 'info',
    title: 'Import started',
    text: 'It goes on while you work elsewhere.',
    action: { label: 'Show import', href: '#import' },
  },
  Warning: { kind: 'warning', title: 'Two rows were left out', text: 'Their e-mail address is missing.' },
  Error: { kind: 'error', title: 'Anna Kowalska could not be saved', text: 'Somebody else changed her record.' },
  Undo: { title: 'Anna Kowalska was removed', action: { label: 'Undo', onAction: undo } },
}

function Buttons() {
  const store = useToasts()
  return (
    <div className={layout.row}>
      {Object.entries(toasts).map(([name, toast]) => (
        <Button key={name} onClick={() => store.show(toast)}>
          {name}
        </Button>
      ))}
      <Inbox />
    </div>
  )
}

function ShowError() {
  const store = useToasts()
  return <Button onClick={() => store.show({ kind: 'error', title: 'Could not be saved' })}>Fail</Button>
}

const meta = {
  title: 'Feedback/Toast',
  component: Buttons,
  decorators: [
    (Story) => (
      <StrictMode>
        <ToastProvider>
          <Story />
        </ToastProvider>
      </StrictMode>
    ),
  ],
} satisfies Meta<typeof Buttons>

export default meta
type Story = StoryObj<typeof meta>

const toast = (title: string) => screen.findByRole('alertdialog', { name: new RegExp(title) })
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Closes after four seconds; the inbox keeps it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    await toast('could not be saved')
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await userEvent.hover(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: toastTimeout + 1500 })
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 1 unread' }))
    const panel = await screen.findByRole('dialog', { name: 'Notifications' })
    const inbox = within(panel)
    await expect(inbox.getByText('Anna Kowalska could not be saved')).toBeInTheDocument()
    await expect(inbox.getByText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toBeInTheDocument()
    await userEvent.click(inbox.getByRole('button', { name: 'Clear all' }))
    await expect(inbox.getByText('No notifications.')).toBeInTheDocument()
    // The clicked button is unmounted; the focus stays inside.
    await waitFor(() => expect(panel.parentElement).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus())
  },
}

/** Beside an open panel, no notification covers its buttons. */
export const BesidePanel: Story = {
  render: () => (
    <>
      <Buttons />
      <SidePanel open onOpenChange={fn()} title="Create employee" footer={<Button variant="primary">Create</Button>}>
        <ShowError />
      </SidePanel>
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fail' }))
    const box = (await toast('Could not be saved')).getBoundingClientRect()
    const panel = screen.getByRole('dialog').getBoundingClientRect()
    await expect(box.right <= panel.left || box.bottom < panel.bottom - 100).toBe(true)
  },
}

/** Hover pauses the timer. */
export const PausedByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await userEvent.hover(await toast('Copied!'))
    await pause(toastTimeout + 500)
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** A notification that appears while the pointer is over another one stays open too. */
export const PausedTogether: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await userEvent.hover(await toast('Copied!'))
    // Not with the pointer, which stays where it is.
    canvas.getByRole('button', { name: 'Error' }).click()
    await toast('could not be saved')
    await pause(toastTimeout + 500)
    await expect(screen.getAllByRole('alertdialog').map((shown) => shown.dataset['kind'])).toEqual(['error', 'success'])
  },
}

/** Focus pauses the timer. */
export const PausedByFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    within(await toast('could not be saved'))
      .getByRole('button', { name: 'Close' })
      .focus()
    await pause(toastTimeout + 500)
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

/** Undo closes the notification. */
export const Undo: Story = {
  play: async ({ canvas }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await userEvent.click(within(await toast('was removed')).getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** F6 moves the focus to the notifications; undo restores it. */
export const UndoByKeyboard: Story = {
  play: async ({ canvas }) => {
    undo.mockClear()
    const opener = canvas.getByRole('button', { name: 'Undo' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const entry = await toast('was removed')
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(entry).getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** At most three at once. */
export const Several: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Information', 'Warning', 'Error']) await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3))
  },
}

/** 320 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Information' }))
    await toast('Import started')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createToastStore, ToastProvider, type ToastInput } from '../toast'
import { Inbox, type InboxProps } from '.'

const passed: ToastInput[] = [
  {
    title: 'Import finished',
    text: '4,998 employees were created, 2 rows were left out.',
    action: { label: 'Show import', href: '#import' },
  },
  { kind: 'error', title: 'Anna Kowalska could not be saved', text: 'Somebody else changed her record.' },
  { kind: 'warning', title: 'Two rows were left out' },
  { title: 'Policy Payroll viewers was renamed' },
]

function Passed({ toasts, lead }: { toasts: ToastInput[]; lead?: InboxProps['lead'] }) {
  const [store] = useState(() => {
    const made = createToastStore()
    for (const toast of toasts) made.show(toast)
    return made
  })
  return (
    <ToastProvider store={store}>
      <Inbox lead={lead} />
    </ToastProvider>
  )
}

const meta = { title: 'Feedback/Inbox', component: Passed, args: { toasts: passed } } satisfies Meta<typeof Passed>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the unread count; opening marks all as read. Plain success notifications are not stored. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }))
    await screen.findByRole('dialog', { name: 'Notifications' })
    await expect(screen.getByText('Two rows were left out', { selector: '[role=dialog] *' })).toBeInTheDocument()
    await expect(screen.queryByText('Policy Payroll viewers was renamed', { selector: '[role=dialog] *' })).toBeNull()
  },
}

/** Empty. */
export const EmptyState: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    await screen.findByText('No notifications.')
  },
}

/** Content of the host above the notifications; it can close them. */
export const WithLead: Story = {
  args: { toasts: [], lead: (close) => <button onClick={close}>7 recognitions await approval</button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    await userEvent.click(await screen.findByRole('button', { name: '7 recognitions await approval' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Many long notifications at 320 px. */
export const Phone: Story = {
  args: {
    toasts: Array.from({ length: 12 }, (_, index) => ({
      kind: 'error',
      title: `Rechtsschutzversicherungsgesellschaften ${index}`,
      text: 'Could not be loaded.',
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }))
    await screen.findByRole('dialog', { name: 'Notifications' })
  },
}

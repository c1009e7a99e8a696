import { Button, TextField } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useBack, useHref } from '../navigation/navigation'
import { useConfirmLeaving, useGuardedNavigate, useLeaveGuard } from '../navigation/use-leave-guard'
import { SspStoryProvider } from '../testing'
import { InputPanel, useUnsavedInput, type InputPanelProps } from './input-panel'

interface Args {
  onClose: () => void
  dialog?: InputPanelProps['dialog']
}

/** Content that reports its input to the panel itself. */
function Reason() {
  const [reason, setReason] = useState('')
  useUnsavedInput(reason !== '')
  return <TextField label="Reason" value={reason} onValueChange={setReason} />
}

function Rename({ onClose, dialog }: Args) {
  const [name, setName] = useState('')
  const back = useBack()
  const href = useHref()
  return (
    <InputPanel
      open
      onClose={onClose}
      dialog={dialog}
      title="Rename"
      unsaved={name !== ''}
      renderFooter={(close) => <Button onClick={close}>Cancel</Button>}
    >
      <TextField label="Name" value={name} onValueChange={setName} />
      <Reason />
      <Button onClick={back}>Back of the browser</Button>
      <a href={href('/elsewhere')}>Another page</a>
    </InputPanel>
  )
}

const meta = {
  title: 'Page kit/Input panel',
  render: (args) => (
    <SspStoryProvider>
      <Rename {...args} />
    </SspStoryProvider>
  ),
  args: { onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const panel = async () => within(await screen.findByRole('dialog', { name: 'Rename' }))
const press = (name: string) => async () => userEvent.click((await panel()).getByRole('button', { name }))

/** Every way to close a panel. */
const WAYS_OUT: Record<string, () => Promise<unknown>> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  backdrop: () => userEvent.click(document.querySelector('.ssp-Dialog__overlay') as Element),
  'close button': press('Close'),
  Cancel: press('Cancel'),
  Back: press('Back of the browser'),
  link: async () => userEvent.click((await panel()).getByRole('link', { name: 'Another page' })),
}

async function keepsAt(leave: () => Promise<unknown>) {
  await leave()
  const confirmation = within(await screen.findByRole('alertdialog'))
  await userEvent.click(confirmation.getByRole('button', { name: /^(Keep editing|Stay)$/ }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** Every way to close it asks before input is lost; when declined, all input is kept. */
export const Asks: Story = {
  play: async ({ args }) => {
    const name = (await panel()).getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'North')
    for (const leave of Object.values(WAYS_OUT)) await keepsAt(leave)
    await expect(name).toHaveValue('North')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    const confirmation = within(await screen.findByRole('alertdialog'))
    await userEvent.click(confirmation.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** The same for input that the content reports, in a dialog. */
export const AsksForContent: Story = {
  args: { dialog: 'sm' },
  play: async ({ args }) => {
    const reason = (await panel()).getByRole('textbox', { name: 'Reason' })
    await userEvent.type(reason, 'Moved')
    for (const leave of Object.values(WAYS_OUT)) await keepsAt(leave)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.clear(reason)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** A page with an unsaved form of its own, below the panel. */
function UnsavedPage(props: Args) {
  const navigate = useGuardedNavigate()
  const confirmLeaving = useConfirmLeaving()
  useLeaveGuard(true, {
    title: 'Leave without saving?',
    loses: 'Your team will be lost.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  })
  return (
    <>
      <Rename {...props} />
      <button type="button" onClick={() => navigate('/elsewhere')}>
        Search of the header
      </button>
      <button type="button" onClick={() => void confirmLeaving().then((leave) => leave && onSignOut())}>
        Sign out
      </button>
    </>
  )
}

const onNavigate = fn()
const onSignOut = fn()

/**
 * An unsaved panel over an unsaved page: a single confirmation names both, for links, navigation by a function, and the end
 * of the session.
 */
export const AsksOnceForBoth: Story = {
  beforeEach: () => {
    onNavigate.mockReset()
    onSignOut.mockReset()
  },
  render: (args) => (
    <SspStoryProvider onNavigate={onNavigate}>
      <UnsavedPage {...args} />
    </SspStoryProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.type((await panel()).getByRole('textbox', { name: 'Name' }), 'North')
    const both = 'Your team will be lost. What you have typed or chosen in “Rename” will be lost.'
    for (const leave of [WAYS_OUT['Back'], WAYS_OUT['link']]) {
      await leave?.()
      await expect(await screen.findByText(both)).toBeVisible()
      await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
      await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    for (const name of ['Search of the header', 'Sign out']) {
      canvas.getByText(name).click()
      await expect(await screen.findByText(both)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await expect(onNavigate).not.toHaveBeenCalled()
    await expect(onSignOut).not.toHaveBeenCalled()
    canvas.getByText('Search of the header').click()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(onNavigate.mock.calls).toEqual([['/elsewhere']]))
  },
}

/** Without input there is no confirmation. */
export const ClosesAtOnce: Story = {
  play: async ({ args }) => {
    await panel()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

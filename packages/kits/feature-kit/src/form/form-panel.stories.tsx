import { ApiError } from '@ssp/api'
import { TextField } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { SspStoryProvider } from '../testing'
import { FormDone, FormPanel } from './form-panel'
import { useRecordForm } from './use-record-form'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required')),
  leader: z.string(),
})
const empty = { name: '', leader: '' }

interface Args {
  send: (team: typeof empty) => Promise<{ id: string }>
  onClose: () => void
}

function CreateTeam({ send, onClose }: Args) {
  const form = useRecordForm({ name: 'story.team', schema, values: empty, send, done: 'Team created.' })
  return (
    <FormPanel
      open
      onClose={onClose}
      form={form}
      title="Create team"
      submitLabel="Create"
      done={<FormDone text="The team was created." again={{ label: 'Create another', onClick: form.discard }} />}
    >
      <TextField required label="Name" {...form.field('name')} />
      <TextField label="Leader" {...form.field('leader')} />
    </FormPanel>
  )
}

const meta = {
  title: 'Page kit/Form panel',
  render: (args) => (
    <SspStoryProvider>
      <CreateTeam {...args} />
    </SspStoryProvider>
  ),
  args: { send: fn<Args['send']>(async () => ({ id: '1' })), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const open = async () => within(await screen.findByRole('dialog', { name: 'Create team' }))
type Panel = Awaited<ReturnType<typeof open>>
const nameOf = (panel: Panel) => panel.getByRole('textbox', { name: /^Name/ })
const submit = (panel: Panel) => userEvent.click(panel.getByRole('button', { name: 'Create' }))

/** Schema errors are shown at their fields; the first invalid one gets the focus, and nothing is sent. */
export const Required: Story = {
  play: async ({ args }) => {
    const panel = await open()
    await submit(panel)
    await waitFor(() => expect(nameOf(panel)).toHaveFocus())
    await expect(nameOf(panel)).toHaveAccessibleDescription('Please fill in this field.')
    await userEvent.type(nameOf(panel), 'N')
    await expect(nameOf(panel)).not.toHaveAccessibleDescription()
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** A second click while it is being sent has no effect; the success text takes the focus and the form can be used again. */
export const Saved: Story = {
  args: { send: fn<Args['send']>(() => new Promise((resolve) => setTimeout(() => resolve({ id: '1' }), 100))) },
  play: async ({ args }) => {
    const panel = await open()
    await userEvent.type(nameOf(panel), ' North ')
    await userEvent.dblClick(panel.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(panel.getByText('The team was created.')).toHaveFocus())
    await expect(args.send).toHaveBeenCalledTimes(1)
    await expect(args.send).toHaveBeenCalledWith({ name: 'North', leader: '' }, expect.anything())
    await userEvent.click(panel.getByRole('button', { name: 'Create another' }))
    await expect(nameOf(panel)).toHaveValue('')
  },
}

const inUse = 'This name is in use.'

/** A server error is shown at its field and disappears when the field changes. */
export const FieldError: Story = {
  args: {
    send: fn<Args['send']>(() =>
      Promise.reject(new ApiError({ status: 409, code: 'conflict', message: inUse, fields: { name: inUse } })),
    ),
  },
  play: async () => {
    const panel = await open()
    await userEvent.type(nameOf(panel), 'North')
    await submit(panel)
    await waitFor(() => expect(nameOf(panel)).toHaveAccessibleDescription(inUse))
    await expect(nameOf(panel)).toHaveFocus()
    await expect(panel.getByRole('alert')).toHaveTextContent('This could not be saved')
    await userEvent.type(nameOf(panel), 'ern')
    await expect(nameOf(panel)).not.toHaveAccessibleDescription()
  },
}

/** Any other error is above the buttons with its reason; the input stays. */
export const Failed: Story = {
  args: { send: fn<Args['send']>(() => Promise.reject(ApiError.network(new TypeError('Failed to fetch')))) },
  play: async () => {
    const panel = await open()
    await userEvent.type(nameOf(panel), 'North')
    await submit(panel)
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      /This could not be saved.*could not reach the server/,
    )
    await expect(nameOf(panel)).toHaveValue('North')
  },
}

/** Closing with unsent input asks for confirmation; without input it closes at once. */
export const ConfirmsDiscard: Story = {
  play: async ({ args }) => {
    const panel = await open()
    await userEvent.type(nameOf(panel), 'North')
    await userEvent.keyboard('{Escape}')
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }))
    await userEvent.click(confirmation.getByRole('button', { name: 'Keep editing' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.clear(nameOf(panel))
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

import { ApiError, areaKey } from '@ssp/api'
import { Button } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useApi } from '../provider/ssp-context'
import { SspStoryProvider } from '../testing'
import { ActionFailure } from './action-failure'
import { useAction } from './use-action'

interface Args {
  send: (name: string) => Promise<void>
}

function Members({ send }: Args) {
  const [members, setMembers] = useState(['Ann', 'Bob'])
  const remove = useAction<string>({
    send,
    confirm: (name) => ({
      title: `Remove ${name}?`,
      loses: `${name} will lose access to the team.`,
      confirmLabel: 'Remove',
      destructive: true,
    }),
    done: (_result, name) => `${name} was removed.`,
    onDone: (_result, name) => setMembers((all) => all.filter((each) => each !== name)),
    failed: null,
  })
  return (
    <>
      <ActionFailure error={remove.error?.error} title="No member was removed." changes={['Added: Cat']} />
      <ul>
        {members.map((name) => (
          <li key={name}>
            {name}{' '}
            <Button size="small" pending={remove.isPending(name)} onClick={() => void remove.run(name)}>
              Remove {name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

const meta = {
  title: 'Page kit/Action',
  render: (args) => (
    <SspStoryProvider>
      <Members {...args} />
    </SspStoryProvider>
  ),
  args: { send: fn<Args['send']>(async () => undefined) },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const confirmation = async (name: string) => within(await screen.findByRole('alertdialog', { name: `Remove ${name}?` }))

/** The confirmation says what is lost; declining sends nothing; a success is a notification. */
export const Confirmed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bob' }))
    await userEvent.click((await confirmation('Bob')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ann' }))
    const dialog = await confirmation('Ann')
    await expect(dialog.getByText('Ann will lose access to the team.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await screen.findByText('Ann was removed.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Ann' })).toBeNull())
  },
}

/** Progress is shown at the row that is changed; a second change of the row is ignored until the first ends. */
export const Pending: Story = {
  args: { send: fn<Args['send']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ann' }))
    await userEvent.click((await confirmation('Ann')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Ann' })).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bob' }))
    await expect(args.send).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('button', { name: 'Remove Bob' })).not.toHaveAttribute('aria-busy', 'true')
  },
}

const rejecting = (error: ApiError) =>
  fn<Args['send']>(async () => {
    throw error
  })
const failing = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Ann' }))
  await userEvent.click((await confirmation('Ann')).getByRole('button', { name: 'Remove' }))
}

export const Failed: Story = {
  args: { send: rejecting(new ApiError({ status: 403, code: 'forbidden', message: 'You may not do this.' })) },
  play: async ({ canvas }) => {
    await failing(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You may not do this.')
  },
}

/** Another user changed the record first: says that nothing was saved, and what the other user changed. */
export const VersionConflict: Story = {
  args: { send: rejecting(new ApiError({ status: 412, code: 'stale', message: 'It has changed.' })) },
  play: async ({ canvas }) => {
    await failing(canvas)
    await expect(await canvas.findByText(/Somebody else changed this, so nothing was saved/)).toBeVisible()
    await expect(canvas.getByText('Added: Cat')).toBeVisible()
  },
}

function SlowTeam() {
  useQuery({ queryKey: [...areaKey(useApi(), 'teams'), 'slow'], queryFn: () => new Promise(() => {}) })
  const rename = useAction({
    send: rejecting(new ApiError({ status: 409, code: 'conflict', message: 'The label is in use.' })),
    invalidates: ['teams'],
    failed: null,
  })
  return (
    <>
      <ActionFailure error={rename.error?.error} title="The team was not renamed." />
      <Button pending={rename.isPending()} onClick={() => void rename.run('')}>
        Rename
      </Button>
    </>
  )
}

/** A failed change is over when its reason is shown, however long the page is read again. */
export const FailedBesideSlowRead: Story = {
  render: () => (
    <SspStoryProvider>
      <SlowTeam />
    </SspStoryProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await expect(await canvas.findByText('The label is in use.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename' })).not.toHaveAttribute('aria-busy', 'true'))
  },
}

const readTeam = fn(async () => 'Night shift')

/** The page of a team, which is left once the team is removed, and a list that can open it again. */
function TeamPage() {
  const team = useQuery({ queryKey: [...areaKey(useApi(), 'teams'), 'one'], queryFn: readTeam })
  return <h1>{team.data}</h1>
}

function Teams() {
  const [isOpen, setOpen] = useState(true)
  const remove = useAction({ send: async () => undefined, invalidates: ['teams'], leave: () => setOpen(false) })
  return (
    <>
      {isOpen ? <TeamPage /> : <Button onClick={() => setOpen(true)}>Open</Button>}
      <Button onClick={() => void remove.run()}>Remove team</Button>
    </>
  )
}

/** Nothing reads the removed record before its page is left; what is shown next is read again. */
export const Leaves: Story = {
  render: () => (
    <SspStoryProvider>
      <Teams />
    </SspStoryProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Night shift' })
    const reads = readTeam.mock.calls.length
    await userEvent.click(canvas.getByRole('button', { name: 'Remove team' }))
    const open = await canvas.findByRole('button', { name: 'Open' })
    await expect(readTeam).toHaveBeenCalledTimes(reads)
    await userEvent.click(open)
    await waitFor(() => expect(readTeam).toHaveBeenCalledTimes(reads + 1))
  },
}

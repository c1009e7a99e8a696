import { userCountQuery, usersQuery, type User } from '@ssp/api'
import { collection, fakeId, fakeServer, problem } from '@ssp/api/testing'
import { Button } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useAction } from '../action/use-action'
import type { PanelProps } from '../form/input-panel'
import { usePanel } from '../form/use-panel'
import { SspStoryProvider, type FakeServer } from '../testing'
import { PickerPanel } from './picker-panel'

const path = '/ssp/production/access/{clientId}/users'

const userOf = (index: number): User => ({
  id: fakeId(index),
  label: `Person ${String(index + 1).padStart(2, '0')}`,
  username: `person.${index + 1}`,
  email: null,
  roleId: null,
  role_label: null,
  createdDt: '2025-03-04T09:12:00.000Z',
  img: null,
  clientId: fakeId(900),
})

const userServer = (count = 20) => {
  const users = collection({
    rows: Array.from({ length: count }, (_, index) => userOf(index)),
    search: ({ label, username }) => [label, username],
  })
  return fakeServer()
    .on('get', path, ({ query }) => users.page(query))
    .on('get', `${path}#count`, ({ query }) => [{ total: users.total(query) }])
}

const messages = {
  title: 'Add members',
  search: 'Search users',
  empty: 'There are no users.',
  failed: 'The users could not be loaded.',
}
const unavailableOf = (id: string, members: readonly string[]) =>
  members.includes(id) ? 'Added' : id === fakeId(1) ? 'Leads another team' : undefined

interface Args {
  server: FakeServer
  several: boolean
  /** Called with the ids of the added users. */
  onAdded: (ids: readonly string[]) => void
}

interface MemberPickerProps extends PanelProps {
  several: boolean
  members: readonly string[]
  onAdded: (ids: readonly string[]) => void
}

function MemberPicker({ several, members, onAdded, ...panel }: MemberPickerProps) {
  const add = useAction({
    send: async (ids: readonly string[]) => onAdded(ids),
    key: ([first]) => first ?? '',
  })
  const shared = {
    ...panel,
    messages,
    page: usersQuery,
    count: userCountQuery,
    row: ({ id, label, username }: User) => ({
      id,
      name: label,
      meta: username,
      unavailable: unavailableOf(id, members),
    }),
    pendingKey: add.pendingKey,
  }
  return several ? (
    <PickerPanel {...shared} onAddSelected={(users) => add.run(users.map(({ id }) => id))} />
  ) : (
    <PickerPanel {...shared} onAdd={({ id }) => add.run([id])} />
  )
}

function Team({ several, onAdded }: Pick<Args, 'several' | 'onAdded'>) {
  const [members, setMembers] = useState<readonly string[]>([])
  const picker = usePanel(MemberPicker, false, {
    several,
    members,
    onAdded(ids) {
      setMembers([...members, ...ids])
      onAdded(ids)
    },
  })
  return (
    <>
      <Button onClick={() => picker.open()}>Add</Button>
      {picker.element}
    </>
  )
}

const meta = {
  title: 'Page kit/Picker panel',
  render: ({ server, ...args }) => (
    <SspStoryProvider server={server}>
      <Team {...args} />
    </SspStoryProvider>
  ),
  args: { server: userServer(), several: false, onAdded: fn() },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const callsOf = (spy: unknown) => (spy as { mock: { calls: unknown[][] } }).mock.calls

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
  return within(await screen.findByRole('dialog', { name: 'Add members' }))
}

/** One at a time: the panel stays open and the next button gets the focus; a record that cannot be added says why. */
export const AddOne: Story = {
  args: { server: userServer() },
  play: async ({ canvas, args }) => {
    const panel = await open(canvas)
    await expect(await panel.findByText('Leads another team')).toBeVisible()
    await expect(panel.getAllByRole('button', { name: /^Add Person/ })).toHaveLength(8)
    await userEvent.click(panel.getByRole('button', { name: 'Add Person 03' }))
    await expect(await panel.findByText('Added')).toBeVisible()
    await expect(callsOf(args.onAdded)).toEqual([[[fakeId(2)]]])
    await waitFor(() => expect(panel.getByRole('button', { name: 'Add Person 04' })).toHaveFocus())
    await userEvent.click(panel.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A search starts at the first page. */
export const SearchAndPages: Story = {
  args: { server: userServer() },
  play: async ({ canvas }) => {
    const panel = await open(canvas)
    await userEvent.click(await panel.findByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(panel.getAllByRole('button', { name: /^Add Person/ })).toHaveLength(2))
    await userEvent.type(panel.getByRole('searchbox', { name: 'Search users' }), 'person.1')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Add Person 01' })).toBeVisible())
    await expect(panel.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await userEvent.type(panel.getByRole('searchbox'), 'zz')
    await expect(await panel.findByText('There are no users.')).toBeVisible()
  },
}

/** Escape asks for confirmation before the ticks are lost. */
export const TicksAreKept: Story = {
  args: { server: userServer(3), several: true },
  play: async ({ canvas }) => {
    const panel = await open(canvas)
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Person 01' }))
    await userEvent.keyboard('{Escape}')
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }))
    await userEvent.click(confirmation.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(panel.getByRole('button', { name: 'Add 1' })).toBeEnabled()
  },
}

/** Several: ticks survive pages and searches; one submit adds the records and closes the panel. */
export const AddSeveral: Story = {
  args: { server: userServer(), several: true },
  play: async ({ canvas, args }) => {
    const panel = await open(canvas)
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Person 01' }))
    await expect(panel.getByRole('checkbox', { name: 'Person 02' })).toBeDisabled()
    await userEvent.click(panel.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Person 10' }))
    await userEvent.type(panel.getByRole('searchbox'), 'person 20')
    const last = await panel.findByRole('checkbox', { name: 'Person 20' })
    await userEvent.click(last)
    await userEvent.click(last)
    await userEvent.click(panel.getByRole('button', { name: 'Add 2' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(callsOf(args.onAdded)).toEqual([[[fakeId(0), fakeId(9)]]])
  },
}

/** Nothing ticked: nothing can be added yet. */
export const NothingTicked: Story = {
  args: { server: userServer(3), several: true },
  play: async ({ canvas, args }) => {
    const panel = await open(canvas)
    await expect(panel.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription(
      'Choose at least one entry first.',
    )
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onAdded).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { server: userServer().on('get', path, problem(403, 'forbidden', 'You may not see users.')) },
  play: async ({ canvas }) => {
    const panel = await open(canvas)
    await expect(await panel.findByText('The users could not be loaded.')).toBeVisible()
    await expect(panel.getByText('You may not see users.')).toBeVisible()
  },
}

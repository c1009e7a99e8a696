import type { Client } from '@ssp/api'
import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { permissions, policies, policy, rightsServer, someImpact } from '../testing'
import { PolicyPage } from './policy-page'

interface Args {
  client?: Client
  server: ReturnType<typeof rightsServer>
  name: string
  permissions: string[]
}

const own = policy(1)
const idsOf = (count: number, from = 0) =>
  permissions(from + count)
    .slice(from)
    .map(({ id }) => id)
const staffed = (held = 6, all = 32) =>
  rightsServer({
    policies: policies(4),
    permissions: permissions(all),
    held: { [own.id]: idsOf(held) },
    impact: someImpact,
  })

const meta = {
  title: 'Access/Policies/Detail page',
  render: ({ name, ...args }) => (
    <SspStoryProvider {...args} at={`/access/policies/${name}`}>
      <PolicyPage params={{ name }} />
    </SspStoryProvider>
  ),
  args: { server: staffed(), name: own.name, permissions: ['POLICIES_VIEW', 'POLICIES_UPDATE'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const addQuestion = 'Are you sure you want to add this permission to the policy'
const removeQuestion = 'Are you sure you want to remove this permission from the policy'
/** The confirmation by its name, once it has faded in. */
const question = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
const asked = (server: Args['server'], part: string) => server.calls.filter(({ path }) => path.includes(part))

/** Permissions under their groups; the first permission list asks for two (R1-237, R1-238, R1-496). */
export const Default: Story = {
  args: { server: staffed() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Employees' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Teams' })).toBeVisible()
    await expect(canvas.getByText('6 permissions')).toBeVisible()
    await waitFor(() => expect(asked(args.server, '/permissions?')[0]?.path).toContain('limit=2'))
    await expect(asked(args.server, 'limit=9')).toHaveLength(0)
  },
}

/**
 * The list of available permissions: nine per page, searchable, without granted ones; it stays open (R1-239 to R1-241,
 * R1-495).
 */
export const AddPermission: Story = {
  args: { server: staffed() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add permission' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Add permission' }))
    await waitFor(() => expect(panel.getAllByRole('button', { name: /^Add / })).toHaveLength(9))
    await expect(panel.queryByRole('button', { name: 'Add EMPLOYEES_VIEW' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(asked(args.server, 'page=1').length).toBeGreaterThan(0))
    await userEvent.type(panel.getByRole('searchbox'), 'surveys')
    await userEvent.click(await panel.findByRole('button', { name: 'Add SURVEYS_VIEW' }))
    await userEvent.click((await question(addQuestion)).getByRole('button', { name: 'Add permission' }))
    await screen.findByText('Permission added')
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Add SURVEYS_VIEW' })).toBeNull())
    await expect(canvas.getByText('7 permissions')).toBeInTheDocument()
    // The next permission is one key away.
    await waitFor(() => expect(panel.getByRole('button', { name: 'Add SURVEYS_UPDATE' })).toHaveFocus())
  },
}

const all = '/ssp/production/access/{clientId}/permissions'
const failing = () => {
  const server = staffed()
  server.on('get', all, problem(503, 'unavailable', 'The list is away.'))
  return server
}

/** The available permissions could not be loaded: a retry replaces the error. */
export const AddListFailed: Story = {
  args: { server: failing() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add permission' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Add permission' }))
    const again = await panel.findByRole('button', { name: 'Try again' })
    args.server.on('get', all, permissions(3))
    await userEvent.click(again)
    await waitFor(() => expect(panel.getAllByRole('button', { name: /^Add / })).toHaveLength(3))
  },
}

/**
 * The confirmation shows the effect of the removal; the policy is then read again and a note reports the removal (R1-242 to
 * R1-246).
 */
export const RemovePermission: Story = {
  args: { server: staffed() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove EMPLOYEES_VIEW' }))
    const dialog = await question(removeQuestion)
    await expect(await dialog.findByText('2 accounts in 2 clients will lose access.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await screen.findByText('Permission removed')
    await expect(await canvas.findByText('5 permissions')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove EMPLOYEES_CREATE' })).toHaveFocus())
  },
}

/** The second of two administrators sees the changes of the first. */
export const SomebodyElseFirst: Story = {
  args: { server: staffed() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove EMPLOYEES_VIEW' }))
    args.server.savePolicyElsewhere(own.id, idsOf(7, 1))
    await userEvent.click((await question(removeQuestion)).getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByText('Added: TEAMS_UPDATE, TEAMS_DELETE')).toBeVisible()
    await expect(canvas.getByText('Removed: EMPLOYEES_CREATE')).toBeVisible()
    await expect(await canvas.findByText('7 permissions')).toBeVisible()
  },
}

/** A thousand permissions. */
export const Thousand: Story = {
  args: { server: staffed(1000, 1100) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1,000 permissions')).toBeVisible()
    const drawn = () => canvasElement.querySelectorAll('li button').length
    await waitFor(() => expect(drawn()).toBeGreaterThan(8))
    await expect(drawn()).toBeLessThan(500)
    window.scrollTo(0, document.body.scrollHeight)
    await expect(await canvas.findByText('TEAMS_32_DELETE')).toBeVisible()
  },
}

/** Everything is granted: there is nothing to add. */
export const NothingLeft: Story = {
  args: { server: staffed(8, 8) },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Add permission' })).toHaveAccessibleDescription(
        'Every permission is granted already.',
      ),
    )
  },
}

export const Empty: Story = {
  args: { server: staffed(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This policy has no permissions.')).toBeVisible()
  },
}

export const PlatformOwned: Story = {
  args: { server: staffed(), name: policy(0).name },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This policy belongs to the platform and cannot be changed here.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add permission' })).toBeNull()
  },
}

const held = { ...own, heldBeyondReach: true as const }

/** What an account has that the caller may not change says so, and offers no change. */
export const HeldBeyondReach: Story = {
  args: { server: rightsServer({ policies: [held], permissions: permissions(8), held: { [own.id]: idsOf(6) } }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^An account that you cannot change has a role with this policy/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Add permission|Remove/ })).toBeNull()
  },
}

export const Unknown: Story = {
  args: { server: staffed(), name: 'nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such policy, or it belongs to another client.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to policies' })).toHaveAttribute('href', '/access/policies')
  },
}

/** Without strict rights, a view permission lists the changes that it also gives. */
export const WithoutStrictRights: Story = {
  args: { client: fakeClient({ strictRights: false }), server: staffed() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Without strict rights also gives DOCUMENTS_CREATE/)).toBeVisible()
  },
}

import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { permissions, policies, policy, rightsServer, roles } from '../testing'
import { PoliciesPage } from './policies-page'

interface Args {
  server: FakeServer
  permissions: string[]
  at: string
}

const list = '/ssp/production/access/{clientId}/policies'
const staffed = () => rightsServer({ policies: policies(27), permissions: permissions(40) })

const meta = {
  title: 'Access/Policies/List page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <PoliciesPage />
    </SspStoryProvider>
  ),
  args: { server: staffed(), permissions: ['POLICIES_VIEW', 'POLICIES_CREATE'], at: '/access/policies' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Cards with first letter, label, identifier name and View; ten of 27 (R1-221 to R1-227). */
export const Default: Story = {
  args: { server: staffed() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('27 policies')).toBeVisible()
    await expect(canvas.getByText('shift_planning')).toBeVisible()
    const card = within(canvas.getByText('Shift planning').closest('li') ?? document.body)
    await expect(card.getByText('S')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View Shift planning' })).toHaveAttribute(
      'href',
      '/access/policies/shift_planning',
    )
    await expect(canvas.getAllByRole('listitem')).not.toHaveLength(0)
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  },
}

/** The numbers of permissions and roles of a policy; in the table, the number of roles is a link to them. */
export const Counts: Story = {
  args: {
    permissions: ['POLICIES_VIEW', 'ROLES_VIEW'],
    server: rightsServer({
      policies: policies(3),
      permissions: permissions(8),
      held: { [policy(1).id]: permissions(5).map(({ id }) => id) },
      roles: roles(3),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 permissions, 1 role')).toBeVisible()
    await expect(canvas.getAllByText(/^0 permissions/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    const row = (await canvas.findByRole('link', { name: 'Shift planning' })).closest('tr') ?? document.body
    await expect(row.querySelector('[data-column=permissions]')).toHaveTextContent('5')
    await expect(within(row).getByRole('link', { name: '1 role with the policy Shift planning' })).toHaveAttribute(
      'href',
      `/access/roles?policyId=${policy(1).id}`,
    )
    await expect(canvas.queryByRole('link', { name: /^0 roles/ })).toBeNull()
  },
}

/** The numbers are not shown if the server does not send them or the caller may not see them. */
export const WithoutCounts: Story = {
  args: {
    server: rightsServer()
      .on('get', list, policies(2))
      .on('get', `${list}#count`, [{ total: 2 }]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shift planning')).toBeVisible()
    await expect(canvas.queryByText(/permission|role/)).toBeNull()
  },
}

export const Empty: Story = {
  args: { server: rightsServer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find any policies.')).toBeVisible()
  },
}

/** The error area (R1-228). */
export const Failed: Story = {
  args: { server: rightsServer().on('get', list, problem(403, 'forbidden', 'You may not see policies.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You may not see policies.')
  },
}

export const Loading: Story = {
  args: { server: rightsServer().on('get', list, () => new Promise<Response>(() => {})) },
}

export const Stress: Story = {
  args: {
    server: rightsServer({
      policies: [policy(1, { label: 'Donaudampfschifffahrtsgesellschaft', name: 'donau_'.repeat(20) }), policy(0)],
    }),
  },
}

const openPanel = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
  return within(await screen.findByRole('dialog', { name: 'Create policy' }))
}

/** Permissions are found by their names; the success text is in the panel (R1-230 to R1-235). */
export const Create: Story = {
  args: { server: staffed() },
  play: async ({ canvas, args }) => {
    const panel = await openPanel(canvas)
    await userEvent.type(panel.getByRole('textbox', { name: /^Name/ }), 'Front desk')
    await userEvent.type(await panel.findByRole('combobox', { name: /^Permissions/ }), 'news_view')
    await userEvent.click(await screen.findByRole('option', { name: 'NEWS_VIEW' }))
    // While its list is open, a field hides everything else from assistive technology.
    await userEvent.keyboard('{Escape}')
    await expect(await panel.findByRole('button', { name: 'Remove NEWS_VIEW' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Create' }))
    await expect(await panel.findByText('Policy created successfully')).toHaveFocus()
    const sent = args.server.calls.find(({ method }) => method === 'POST')?.body
    await expect(sent).toMatchObject({ policy: [{ label: 'Front desk' }], permissions: [permissions(40)[9]?.id] })
  },
}

/** A label whose name is in use is reported at the field, and no input is lost (R1-236, decision 103). */
export const CreateRejected: Story = {
  args: { server: staffed() },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    const name = panel.getByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, 'Shift planning')
    await userEvent.click(panel.getByRole('button', { name: 'Create' }))
    await expect(await panel.findByText('A policy with this name exists already.')).toBeVisible()
    await expect(name).toHaveValue('Shift planning')
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }))
    await expect(name).toHaveValue('Shift planning')
  },
}

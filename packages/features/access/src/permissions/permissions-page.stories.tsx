import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { permission, permissions, rightsServer } from '../testing'
import { PermissionsPage } from './permissions-page'

interface Args {
  server: FakeServer
  permissions: string[]
  at: string
}

const list = '/ssp/production/access/{clientId}/permissions'
const staffed = () => rightsServer({ permissions: permissions(64) })

const meta = {
  title: 'Access/Permissions/List page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <PermissionsPage />
    </SspStoryProvider>
  ),
  args: { server: staffed(), permissions: ['PERMISSIONS_VIEW', 'PERMISSIONS_CREATE'], at: '/access/permissions' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Name, Group, Created, Updated, with day and time (R1-247, decision 111). */
export const Default: Story = {
  args: { server: staffed() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('64 permissions')).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Group',
      'Created',
      'Updated',
    ])
    await expect(canvas.getAllByRole('cell', { name: /^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/ })).toHaveLength(20)
    await expect(canvas.getAllByText('Platform')).toHaveLength(10)
  },
}

export const Empty: Story = {
  args: { server: rightsServer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find any permissions.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { server: rightsServer().on('get', list, problem(403, 'forbidden', 'You may not see permissions.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You may not see permissions.')
  },
}

export const Loading: Story = {
  args: { server: rightsServer().on('get', list, () => new Promise<Response>(() => {})) },
}

export const ReadOnly: Story = {
  args: { server: staffed(), permissions: ['PERMISSIONS_VIEW'] },
  play: async ({ canvas }) => {
    await canvas.findByText('64 permissions')
    await expect(canvas.queryByRole('button', { name: 'Permission' })).toBeNull()
  },
}

/** Long names at 320 px. */
export const Stress: Story = {
  args: {
    server: rightsServer({
      permissions: [permission(0, { name: 'WOLFESCHLEGELSTEINHAUSENBERGERDORFF_'.repeat(2) }), permission(20)],
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

const openPanel = async (canvas: ReturnType<typeof within>, button: string, title: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}

/** Existing groups are suggested; the group is stored in lower case (R1-250 to R1-252, decision 105). */
export const CreatePermission: Story = {
  args: { server: staffed() },
  play: async ({ canvas, args }) => {
    const panel = await openPanel(canvas, 'Permission', 'Create permission')
    const submit = panel.getByRole('button', { name: 'Create' })
    await userEvent.type(panel.getByRole('textbox', { name: /^Name/ }), ' NEWS_PIN ')
    await userEvent.click(submit)
    const group = panel.getByRole('combobox', { name: /^Group/ })
    await expect(group).toHaveFocus()
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect((group as HTMLInputElement).list?.options.length).toBe(16))
    await userEvent.type(group, 'News')
    await userEvent.click(submit)
    await expect(await panel.findByText('Permission created successfully')).toHaveFocus()
    await expect(args.server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject([
      { name: 'NEWS_PIN', group: 'news' },
    ])
  },
}

/** A name that is in use is reported only at the field. */
export const CreatePermissionRejected: Story = {
  args: { server: staffed() },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Permission', 'Create permission')
    const name = panel.getByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, permission(0).name)
    await userEvent.type(panel.getByRole('combobox', { name: /^Group/ }), 'employees')
    await userEvent.click(panel.getByRole('button', { name: 'Create' }))
    await expect(await panel.findByText('This exists already.')).toBeVisible()
    await expect(panel.getByRole('alert')).toHaveTextContent('The permission could not be created')
    await expect(panel.queryByText('This is in use.')).toBeNull()
    await expect(name).toHaveFocus()
  },
}

/** One name creates four permissions, which the panel lists (R1-249, R1-253, R1-254, R1-406). */
export const CreateGroup: Story = {
  args: { server: staffed() },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Group', 'Create permission group')
    await expect(
      panel.getByText('This creates the basic permissions CREATE, VIEW, UPDATE and DELETE.'),
    ).toBeInTheDocument()
    await userEvent.type(panel.getByRole('textbox', { name: /^Group name/ }), 'Email attachments')
    await expect(panel.getByText('EMAIL_ATTACHMENTS_DELETE')).toBeInTheDocument()
    await userEvent.click(panel.getByRole('button', { name: 'Create' }))
    await expect(await panel.findByText('Permission group created successfully')).toHaveFocus()
    await expect(await canvas.findByText('68 permissions')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await userEvent.type(canvas.getByRole('searchbox'), 'IL_A')
    await canvas.findByText('4 found')
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /^EMAIL_ATTACHMENTS_[A-Z]+ New/ })).toHaveLength(4))
  },
}

/** A group that already exists is reported at the field (decision 104). */
export const CreateGroupRejected: Story = {
  args: { server: staffed() },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Group', 'Create permission group')
    const name = panel.getByRole('textbox', { name: /^Group name/ })
    await userEvent.type(name, 'employees')
    await userEvent.click(panel.getByRole('button', { name: 'Create' }))
    await expect(await panel.findByText('This exists already.')).toBeVisible()
    await expect(name).toHaveValue('employees')
  },
}

import { fakeId, problem } from '@ssp/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { accessServer, userPermission, userPermissions } from '../../testing'
import { base, userPage, type UserPageArgs } from '../testing/user-story'

const meta = { ...userPage, title: 'Access/User page/Restriction' } satisfies Meta<UserPageArgs>

export default meta
type Story = StoryObj<UserPageArgs>

/** Sets the clients and teams where a granted permission does not apply. */
export const Default: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restrict Employees: View' }))
    await expect(canvas.queryByRole('button', { name: 'Restrict Employees: Create' })).toBeNull()
    const panel = within(await screen.findByRole('dialog', { name: 'Restrict Employees: View' }))
    await waitFor(() => expect(panel.getByText('Does not apply to the selected clients')).toBeVisible())
    await userEvent.click(panel.getByRole('checkbox', { name: 'Borealis Energy' }))
    await userEvent.click(panel.getByRole('checkbox', { name: /^Drivers 1/ }))
    await userEvent.click(panel.getByRole('button', { name: 'Save restriction' }))
    await expect(await canvas.findByText('Not in 1 client and 1 team')).toBeVisible()
    const sent = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(sent?.body).toMatchObject({ clientIds: [fakeId(4001)], teamIds: [fakeId(6000)], only: false })
  },
}

/** One tick restricts a permission to one of many teams; it does not apply to teams created later. */
export const OnlyOneTeam: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restrict Employees: View' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Restrict Employees: View' }))
    await userEvent.click(await panel.findByRole('radio', { name: 'Only to selected teams' }))
    await expect(panel.getByRole('button', { name: 'Save restriction' })).toHaveAccessibleDescription(
      'Select at least one client or team first.',
    )
    await expect(panel.queryByRole('checkbox', { name: 'Borealis Energy' })).toBeNull()
    await userEvent.type(panel.getByRole('searchbox', { name: 'Search teams' }), '1 DRIVERS')
    await userEvent.click(await panel.findByRole('checkbox', { name: /^Drivers 1/ }))
    await userEvent.click(panel.getByRole('button', { name: 'Save restriction' }))
    await expect(await canvas.findByText('Only in 1 team')).toBeVisible()
    const sent = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(sent?.body).toMatchObject({ clientIds: [], teamIds: [fakeId(6000)], only: true })
  },
}

/**
 * A deleted team that still restricts the user is marked as deleted and can be removed; other deleted teams are not
 * offered.
 */
export const DeletedTeam: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer({
      permissions: [userPermission('EMPLOYEES_VIEW', { upID: fakeId(7100), restricted_teams: [fakeId(6100)] })],
      teams: [
        { id: fakeId(6000), label: 'Drivers', client_id: fakeId(4000) },
        { id: fakeId(6100), label: 'Night shift', client_id: fakeId(4000), deleted: true },
        { id: fakeId(6101), label: 'Day shift', client_id: fakeId(4000), deleted: true },
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restrict Employees: View' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Restrict Employees: View' }))
    const deleted = await panel.findByRole('checkbox', { name: /^Night shift.*Deleted team/ })
    await expect(deleted).toBeChecked()
    await expect(panel.queryByRole('checkbox', { name: /^Day shift/ })).toBeNull()
    await userEvent.click(deleted)
    await userEvent.click(panel.getByRole('button', { name: 'Save restriction' }))
    await waitFor(() => expect(canvas.queryByText('Not in 1 team')).toBeNull())
    const sent = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(sent?.body).toMatchObject({ clientIds: [], teamIds: [], only: false })
  },
}

/** A permission of the role is restricted for this user, by the id of the permission. */
export const FromTheRole: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer({ permissions: [userPermission('EMPLOYEES_VIEW', { inherited: true })] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restrict Employees: View' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Restrict Employees: View' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Borealis Energy' }))
    await expect(panel.queryByRole('alert')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Save restriction' }))
    await expect(await canvas.findByText('Not in 1 client')).toBeVisible()
  },
}

/** The second administrator sees the clients that another user added, merged with their own choice, and saves both. */
export const Stale: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer({ permissions: userPermissions(8) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restrict Employees: View' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Restrict Employees: View' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Borealis Energy' }))
    args.server.savePermissionElsewhere?.('EMPLOYEES_VIEW', { restricted: [fakeId(4002)] })
    await userEvent.click(panel.getByRole('button', { name: 'Save restriction' }))
    await expect(await panel.findByText('Added: Cedar Health')).toBeVisible()
    await expect(panel.queryByRole('checkbox')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Back to the selection' }))
    await expect(await panel.findByRole('checkbox', { name: 'Borealis Energy' })).toBeChecked()
    await expect(panel.getByRole('checkbox', { name: 'Cedar Health' })).toBeChecked()
    await userEvent.click(panel.getByRole('button', { name: 'Save restriction' }))
    await expect(await canvas.findByText('Not in 2 clients')).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer().on('get', `${base}/clients`, problem(503, 'unavailable', 'The server is busy.')),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restrict Employees: View' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Restrict Employees: View' }))
    await expect(await panel.findByText('The server is busy.')).toBeVisible()
    await expect(panel.queryByRole('checkbox')).toBeNull()
    await expect(panel.queryByRole('button', { name: 'Save restriction' })).toBeNull()
  },
}

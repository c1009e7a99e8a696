import { fakeId, problem } from '@ssp/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { accessServer, user, userPermission, userPermissions } from '../../testing'
import { base, patches, press, readAnew, userPage, type UserPageArgs } from '../testing/user-story'

const meta = { ...userPage, title: 'Access/User page/Permissions' } satisfies Meta<UserPageArgs>

export default meta
type Story = StoryObj<UserPageArgs>

/** Toggles send nothing until they are applied; a permission of the role can only be switched off at the role. */
export const Default: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow Employees: Create' }))
    await press(canvas, 'Revoke Employees: View')
    await expect(canvas.getByRole('button', { name: 'Revoke Employees: Create' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Revoke Client: View' })).toHaveAccessibleDescription(
      'This comes with the role and can be switched off only there.',
    )
    await expect(canvas.getByText('2 changes not applied')).toBeVisible()
    await expect(args.server.calls.some(({ method }) => method === 'PATCH')).toBe(false)
    await press(canvas, /^Permissions/)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press(canvas, 'Apply changes')
    await screen.findByText('Permissions updated')
    const sent = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(sent?.body).toMatchObject({ permissions: [{ selected: true }, { selected: false }] })
    await waitFor(() => expect(canvas.queryByText('2 changes not applied')).toBeNull())
  },
}

const response = Promise.withResolvers<void>()

/** A server that responds to the first change once `response` is resolved. */
function slowServer() {
  const server = accessServer()
  const { fetch } = server
  return Object.assign(server, {
    fetch: async (request: Request) => {
      if (request.method === 'PATCH') await response.promise
      return fetch(request)
    },
  })
}

/** A permission clicked while a change is being applied becomes the next change. */
export const ClickedWhileApplying: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: slowServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow Employees: Create' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Apply changes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Employees: Create' }))
    response.resolve()
    await press(canvas, 'Apply changes')
    await waitFor(() => expect(patches(args.server)).toHaveLength(2))
    await expect(patches(args.server)[1]?.body).toMatchObject({ permissions: [{ selected: false }] })
    await expect(await canvas.findByRole('button', { name: 'Allow Employees: Create' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer().on('get', `${base}/users/{id}/permissions`, problem(503, 'unavailable', 'Busy.')),
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Could not get permissions')).toBeVisible(),
}

/** A grant by another user is shown, also after a background read; the toggle waits for the next click. */
export const Stale: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer({ permissions: userPermissions(8) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow Employees: Create' }))
    args.server.savePermissionElsewhere?.('EMPLOYEES_DELETE', { upID: fakeId(9001), selected: true })
    await readAnew()
    await press(canvas, 'Apply changes')
    await waitFor(() => expect(patches(args.server)).toHaveLength(1))
    await expect(await canvas.findByText(/Employees: Delete is now granted/)).toBeVisible()
    await expect(canvas.getByText('1 change not applied')).toBeVisible()
    await press(canvas, 'Apply changes')
    await screen.findByText('Permissions updated')
  },
}

/** A caller can grant only what the caller holds: changes that the server would reject are not offered. */
export const NotGrantable: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer({
      permissions: [
        userPermission('EMPLOYEES_VIEW', { grantable: true }),
        userPermission('PLATFORM_VIEW', { grantable: false }),
        userPermission('CLIENT_SWITCH', { grantable: false, upID: fakeId(9003), selected: true }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Allow Employees: View' })).not.toHaveAttribute(
      'aria-disabled',
    )
    await expect(canvas.getByRole('button', { name: 'Allow Platform: View' })).toHaveAccessibleDescription(
      'You can only grant permissions that you hold yourself.',
    )
    await press(canvas, 'Revoke Client: Switch')
    await expect(canvas.getByRole('button', { name: 'Allow Client: Switch' })).not.toHaveAttribute('aria-disabled')
  },
}

/** Only the permissions in one state; a permission that is being revoked stays visible until the change is applied. */
export const OneState: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer() },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Granted')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Allow / })).toBeNull())
    await expect(canvas.getAllByRole('cell', { name: 'Granted' }).length).toBeGreaterThan(0)
    await press(canvas, 'Revoke Employees: View')
    await expect(canvas.getByRole('button', { name: 'Allow Employees: View' })).toBeVisible()
  },
}

/** Without USERS_UPDATE everything is readable and nothing can be changed. */
export const ReadOnly: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', permissions: ['USERS_VIEW'], server: accessServer() },
  play: async ({ canvas }) => {
    const employees = within(await canvas.findByRole('region', { name: 'Employees' }))
    await expect(employees.getByRole('rowheader', { name: 'View' })).toBeVisible()
    await expect(employees.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Allow/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Change picture' })).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer({
      users: [user(0, { label: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery of Glencairn' })],
      permissions: [
        userPermission('INTERNATIONAL_SUBSIDIARY_PAYROLL_REFERENCE_DOCUMENTS_VIEW', {
          upID: fakeId(9002),
          inherited: true,
          restricted: [fakeId(4001), fakeId(4002)],
          restricted_teams: [fakeId(6000)],
        }),
      ],
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
}

/** Of a thousand permissions only those near the visible part are rendered; a search finds one of the last. */
export const Thousand: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer({ permissions: userPermissions(1000) }) },
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('button:is([aria-label^="Allow "], [aria-label^="Revoke "])')
    await waitFor(() => expect(rows().length).toBeGreaterThan(4))
    await expect(rows().length).toBeLessThan(200)
    const search = canvasElement.querySelector('input[type=search]')
    await expect(search).not.toBeNull()
    if (search) await userEvent.type(search, 'AREA_249_VIEW')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await expect(canvas.getByRole('button', { name: /Area 249: View/ })).toBeVisible()
  },
}

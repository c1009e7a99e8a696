import { fakeId, problem } from '@ssp/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { accessServer, user, userPermission, userPermissions } from '../../testing'
import { base, patches, press, readAnew, userPage, type UserPageArgs } from '../testing/user-story'

const meta = { ...userPage, title: 'Access/User page/Permissions' } satisfies Meta<UserPageArgs>

export default meta
type Story = StoryObj<UserPageArgs>

/** Toggles send nothing until they are applied; what comes with the role is switched off only there. */
export const Default: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow EMPLOYEES_CREATE' }))
    await press(canvas, 'Revoke EMPLOYEES_VIEW')
    await expect(canvas.getByRole('button', { name: 'Revoke EMPLOYEES_CREATE' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Revoke CLIENT_VIEW' })).toHaveAccessibleDescription(
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

/** A server that answers the first change once `response` is resolved. */
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

/** A permission clicked while a change is being applied is the next change. */
export const ClickedWhileApplying: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: slowServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow EMPLOYEES_CREATE' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Apply changes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke EMPLOYEES_CREATE' }))
    response.resolve()
    await press(canvas, 'Apply changes')
    await waitFor(() => expect(patches(args.server)).toHaveLength(2))
    await expect(patches(args.server)[1]?.body).toMatchObject({ permissions: [{ selected: false }] })
    await expect(await canvas.findByRole('button', { name: 'Allow EMPLOYEES_CREATE' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer().on('get', `${base}/users/{id}/permissions`, problem(503, 'unavailable', 'Busy.')),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Could not get permissions', undefined, { timeout: 8000 })).toBeVisible(),
}

/** What somebody else granted is shown, also after a read in the background; the toggle waits for the next click. */
export const Stale: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer({ permissions: userPermissions(8) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow EMPLOYEES_CREATE' }))
    args.server.savePermissionElsewhere?.('EMPLOYEES_DELETE', { upID: fakeId(9001), selected: true })
    await readAnew()
    await press(canvas, 'Apply changes')
    await waitFor(() => expect(patches(args.server)).toHaveLength(1))
    await expect(await canvas.findByText(/EMPLOYEES_DELETE is now granted/)).toBeVisible()
    await expect(canvas.getByText('1 change not applied')).toBeVisible()
    await press(canvas, 'Apply changes')
    await screen.findByText('Permissions updated')
  },
}

/** A grant is limited to what the caller holds: what the server would reject is not offered. */
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
    await expect(await canvas.findByRole('button', { name: 'Allow EMPLOYEES_VIEW' })).not.toHaveAttribute(
      'aria-disabled',
    )
    await expect(canvas.getByRole('button', { name: 'Allow PLATFORM_VIEW' })).toHaveAccessibleDescription(
      'You can only grant permissions that you hold yourself.',
    )
    await expect(canvas.getByText('You do not hold it yourself')).toBeVisible()
    await press(canvas, 'Revoke CLIENT_SWITCH')
    await expect(canvas.getByRole('button', { name: 'Allow CLIENT_SWITCH' })).not.toHaveAttribute('aria-disabled')
  },
}

/** Only what the user has, from the role or by a grant; what is being revoked stays until it is applied. */
export const GrantedOnly: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Granted only' }))
    await expect(canvas.queryByRole('button', { name: /^Allow / })).toBeNull()
    await press(canvas, 'Revoke EMPLOYEES_VIEW')
    await expect(canvas.getByRole('button', { name: 'Allow EMPLOYEES_VIEW' })).toBeVisible()
  },
}

/** Without USERS_UPDATE everything can be read and nothing changed. */
export const ReadOnly: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', permissions: ['USERS_VIEW'], server: accessServer() },
  play: async ({ canvas }) => {
    const employees = within(await canvas.findByRole('region', { name: 'Employees' }))
    await expect(employees.getByText('View')).toBeVisible()
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

/** Of a thousand permissions those near the visible part are drawn; a search finds one of the last. */
export const Thousand: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer({ permissions: userPermissions(1000) }) },
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('button:is([aria-label^="Allow "], [aria-label^="Revoke "])')
    await waitFor(() => expect(rows().length).toBeGreaterThan(4), { timeout: 5000 })
    await expect(rows().length).toBeLessThan(200)
    const search = canvasElement.querySelector('input[type=search]')
    await expect(search).not.toBeNull()
    if (search) await userEvent.type(search, 'AREA_249_VIEW')
    await waitFor(() => expect(rows()).toHaveLength(1), { timeout: 5000 })
    await expect(canvas.getByRole('button', { name: /AREA_249_VIEW/ })).toBeVisible()
  },
}

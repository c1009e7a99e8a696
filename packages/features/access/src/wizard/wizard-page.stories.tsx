import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { accessServer, platformClients, userPermission, userPermissions } from '../testing'
import { WizardPage } from './wizard-page'

const base = '/ssp/production/access/{clientId}'

interface Args {
  server: FakeServer
  secureSend: boolean
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Access/Create account',
  render: ({ secureSend, ...args }) => (
    <SspStoryProvider
      at="/access/users/create"
      permissions={['USERS_CREATE']}
      client={fakeClient({ secureSend })}
      {...args}
    >
      <WizardPage />
    </SspStoryProvider>
  ),
  args: { server: accessServer(), secureSend: true, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const press = (canvas: Canvas, name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }))
const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name })

const account = async (canvas: Canvas, username = 'ann lee') => {
  await userEvent.type(canvas.getByLabelText(/^Display name/), 'Ann Lee')
  await userEvent.type(canvas.getByLabelText(/^Username/), username)
  await userEvent.type(canvas.getByLabelText(/^Email/), 'ann@acme.example')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Sunny-day-7')
  await userEvent.type(canvas.getByLabelText(/^Confirm/), 'Sunny-day-7')
}
const toClients = async (canvas: Canvas, username?: string) => {
  await account(canvas, username)
  await press(canvas, 'Next')
  await title(canvas, 'Account Permissions')
  await canvas.findByRole('checkbox', { name: 'Employees: View' })
  await press(canvas, 'Next')
  await title(canvas, 'Client Access')
  await canvas.findByRole('button', { name: 'Acme Logistics' })
  // With several clients one must be chosen first.
  await expect(canvas.queryByRole('button', { name: 'Go to Confirm' })).toBeNull()
}
const toConfirm = async (canvas: Canvas, username?: string) => {
  await toClients(canvas, username)
  await press(canvas, 'Acme Logistics')
  await press(canvas, 'Next')
  await title(canvas, 'Secure Send')
  await press(canvas, 'Next')
  await title(canvas, 'Confirm')
}

/** Next is available from the start; clicked too early, it says what is missing and stays. */
export const Account: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible()
    await expect(canvas.getByText('enter the required information in each step')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Go back' })).toBeNull()
    await press(canvas, 'Next')
    await expect(await canvas.findByText('Please enter all details')).toBeVisible()
    await expect(canvas.getByText('Enter a username.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Display name/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^Display name/)).toBeInvalid()
    // Typing dismisses the alert; what is still missing is shown at its field.
    await userEvent.type(canvas.getByLabelText(/^Username/), 'a')
    await waitFor(() => expect(canvas.queryByText('Please enter all details')).toBeNull())
    await expect(canvas.queryByText('Enter a username.')).toBeNull()
    await expect(canvas.getByText('Enter a display name.')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText(/^Username/))
    const rules = [
      ['abc', 'Password must be atleast 8 characters long'],
      ['abcdefgh', 'Please include atleast one upper case character'],
      ['ABCDEFGH', 'Please include atleast one lower case character'],
      ['Abcdefgh', 'Please include atleast one special character'],
      ['Abcdefg-', 'Please include atleast one number'],
    ] as const
    for (const [typed, text] of rules) {
      await userEvent.clear(canvas.getByLabelText(/^Password/))
      await userEvent.type(canvas.getByLabelText(/^Password/), typed)
      await expect(await canvas.findByText(text)).toBeVisible()
    }
    await userEvent.clear(canvas.getByLabelText(/^Password/))
    await account(canvas)
    await userEvent.type(canvas.getByLabelText(/^Confirm/), 'x')
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible()
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue('ann-lee')
    await press(canvas, 'Next')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Account Information' })).toBeVisible()
  },
}

/** A single checkbox, a group, all; the label says which. */
export const Permissions: Story = {
  play: async ({ canvas }) => {
    await account(canvas)
    await press(canvas, 'Next')
    const view = await canvas.findByRole('checkbox', { name: 'Employees: View' })
    await userEvent.click(view)
    await expect(view).toBeChecked()
    const group = canvas.getByRole('checkbox', { name: 'Employees' })
    await expect(group).toBePartiallyChecked()
    await userEvent.click(group)
    await expect(await canvas.findByText('4 of 32 selected')).toBeVisible()
    await press(canvas, 'Select all')
    await expect(await canvas.findByText('32 of 32 selected')).toBeVisible()
    await press(canvas, 'Selected')
    await expect(await canvas.findByText('0 of 32 selected')).toBeVisible()
    await press(canvas, 'Go back')
    await expect(canvas.getByLabelText(/^Display name/)).toHaveValue('Ann Lee')
  },
}

/**
 * While a search narrows the list, 'Select all' selects only the matches and says so; permissions that cannot be granted
 * are excluded.
 */
export const SelectAllOfWhatIsFound: Story = {
  args: {
    server: accessServer({
      permissions: [...userPermissions(12), userPermission('PLATFORM_VIEW', { grantable: false })],
    }),
  },
  play: async ({ canvas }) => {
    await account(canvas)
    await press(canvas, 'Next')
    await expect(await canvas.findByRole('checkbox', { name: /^Platform: View/ })).toBeDisabled()
    await userEvent.type(canvas.getByRole('searchbox'), 'teams')
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all (4 found)' }))
    await expect(await canvas.findByText('4 of 13 selected')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Selected (4 found)' })).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all' }))
    await expect(await canvas.findByText('12 of 13 selected')).toBeVisible()
    await press(canvas, 'Next')
    await title(canvas, 'Client Access')
    await userEvent.type(await canvas.findByRole('searchbox'), 'bor')
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all (1 found)' }))
    await expect(await canvas.findByText('1 of 4 selected')).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all' }))
    await expect(await canvas.findByText('4 of 4 selected')).toBeVisible()
  },
}

/** A step opens when it, or the previous one, is complete; step 3 requires a client. */
export const JumpRules: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Account Permissions/ })).toBeNull()
    await toClients(canvas)
    await expect(canvas.getByRole('heading', { name: 'Northgate clients' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'Choose at least one client first.',
    )
    await expect(canvas.queryByRole('button', { name: /Secure Send/ })).toBeNull()
    await press(canvas, 'Select all')
    await expect(canvas.getByText('4 of 4 selected')).toBeVisible()
    await press(canvas, 'Remove all')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'Choose at least one client first.',
    )
    await press(canvas, 'Borealis Energy')
    await press(canvas, 'Next')
    await press(canvas, /Account Information/)
    await userEvent.clear(await canvas.findByLabelText(/^Display name/))
    await expect(canvas.queryByRole('button', { name: /Confirm, not yet/ })).toBeNull()
  },
}

/** The summary, then the account with its ids, permissions, clients and secure send access. */
export const Created: Story = {
  args: { server: accessServer() },
  play: async ({ canvas, args }) => {
    await toClients(canvas)
    await press(canvas, 'Acme Logistics')
    await press(canvas, 'Next')
    await title(canvas, 'Secure Send')
    await userEvent.selectOptions(canvas.getByLabelText('Target scope'), 'Default')
    await press(canvas, 'Add access')
    await expect(await canvas.findByRole('button', { name: 'Remove Default' })).toBeVisible()
    await press(canvas, 'Next')
    await title(canvas, 'Confirm')
    await expect(canvas.getByText('••••••••')).toBeVisible()
    await press(canvas, 'SHOW')
    await expect(canvas.getByText('Sunny-day-7')).toBeVisible()
    await press(canvas, 'HIDE')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create user' }))
    await expect(await canvas.findByText('Account has been created')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Create user' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'SHOW' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'View user' })).toHaveAttribute('href', '/access/users/ann-lee')
    const posts = args.server.calls.filter(({ method }) => method === 'POST')
    await expect(posts).toHaveLength(1)
    await expect(posts[0]?.body).toMatchObject({
      user: { label: 'Ann Lee', username: 'ann-lee', email: 'ann@acme.example' },
      userPermissions: [],
      sharedDocumentScopes: [{ targetScope: 'default', targetId: null }],
    })
  },
}

/** With one client, the steps after the permissions need no input: one click goes to the last step. */
export const Skipped: Story = {
  args: { server: accessServer({ clients: platformClients(1) }) },
  play: async ({ canvas, args }) => {
    await account(canvas)
    await expect(canvas.queryByRole('button', { name: 'Go to Confirm' })).toBeNull()
    await press(canvas, 'Next')
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to Confirm' }))
    await title(canvas, 'Confirm')
    await expect(canvas.getByText('Acme Logistics')).toBeVisible()
    await press(canvas, 'Create user')
    await expect(await canvas.findByRole('link', { name: 'View user' })).toBeVisible()
    const [client] = platformClients(1)
    await expect(args.server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      userClients: [client?.id],
      userPermissions: [],
    })
  },
}

/** A single client is chosen automatically; 'View user' opens the permissions if some were granted. */
export const OneClient: Story = {
  args: { server: accessServer({ clients: platformClients(1) }) },
  play: async ({ canvas }) => {
    await account(canvas)
    await press(canvas, 'Next')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Employees: View' }))
    await press(canvas, 'Next')
    await title(canvas, 'Client Access')
    await expect(await canvas.findByText('1 of 1 selected')).toBeVisible()
    await press(canvas, 'Next')
    await title(canvas, 'Secure Send')
    await press(canvas, 'Next')
    await title(canvas, 'Confirm')
    await press(canvas, 'Create user')
    await expect(await canvas.findByRole('link', { name: 'View user' })).toHaveAttribute(
      'href',
      '/access/users/ann-lee?tab=2',
    )
  },
}

/** The server rejects the username: the message, all input, and the step with the reason at the field. */
export const Rejected: Story = {
  args: { server: accessServer() },
  play: async ({ canvas }) => {
    await toConfirm(canvas, 'ada.okafor')
    await press(canvas, 'Create user')
    await expect(await canvas.findByText('There was a problem creating the account')).toBeVisible()
    await expect(canvas.getAllByText('This username is in use.')).toHaveLength(1)
    await expect(canvas.getByLabelText(/^Username/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^Display name/)).toHaveValue('Ann Lee')
  },
}

/** If Secure Send is off for the client, step 4 shows only its placeholder. */
export const WithoutSecureSend: Story = {
  args: { secureSend: false },
  play: async ({ canvas }) => {
    await toClients(canvas)
    await press(canvas, 'Acme Logistics')
    await press(canvas, 'Next')
    await expect(await canvas.findByText('This step is still to be built')).toBeVisible()
    await expect(canvas.queryByLabelText('Target scope')).toBeNull()
  },
}

export const PermissionsFailed: Story = {
  args: { server: accessServer().on('get', `${base}/permissions`, problem(503, 'unavailable', 'The server is busy.')) },
  play: async ({ canvas }) => {
    await account(canvas)
    await press(canvas, 'Next')
    await expect(await canvas.findByText('Could not get permissions')).toBeVisible()
  },
}

/**
 * Of a thousand permissions only those near the visible part are rendered; a focused one stays rendered until it loses the
 * focus.
 */
export const Thousands: Story = {
  args: { server: accessServer({ permissions: userPermissions(1000), clients: platformClients(500) }) },
  play: async ({ canvas, canvasElement }) => {
    await account(canvas)
    await press(canvas, 'Next')
    const group = (name: string) => canvasElement.querySelector(`fieldset[aria-label="${name}"]`)
    await waitFor(() => expect(group('Employees')?.querySelectorAll('input')).toHaveLength(5))
    await expect(canvasElement.querySelectorAll('fieldset').length).toBeLessThan(60)
    await expect(group('Area 249')).toBeNull()
    await press(canvas, 'Select all')
    await expect(await canvas.findByText('1,000 of 1,000 selected')).toBeVisible()
    const first = group('Employees')?.querySelector('input')
    first?.focus()
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return expect(group('Area 249')?.querySelectorAll('input:checked')).toHaveLength(5)
    })
    await waitFor(() => expect(group('Client')).toBeNull())
    await expect(first).toHaveFocus()
    first?.blur()
    await waitFor(() => expect(group('Employees')).toBeNull())
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => toClients(canvas),
}

import type { Client } from '@ssp/api'
import { fakeClient, fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { employee, employees, employeeServer } from '../../testing'
import { EmployeePage } from '../employee-page'

interface Args {
  server: FakeServer
  client?: Client
  permissions?: string[]
  onNavigate: (to: string) => void
}

const id = employee(0).id
const complete = () => employeeServer([employee(0, { tenantId: fakeId(77) }), ...employees(4, 1)])

const meta = {
  title: 'Employees/Employee actions',
  render: (args) => (
    <SspStoryProvider permissions={['EMPLOYEES_VIEW', 'TEAMS_VIEW']} {...args} at={`/employees/${id}/info`}>
      <EmployeePage params={{ id }} />
    </SspStoryProvider>
  ),
  args: { server: complete(), onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
const confirmed = async (name: RegExp, button: string) => {
  const dialog = within(await screen.findByRole('alertdialog', { name }))
  await userEvent.click(dialog.getByRole('button', { name: button }))
}
const sent = ({ server }: Args, method: string, part: string) =>
  server.calls.findLast((call) => call.method === method && call.path.includes(part))

/** The modal sends what changed beside the fields that always go, with the version that it was begun on. */
export const Edit: Story = {
  args: { server: complete() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit employee' }))
    const forename = await dialog.findByRole('textbox', { name: /Forename/ })
    await waitFor(() => expect(forename).toHaveFocus())
    await userEvent.clear(forename)
    await userEvent.type(forename, 'Adaeze')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText('Employee updated successfully')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dr Adaeze Okafor'))
    await expect(sent(args, 'PATCH', id)?.body).toMatchObject({ id, forename: 'Adaeze', identifier: 'AC-1042' })
    await expect(sent(args, 'PATCH', id)?.headers.get('If-Match')).toBe('"1"')
  },
}

/** A field that is marked required is not emptied: it is an error at the field, and nothing is sent or confirmed. */
export const NotEmptied: Story = {
  args: { server: complete() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit employee' }))
    const email = await dialog.findByRole('textbox', { name: /Email/ })
    const others = [/Forename/, /Surname/, /Identifier/, /Mobile number/].map((name) =>
      dialog.getByRole('textbox', { name }),
    )
    for (const field of [email, ...others]) await userEvent.clear(field)
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription(/cannot be emptied\. Enter another value/))
    for (const field of others)
      await expect(field).toHaveAccessibleDescription(/cannot be emptied\. Enter another value/)
    await expect(others[0]).toHaveFocus()
    await expect(screen.queryByText('Employee updated successfully')).toBeNull()
    await expect(sent(args, 'PATCH', id)).toBeUndefined()
  },
}

/** An identifier in use is said at its field. */
export const IdentifierTaken: Story = {
  args: { server: complete() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit employee' }))
    const identifier = await dialog.findByRole('textbox', { name: /Identifier/ })
    await userEvent.clear(identifier)
    await userEvent.type(identifier, employee(1).identifier ?? '')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect(await dialog.findByText('This identifier is in use.')).toBeVisible()
  },
}

/** Confirmed first; the answer of the server is shown. */
export const ResetPassword: Story = {
  args: { server: complete() },
  play: async ({ args }) => {
    await choose('Reset Password')
    await confirmed(/reset the password of Dr Ada Okafor/, 'Reset password')
    await expect(await screen.findByText('The password has been reset.')).toBeVisible()
    await expect(sent(args, 'PATCH', id)?.body).toMatchObject({ resetPassword: true, surname: 'Okafor' })
  },
}

/** Without a tenant at the identity provider nothing is sent. */
export const ResetIncomplete: Story = {
  args: { server: employeeServer(employees(2)) },
  play: async ({ args }) => {
    await choose('Reset Password')
    const alert = within(await screen.findByRole('dialog', { name: 'The password was not reset' }))
    await expect(alert.getByText(/^Please make sure the users email & identifier are set\./)).toHaveTextContent(
      /Missing: tenant at the identity provider\.$/,
    )
    await userEvent.click(alert.getByRole('button', { name: 'OK' }))
    await expect(sent(args, 'PATCH', id)).toBeUndefined()
  },
}

/** A failed reset is an alert with the text of the server. */
export const ResetFailed: Story = {
  args: {
    server: complete().on('patch', '/ssp/production/employees/{id}#one', problem(503, 'unavailable', 'Away for now.')),
  },
  play: async () => {
    await choose('Reset Password')
    await confirmed(/reset the password/, 'Reset password')
    await expect(await screen.findByRole('dialog', { name: 'The password was not reset' })).toHaveTextContent(
      'Away for now.',
    )
  },
}

/** After the confirmation the list follows. */
export const Remove: Story = {
  args: { server: complete(), onNavigate: fn() },
  play: async ({ args }) => {
    await choose('Remove')
    await confirmed(/you can't undo this action/, 'Delete employee')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/employees'))
    await expect(sent(args, 'DELETE', '/employees/')?.body).toEqual({ id })
  },
}

const merge = async () => {
  await choose('Merge account')
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge account' }))
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Correct account' }), 'Bruno')
  await userEvent.click(await screen.findByRole('option', { name: /Bruno Costa/ }))
  const email = within(await dialog.findByRole('radiogroup', { name: 'Email' }))
  // By the text, as with a mouse: the dialog gives the focus back to the search.
  await userEvent.click(email.getByText(/ada\.okafor@acme\.example/))
  await expect(email.getByRole('radio', { name: /ada\.okafor@acme\.example/ })).toBeChecked()
  await expect(screen.queryByRole('listbox')).toBeNull()
  const after = dialog.getByRole('row', { name: /^Email/ })
  await expect(within(after).getAllByText('ada.okafor@acme.example')).toHaveLength(2)
  await expect([...after.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'ada.okafor@acme.example',
  ])
  await expect(dialog.getByText(/^Both are one person from then on/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm merge' }))
}

/** Details are picked one by one; the merge is removed again from the info tab. */
export const Merge: Story = {
  args: { server: complete() },
  play: async ({ args, canvas }) => {
    await merge()
    await waitFor(() => expect(sent(args, 'POST', 'mergeEmployee')?.body).toMatchObject({ take: ['email'] }))
    const into = within(await canvas.findByRole('region', { name: 'Employee merged into' }))
    await userEvent.click(await into.findByRole('button', { name: 'Click to remove: merge with Bruno Costa' }))
    await confirmed(/remove the merge with Bruno Costa/, 'Remove')
    await waitFor(() => expect(into.getByText('None')).toBeVisible())
  },
}

/** An account that was merged already is not a correct account. */
export const MergedAlready: Story = {
  args: { server: employeeServer([employee(0), employee(1, { isMerged: true }), employee(2)]) },
  play: async () => {
    await choose('Merge account')
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge account' }))
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Correct account' }))
    const merged = await screen.findByRole('option', { name: /Bruno Costa/ })
    await expect(merged).toHaveAttribute('aria-disabled', 'true')
    await expect(merged).toHaveTextContent('merged into another account already')
    await expect(screen.getByRole('option', { name: /Chloé/ })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** Why a merge failed is in the dialog, which keeps what was chosen, and then on the page. */
export const MergeFailed: Story = {
  args: {
    server: complete().on(
      'post',
      '/ssp/production/employees/{clientId}#mergeEmployee',
      problem(409, 'conflict', 'The chosen account has itself been merged into another. Choose that one.'),
    ),
  },
  play: async ({ canvas }) => {
    await merge()
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge account' }))
    await expect(await dialog.findByText(/has itself been merged into another/)).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Correct account' })).toHaveValue('Bruno Costa')
    await expect(dialog.getByRole('radio', { name: /ada\.okafor@acme\.example/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await confirmed(/Close without saving/, 'Discard')
    await expect(await canvas.findByText(/has itself been merged into another/)).toBeVisible()
  },
}

/** The account is merged into another. */
const linked = () =>
  complete().on('get', '/ssp/production/employees/{clientId}', () => {
    const { title, forename, surname, identifier, email, id: linked_id } = employee(1)
    const person = { id: linked_id, title, forename, surname, identifier, email }
    const other = { ...person, employee_id: id, linked_id, created_at: '2026-05-02T09:00:00.000Z' }
    return { success: true, employees: [employee(0)], merger: [], merged: [other] }
  })

/** An account that was merged into another says so in its header, and is not merged again: the action says what to do first. */
export const MergedAway: Story = {
  args: { server: linked() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Merged into Bruno Costa')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const action = await screen.findByRole('menuitem', { name: /Merge account/ })
    await expect(action).toHaveAttribute('aria-disabled', 'true')
    await expect(action).toHaveAccessibleDescription('Remove the merge into another account first.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  },
}

/** A client with strict rights: who may only view makes no change, nor takes a merge apart. */
export const StrictRights: Story = {
  args: {
    server: linked(),
    client: fakeClient({ strictRights: true }),
  },
  play: async ({ canvas }) => {
    const into = within(await canvas.findByRole('region', { name: 'Employee merged into' }))
    await expect(into.getByRole('link', { name: 'Bruno Costa' })).toBeVisible()
    await expect(into.queryByRole('button')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Go To Portal' })).toBeVisible())
    for (const name of ['Reset Password', 'Merge account', 'Remove'])
      await expect(screen.queryByRole('menuitem', { name })).toBeNull()
  },
}

/** An account that may merge and not remove a merge reads so before it merges. */
export const MergeWithoutReturn: Story = {
  args: {
    server: complete(),
    client: fakeClient({ strictRights: true }),
    permissions: ['EMPLOYEES_VIEW', 'EMPLOYEES_UPDATE', 'TEAMS_VIEW'],
  },
  play: async () => {
    await choose('Merge account')
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge account' }))
    await expect(
      dialog.getByText(/You may not remove the merge; an account that may delete employees can/),
    ).toBeVisible()
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Correct account' }))
    await expect(await screen.findByRole('option', { name: /Ada Okafor/ })).toHaveTextContent('this account')
  },
}

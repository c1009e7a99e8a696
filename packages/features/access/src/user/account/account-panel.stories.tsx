import { fakeId, problem } from '@ssp/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { accessServer, user, users } from '../../testing'
import { base, patches, press, readAnew, type, userPage, type UserPageArgs } from '../testing/user-story'

const meta = { ...userPage, title: 'Access/User page/Account details' } satisfies Meta<UserPageArgs>

export default meta
type Story = StoryObj<UserPageArgs>

/** The validations in their order, then one request with the changes. */
export const Default: Story = {
  args: { at: '/access/users/ada.okafor?tab=1', server: accessServer() },
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText(/^Display name/)
    await type(canvas, /^Display name/, '')
    await press(canvas, 'Update account')
    await expect(await canvas.findByText('Please enter all fields.')).toBeVisible()
    await type(canvas, /^Display name/, ' Ada Okafor-Lee ')
    await type(canvas, 'New password', 'abc')
    await expect(await canvas.findByText('Password must be atleast 8 characters long')).toBeVisible()
    await press(canvas, 'Update account')
    await expect(await canvas.findByText('Please enter a password & confirm password.')).toBeVisible()
    await type(canvas, 'New password', 'Sunny-day-7')
    await type(canvas, 'Confirm password', 'Sunny-day-8')
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible()
    await type(canvas, 'Confirm password', 'Sunny-day-7')
    await press(canvas, 'Update account')
    await screen.findByText('Account updated successfully.')
    const sent = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(sent?.body).toEqual({
      id: user(0).id,
      client_id: user(0).clientId,
      label: 'Ada Okafor-Lee',
      password: 'Sunny-day-7',
      confirmPassword: 'Sunny-day-7',
    })
  },
}

export const Rejected: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=1',
    server: accessServer().on('patch', `${base}/users`, problem(500, 'internal', 'The server stumbled.')),
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Display name/)
    await type(canvas, /^Display name/, 'Ada O.')
    await press(canvas, 'Update account')
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Display name/)).toHaveValue('Ada O.')
  },
}

/** The second administrator sees what changed and keeps their input; a retry succeeds. */
export const Stale: Story = {
  args: { at: '/access/users/ada.okafor?tab=1', server: accessServer({ users: users(3) }) },
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText(/^Display name/)
    await type(canvas, /^Display name/, 'Ada O.')
    args.server.saveElsewhere?.({ email: 'ada.new@acme.example' })
    await press(canvas, 'Update account')
    await expect(await canvas.findByText(/ada\.okafor@acme\.example is now ada\.new@acme\.example/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Display name/)).toHaveValue('Ada O.')
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('ada.new@acme.example')
    await press(canvas, 'Update account')
    await screen.findByText('Account updated successfully.')
  },
}

/** A background read does not make an older draft look new: the first save is rejected, the second succeeds. */
export const ReadAnewWhileTyping: Story = {
  args: { at: '/access/users/ada.okafor?tab=1', server: accessServer({ users: users(3) }) },
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText(/^Display name/)
    await type(canvas, /^Display name/, 'Ada O.')
    args.server.saveElsewhere?.({ label: 'Ada Okafor-Lee' })
    await readAnew()
    await expect(await canvas.findByText(/Ada Okafor is now Ada Okafor-Lee/)).toBeVisible()
    await press(canvas, 'Update account')
    await waitFor(() => expect(patches(args.server)).toHaveLength(1))
    await expect(screen.queryByText('Account updated successfully.')).toBeNull()
    await expect(canvas.getByLabelText(/^Display name/)).toHaveValue('Ada O.')
    await press(canvas, 'Update account')
    await screen.findByText('Account updated successfully.')
  },
}

const linkedElsewhere = { id: fakeId(2), forename: 'Linus', surname: 'Mensah', identifier: 'AC-1043' }

/**
 * An administrator links another user's account, unlinks it and undoes that; an employee with an account is not offered.
 */
export const Employee: Story = {
  args: {
    at: '/access/users/ada.okafor',
    server: accessServer({ users: [user(0, { employee: null }), user(1, { employee: linkedElsewhere })] }),
    permissions: ['USERS_VIEW', 'USERS_UPDATE', 'EMPLOYEES_VIEW'],
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('No employee is linked to this account.')
    await press(canvas, 'Link employee')
    const dialog = within(await screen.findByRole('dialog', { name: 'Link Ada Okafor to an employee' }))
    await userEvent.click(await dialog.findByRole('combobox', { name: /Employee/ }))
    const taken = await screen.findByRole('option', { name: /Linus Mensah/ })
    await expect(taken).toHaveAttribute('aria-disabled', 'true')
    await expect(taken).toHaveTextContent('linked to an account already')
    await userEvent.click(await screen.findByRole('option', { name: /Nadia Okafor/ }))
    await press(dialog, 'Link employee')
    await expect(await canvas.findByRole('link', { name: /Nadia Okafor/ })).toBeVisible()
    await press(canvas, 'Unlink')
    const question = within(await screen.findByRole('alertdialog', { name: /from Ada Okafor\?$/ }))
    await expect(question.getByText('The account can no longer act as this employee.')).toBeVisible()
    await press(question, 'Unlink')
    await expect(await canvas.findByText('No employee is linked to this account.')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('link', { name: /Nadia Okafor/ })).toBeVisible()
    await expect(args.server.calls.filter(({ path }) => path.includes('/association'))).toHaveLength(3)
  },
}

/** Without EMPLOYEES_VIEW, or for an employee out of reach. */
export const EmployeeHidden: Story = {
  args: { at: '/access/users/ada.okafor', server: accessServer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not see which employee is linked to this account.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Link employee' })).not.toBeInTheDocument()
  },
}

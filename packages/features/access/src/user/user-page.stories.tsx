import { auditEntry } from '@ssp/audit-log/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { accessServer, user } from '../testing'
import { press, userPage, type UserPageArgs } from './testing/user-story'

const meta = { ...userPage, title: 'Access/User page' } satisfies Meta<UserPageArgs>

export default meta
type Story = StoryObj<UserPageArgs>

/** The account panel is initially open; at most one panel is open, and a click on the open one closes it. */
export const Default: Story = {
  args: { server: accessServer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Account created on 04.03.2025')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toBeVisible()
    const open = () => canvas.getAllByRole('button', { expanded: true }).length
    await expect(canvas.getByRole('button', { name: /^Account details/ })).toHaveAttribute('aria-expanded', 'true')
    await expect(open()).toBe(1)
    await press(canvas, /^Client access/)
    await expect(open()).toBe(1)
    await press(canvas, /^Client access/)
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull()
  },
}

export const Missing: Story = {
  args: { server: accessServer({ users: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such user, or it belongs to another client.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to users' })).toHaveAttribute('href', '/access/users')
  },
}

/** The last changes, with links to all of them and to the changes that the user made. */
export const History: Story = {
  args: {
    permissions: ['USERS_VIEW', 'AUTH_VIEW'],
    server: accessServer({
      auditLog: [auditEntry(1, { subject: { kind: 'user', id: user(0).id, label: 'Ada', name: null } })],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^History/ }))
    await expect(await canvas.findByText(/changed the account of/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All changes' })).toHaveAttribute(
      'href',
      `/access/audit-log?subjectId=${user(0).id}`,
    )
    await expect(canvas.getByRole('link', { name: 'Changes made by this user' })).toBeVisible()
  },
}

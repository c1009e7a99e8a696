import { problem } from '@ssp/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { accessServer, user } from '../../testing'
import { base, patches, userPage, type UserPageArgs } from '../testing/user-story'

const meta = { ...userPage, title: 'Access/User page/Status' } satisfies Meta<UserPageArgs>

export default meta
type Story = StoryObj<UserPageArgs>

/** Deactivating asks for confirmation and names its effect; the notification offers undo. */
export const Default: Story = {
  args: { server: accessServer() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Active')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate user' }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText(/signed out everywhere at once/)).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('Ada Okafor is deactivated')
    await expect(await canvas.findByText(/This user is deactivated and cannot sign in/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Ada Okafor can sign in again')
    await waitFor(() => expect(canvas.queryByText(/This user is deactivated/)).toBeNull())
    const sent = patches(args.server).map(({ body }) => body)
    await expect(sent).toEqual([
      { userId: user(0).id, status: 'inactive' },
      { userId: user(0).id, status: 'active' },
    ])
  },
}

export const Rejected: Story = {
  args: {
    server: accessServer().on(
      'patch',
      `${base}/users/{id}#setUserStatus`,
      problem(403, 'forbidden', 'The last superadmin cannot be deactivated.'),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate user' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('The last superadmin cannot be deactivated.')
    await expect(canvas.getByText('Active')).toBeVisible()
  },
}

export const Deactivated: Story = {
  args: { server: accessServer({ users: [user(0, { status: 'inactive' })] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deactivated')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reactivate user' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Reactivate' }))
    await expect(await canvas.findByText('Active')).toBeVisible()
  },
}

/** A lock caused by failed sign-ins shows its end, and a button removes it. */
export const Locked: Story = {
  args: { server: accessServer({ lockedUntil: '2026-03-04T09:12:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Locked until 04\.03\.2026/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }))
    await screen.findByText('Ada Okafor is unlocked')
    await waitFor(() => expect(canvas.queryByText(/^Locked until/)).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Account details/ })).toHaveFocus())
  },
}

/** A user who may only view sees the status but no lock, can check why, and can change nothing. */
export const ReadOnly: Story = {
  args: { permissions: ['USERS_VIEW'], server: accessServer({ lockedUntil: '2026-03-04T09:12:00.000Z' }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Active')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Explain access'])
    await expect(args.server.calls.some(({ path }) => path.includes('getUserLock'))).toBe(false)
  },
}

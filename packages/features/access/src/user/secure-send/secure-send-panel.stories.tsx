import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { accessServer } from '../../testing'
import { press, userPage, type UserPageArgs } from '../testing/user-story'

const meta = { ...userPage, title: 'Access/User page/Secure send' } satisfies Meta<UserPageArgs>

export default meta
type Story = StoryObj<UserPageArgs>

export const Default: Story = {
  args: { at: '/access/users/ada.okafor?tab=4', server: accessServer() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('No access to shared documents yet.')
    await press(canvas, 'Add access')
    await expect(await canvas.findByText('Please select a target.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Target scope'), 'Platform')
    await press(canvas, 'Add access')
    await screen.findByText('Update Completed!')
    await screen.findByText('Shared Documents Permissions/Scopes have been successfully updated')
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Northgate' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove the access to Northgate?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove access' }))
    await expect(await canvas.findByText('No access to shared documents yet.')).toBeVisible()
    await expect(args.server.calls.at(-2)?.path).toContain('scopeId=')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add access' })).toHaveFocus())
  },
}

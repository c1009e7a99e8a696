import { problem } from '@ssp/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { accessServer } from '../../testing'
import { base, press, userPage, type UserPageArgs } from '../testing/user-story'

const meta = { ...userPage, title: 'Access/User page/Client access' } satisfies Meta<UserPageArgs>

export default meta
type Story = StoryObj<UserPageArgs>

export const Default: Story = {
  args: { at: '/access/users/ada.okafor?tab=3', server: accessServer() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grant Cedar Health' }))
    await expect(await canvas.findByText('3 clients granted')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Default client'), 'Cedar Health')
    await press(canvas, 'Set as default')
    await screen.findByText('Default client updated')
    await press(canvas, 'Remove Cedar Health')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove the access to Cedar Health?' }))
    await waitFor(() => expect(question.getByText(/without one until you choose another/)).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Remove access' }))
    await expect(await canvas.findByText('2 clients granted')).toBeVisible()
    await press(canvas, 'Set as default')
    await expect(await canvas.findByText('Please select a client to set as default.')).toBeVisible()
  },
}

/** Another user was faster: a note says so, the list is read again, and the choice stays. */
export const Late: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=3',
    server: accessServer().on('patch', `${base}/users/{id}#setDefaultScope`, problem(404, 'not_found', 'Not found.')),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Default client'), 'Borealis Energy')
    await press(canvas, 'Set as default')
    await expect(await canvas.findByText(/Somebody else changed this in the meantime/)).toBeVisible()
    await expect(canvas.getByLabelText('Default client')).toHaveDisplayValue('Borealis Energy')
  },
}

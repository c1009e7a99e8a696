import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeBadges, fakeTypes, OTHER, OWN, recognitionPath, recognitionServer } from '../testing'
import { GiveRecognitionPanel } from './give-recognition-panel'

interface Args {
  server: FakeServer
  onClose: () => void
}

const meta = {
  title: 'Recognition/Give',
  render: ({ server, onClose }) => (
    <SspStoryProvider server={server} permissions={['RECOGNITION_VIEW', 'EMPLOYEES_VIEW', 'TEAMS_VIEW']}>
      <GiveRecognitionPanel open onClose={onClose} />
    </SspStoryProvider>
  ),
  args: { server: recognitionServer(), onClose: fn() },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

// The dialog with the form replaces the one that is shown while the account loads.
const opened = async () => {
  await screen.findByRole('checkbox', { name: 'Give to Team' })
  return within(screen.getByRole('dialog', { name: 'Give Recognition' }))
}
const receiver = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /Receiver|Team/ }))
  return screen.findByRole('row', { name })
}
const posts = (server: FakeServer) => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

/** The giver is not offered; the form can be sent once receiver, type and badge are chosen. */
export const ToAnEmployee: Story = {
  args: { server: recognitionServer() },
  play: async ({ args }) => {
    const panel = await opened()
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Give to Team' })).toHaveFocus())
    const ada = await receiver(/Ada Okafor/)
    await expect(panel.queryByRole('row', { name: /Grace Holloway/ })).toBeNull()
    await userEvent.click(ada)
    await expect(panel.getByRole('button', { name: 'Give' })).toHaveAccessibleDescription(
      'Choose a receiver, a type and a badge first.',
    )
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: /Type/ }), 'Thank you')
    await userEvent.click(panel.getByRole('radio', { name: 'Star' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Message' }), 'ありがとう')
    await userEvent.click(panel.getByRole('button', { name: 'Give' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(posts(args.server)).toEqual([
      {
        team: 0,
        receiver_id: OTHER.id,
        type_id: fakeTypes[1]?.id,
        badge_id: fakeBadges[1]?.id,
        message: 'ありがとう',
        approved: 0,
        user_id: OWN.id,
      },
    ])
  },
}

/** 'Give to Team' clears the receiver and searches teams. */
export const ToATeam: Story = {
  args: { server: recognitionServer() },
  play: async ({ args }) => {
    const panel = await opened()
    await userEvent.click(await receiver(/Ada Okafor/))
    await userEvent.click(panel.getByRole('checkbox', { name: 'Give to Team' }))
    await expect(await panel.findByPlaceholderText('Search teams')).toBeVisible()
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: /Type/ }), 'Thank you')
    await userEvent.click(panel.getByRole('radio', { name: 'Star' }))
    await expect(panel.getByRole('button', { name: 'Give' })).toHaveAccessibleDescription(
      'Choose a receiver, a type and a badge first.',
    )
    await userEvent.click(await receiver('Night shift'))
    await userEvent.click(panel.getByRole('checkbox', { name: 'Approved' }))
    await userEvent.click(panel.getByRole('button', { name: 'Give' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(posts(args.server)).toMatchObject([{ team: 1, approved: 1 }])
  },
}

export const WithoutAnEmployee: Story = {
  args: { server: recognitionServer({ linked: false }) },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Give Recognition' }))
    await expect(
      await panel.findByText('You need to associate an employee with your account before giving recognition'),
    ).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile')
  },
}

/** The server's error is at the receiver, and the choices stay. */
export const ReceiverHasLeft: Story = {
  args: {
    server: recognitionServer().on(
      'post',
      recognitionPath,
      problem(400, 'invalid', 'Please check the highlighted fields.', {
        fields: { receiver_id: 'This employee has left.' },
      }),
    ),
  },
  play: async ({ args }) => {
    const panel = await opened()
    await userEvent.click(await receiver(/Ada Okafor/))
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: /Type/ }), 'Thank you')
    await userEvent.click(panel.getByRole('radio', { name: 'Star' }))
    await userEvent.click(panel.getByRole('button', { name: 'Give' }))
    await expect(await panel.findByText('This employee has left.')).toBeVisible()
    await expect(panel.getByRole('radio', { name: 'Star' })).toBeChecked()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Nothing can be given yet. */
export const NothingToChoose: Story = {
  args: { server: recognitionServer({ types: [], badges: [] }) },
  play: async () => {
    const panel = await opened()
    await expect(
      await panel.findByText('There are no types or no badges yet. Create them in the tab MANAGE.'),
    ).toBeVisible()
  },
}

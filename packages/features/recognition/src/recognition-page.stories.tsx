import type { Client } from '@ssp/api'
import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { RecognitionPage } from './recognition-page'
import { fakeRecognition, fakeRecognitions, fakeTypes, recognitionPath, recognitionServer } from './testing'

interface Args {
  server: FakeServer
  client?: Client
  at: string
  permissions: string[]
}

const meta = {
  title: 'Recognition/Page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <RecognitionPage />
    </SspStoryProvider>
  ),
  args: {
    server: recognitionServer(),
    at: '/client/recognition',
    permissions: ['RECOGNITION_VIEW', 'EMPLOYEES_VIEW', 'TEAMS_VIEW'],
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const sent = (server: FakeServer, method: string) =>
  server.calls.filter((call) => call.method === method).map(({ body }) => body)

/** Ten cards per page, with title, total, tabs and actions in the header. */
export const List: Story = {
  args: { server: recognitionServer({ rows: fakeRecognitions(12) }) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('12 recognitions')).toBeVisible()
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['LIST', 'LEADERBOARD', 'MANAGE'])
    const cards = within(await canvas.findByRole('list', { name: 'Recognitions' })).getAllByRole('listitem')
    await expect(cards).toHaveLength(10)
    // Header and list show the same count.
    await expect(args.server.calls.filter(({ path }) => path.endsWith('?count=true'))).toHaveLength(1)
    await expect(cards[1]).toHaveTextContent(
      /Bruno Costa.*Chloé Lefèvre.*Thank you.*Thank you for help number 2.*1 like/,
    )
    await expect(cards[4]).toHaveTextContent('Night shift')
    const hrefOf = (index: number, name: string) =>
      within(cards[index]!).getByRole('link', { name }).getAttribute('href')
    await expect(hrefOf(1, 'Bruno Costa')).toBe(`/employees/${fakeRecognition(1).giver_id}/info`)
    await expect(hrefOf(1, 'Chloé Lefèvre')).toBe(`/employees/${fakeRecognition(1).receiver_id}/info`)
    await expect(hrefOf(4, 'Night shift')).toBe(`/client/teams/${fakeRecognition(4).receiver_id}`)
    await expect(canvas.queryByText('Awaiting Approval')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2))
  },
}

/** Without a message the card says so; without the permission, and for a giver who has left, a name is not a link. */
export const NoMessage: Story = {
  args: {
    permissions: ['RECOGNITION_VIEW'],
    server: recognitionServer({ rows: [fakeRecognition(0, { message: '' }), fakeRecognition(1, { giver_id: null })] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No message')).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Recognitions' })).queryByRole('link')).toBeNull()
  },
}

/** No messages, markers, and a reason. */
export const HiddenAndAwaiting: Story = {
  args: {
    server: recognitionServer({
      rows: [
        fakeRecognition(0),
        fakeRecognition(1, { approved: 1 }),
        fakeRecognition(2, { rejected_reason: 'Not about work' }),
        fakeRecognition(3, {
          user_forname: null,
          user_surname: null,
          badge_image: null,
          badge_id: null,
          type_id: null,
          type_title: null,
        }),
      ],
      settings: { hide_message: 1, require_approval: 1 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Awaiting Approval')).toHaveLength(2)
    await expect(canvas.getByText('Rejected: Not about work')).toBeVisible()
    await expect(canvas.getByText('Somebody who left')).toBeVisible()
    await expect(canvas.queryByText(/Thank you for help/)).toBeNull()
    await expect(await canvas.findByText('2 recognitions await approval.')).toBeVisible()
  },
}

/** Ticks recognitions, rejects them with a reason, then approves the others at once. */
export const ApprovalQueue: Story = {
  args: { server: recognitionServer({ rows: fakeRecognitions(4), settings: { require_approval: 1 } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Work through them' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Approval queue' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Ada Okafor to Bruno Costa' }))
    await expect(panel.getByRole('button', { name: 'Reject 1' })).toHaveAccessibleDescription('Enter a reason first.')
    await userEvent.type(panel.getByRole('textbox', { name: 'Reason' }), 'Given twice')
    await userEvent.click(panel.getByRole('button', { name: 'Reject 1' }))
    await expect(await screen.findByText('1 recognition rejected')).toBeInTheDocument()
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Select all 3' }))
    await userEvent.click(panel.getByRole('button', { name: 'Approve 3' }))
    await expect(await panel.findByText('Nothing awaits approval.')).toBeVisible()
    await expect(sent(args.server, 'POST')).toMatchObject([
      { ids: [fakeRecognition(0).id], approved: 0, reason: 'Given twice' },
      { ids: [1, 2, 3].map((index) => fakeRecognition(index).id), approved: 1 },
    ])
  },
}

/** The confirmation of the specification, then the card is gone. */
export const Deleted: Story = {
  args: { server: recognitionServer({ rows: fakeRecognitions(2) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Ada Okafor to Bruno Costa' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Are you sure you want to permanently delete this recognition?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1))
    await expect(canvas.getByText('1 recognition')).toBeVisible()
  },
}

/** An editor ticks 'Approved'; only the change is sent. */
export const Edited: Story = {
  args: {
    server: recognitionServer({ rows: [fakeRecognition(0)], settings: { hide_message: 1, require_approval: 1 } }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Ada Okafor to Bruno Costa' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Edit' }))
    await expect(await panel.findByRole('textbox', { name: 'Message' })).toHaveValue('Thank you for help number 1.')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Approved' }))
    await userEvent.click(panel.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByText('Awaiting Approval')).toBeNull())
    await expect(sent(args.server, 'PATCH')).toEqual([{ approved: 1 }])
  },
}

export const Empty: Story = {
  args: { server: recognitionServer({ rows: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No recognition has been given yet.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: recognitionServer().on('get', recognitionPath, () => new Promise<Response>(() => {})) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Recognition' })).toBeVisible()
    await expect(canvas.queryByText('No recognition has been given yet.')).toBeNull()
  },
}

/** A user whose permission was removed while the page was open; the route guard stops all others. */
export const NoPermission: Story = {
  args: {
    permissions: [],
    server: recognitionServer({ rows: [] }).on(
      'get',
      recognitionPath,
      problem(403, 'forbidden', 'You may not see this.'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not see this.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Leaderboard: Story = {
  args: { at: '/client/recognition?tab=leaderboard' },
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row')
    await expect(first).toHaveTextContent(/1.*Ada Okafor.*18/)
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Rank',
      'Name',
      'Recognition total',
    ])
  },
}

/** Types and badges are added, edited and removed. */
export const Manage: Story = {
  args: { at: '/client/recognition?tab=manage', server: recognitionServer() },
  play: async ({ canvas, args }) => {
    const types = within(await canvas.findByRole('table', { name: 'Recognition types' }))
    await expect(await types.findByText('Welcome aboard')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create new type' }))
    const create = within(await screen.findByRole('dialog', { name: 'Create new type' }))
    await userEvent.type(create.getByRole('textbox', { name: /Title/ }), ' Danke ')
    await userEvent.click(create.getByRole('button', { name: 'Create' }))
    await expect(await types.findByText('Danke')).toBeVisible()
    await expect(sent(args.server, 'POST')).toMatchObject([{ title: 'Danke' }])
    await userEvent.click(types.getByRole('button', { name: `Remove ${fakeTypes[0]?.title}` }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(types.queryByText('Above and beyond')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Star' }))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit' }))
    await userEvent.type(edit.getByRole('textbox', { name: /Name/ }), ' of the month')
    await userEvent.click(edit.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Star of the month')).toBeVisible()
  },
}

/** Another user has renamed the type: the first save is rejected and shows the change, the second sends the new version. */
export const TypeChangedElsewhere: Story = {
  args: { at: '/client/recognition?tab=manage', server: recognitionServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Thank you' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), ' very much')
    const versions: (string | null)[] = []
    args.server
      .on('get', `${recognitionPath}/types`, () =>
        fakeTypes.map((type) => (type.title === 'Thank you' ? { ...type, title: 'Many thanks', version: 2 } : type)),
      )
      .on('patch', `${recognitionPath}/types/{id}`, ({ headers }) => {
        versions.push(headers.get('if-match'))
        return headers.get('if-match') === '"2"' ? { success: true } : problem(412, 'stale', 'It has changed.')
      })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Title: Thank you is now Many thanks')).toBeVisible()
    const save = dialog.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'))
    await userEvent.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(versions).toEqual(['"1"', '"2"'])
  },
}

/** The upload appears once a name is typed. */
export const NewBadge: Story = {
  args: { at: '/client/recognition?tab=manage' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create new badge' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Create new badge' }))
    await expect(panel.queryByText('transparent 512x512 png')).toBeNull()
    await userEvent.type(panel.getByRole('textbox', { name: /Name/ }), 'Lifesaver')
    await expect(panel.getByText('transparent 512x512 png')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Create' })).toHaveAccessibleDescription('Choose an image first.')
    await userEvent.upload(panel.getByLabelText('Image'), new File(['x'], 'l.png', { type: 'image/png' }))
    await expect(panel.getByText('The chosen image: l.png')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-disabled')
  },
}

/** Saved for the first time by one call, changed by the other. */
export const Settings: Story = {
  args: { server: recognitionServer({ rows: fakeRecognitions(1) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }))
    const box = await dialog.findByRole('checkbox', { name: 'Require approval' })
    await waitFor(() => expect(box).toBeEnabled())
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Awaiting Approval')).toBeVisible()
    await expect(sent(args.server, 'POST')).toEqual([{ hide_message: 0, require_approval: 1 }])
  },
}

const long = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4).trim()

/** Names and a message as long as they may be, on a phone. */
export const LongOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    server: recognitionServer({
      rows: [
        fakeRecognition(0, {
          user_forname: long,
          receiver_name: long,
          type_title: long,
          message: long.repeat(8),
          rejected_reason: long,
        }),
      ],
      settings: { require_approval: 1 },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(`Rejected: ${long}`)).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

/** At a client with strict rights, an account that may only view cannot give, judge, change or delete anything. */
export const StrictRights: Story = {
  args: {
    server: recognitionServer({ rows: fakeRecognitions(2), settings: { require_approval: 1 } }),
    client: fakeClient({ strictRights: true }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 recognitions await approval.')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: /Bruno Costa.*Chloé Lefèvre/ })).toBeVisible()
    await expect(canvas.queryAllByRole('button', { name: /Edit|Delete|Settings|Give|Work through/ })).toEqual([])
  },
}

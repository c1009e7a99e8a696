import type { SessionUser } from '@ssp/api'
import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider, typeDate, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { employee, employeeServer, teams } from '../testing'
import { QuickCreatePanel, type QuickCreatePanelProps } from './quick-create-panel'

const createCall = '/ssp/production/employees/{clientId}#quickCreate'

interface Args extends QuickCreatePanelProps {
  server: FakeServer
  user?: Partial<SessionUser>
}

/** A server that responds to the request with `answer`. */
const creates = (answer: Response | (() => Promise<Response>)) => employeeServer([]).on('post', createCall, answer)

const meta = {
  title: 'Employees/Quick create',
  render: ({ server, user, ...args }) => (
    <SspStoryProvider server={server} at="/employees" {...(user && { user })}>
      <QuickCreatePanel {...args} />
    </SspStoryProvider>
  ),
  args: { open: true, onClose: fn(), server: employeeServer([]) },
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** A server that breaks the contract in its response to the create. */
const breaking = (response: Response): FakeServer => ({ ...employeeServer([]), fetch: async () => response.clone() })

const sent = (server: FakeServer) => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
const panelOf = async () => within(await screen.findByRole('dialog', { name: 'Quick Create Employee' }))
type Panel = Awaited<ReturnType<typeof panelOf>>

const field = (panel: Panel, label: string) => panel.getByRole('textbox', { name: new RegExp(`^${label}`) })
const submit = (panel: Panel) => userEvent.click(panel.getByRole('button', { name: 'Create employee' }))

/**
 * Three labels are marked as required, but none is required alone: the group says that one of four is enough. The first
 * field has the focus.
 */
export const Default: Story = {
  play: async () => {
    const panel = await panelOf()
    for (const label of ['Forename', 'Surname', 'Identifier']) {
      await expect(panel.getByText(label)).toHaveTextContent(`${label} *`)
      await expect(field(panel, label)).not.toBeRequired()
    }
    const group = within(
      panel.getByRole('group', { name: 'One of forename, surname, identifier and e-mail is enough.' }),
    )
    await expect(group.getAllByRole('textbox')).toHaveLength(4)
    await expect(panel.getByText('Email')).not.toHaveTextContent('*')
    await waitFor(() => expect(field(panel, 'Forename')).toHaveFocus())
    await expect(
      within(panel.getByLabelText('Gender'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Not given', 'Female', 'Male', 'Prefer not to say', 'Other', 'Non-Binary', 'Intersex'])
  },
}

const limitedTo = (...names: string[]) => ({
  permission: 'EMPLOYEES_VIEW',
  client_ids: [fakeClient().id],
  team_ids: teams.flatMap(({ id, label }) => (names.includes(label) ? id : [])),
  only: true,
})

/** A user who is limited to several teams chooses one of them. */
export const OneOfMyTeams: Story = {
  args: { server: employeeServer([]), user: { restricted: [limitedTo('Assembly', 'Night shift')] } },
  play: async ({ args }) => {
    const panel = await panelOf()
    await userEvent.type(field(panel, 'Forename'), 'Ada')
    await submit(panel)
    await expect(await panel.findByText('Choose one of your teams.')).toBeVisible()
    await expect(sent(args.server)).toEqual([])
    const team = panel.getByRole('combobox', { name: /^Team/ })
    await expect(panel.queryByRole('option', { name: 'Dispatch' })).toBeNull()
    await userEvent.selectOptions(team, 'Night shift')
    await submit(panel)
    await waitFor(() => expect(sent(args.server)).toMatchObject([{ forename: 'Ada', teamId: teams[2]?.id }]))
  },
}

/** A user who is limited to one team chooses none: the server puts the employee into it. */
export const MyTeam: Story = {
  args: { user: { restricted: [limitedTo('Assembly')] } },
  play: async () => {
    await expect((await panelOf()).queryByRole('combobox', { name: /^Team/ })).toBeNull()
  },
}

/** A day of birth before 1900 is a typing error: nothing is sent. */
export const BornTooEarly: Story = {
  args: { server: employeeServer([]) },
  play: async ({ args }) => {
    const panel = await panelOf()
    await userEvent.type(field(panel, 'Forename'), 'Ada')
    await typeDate(userEvent, await panel.findByRole('group', { name: 'Date of birth' }), '1850-01-01')
    await submit(panel)
    await expect(await panel.findByText('Enter a day from 1900 until today.')).toBeVisible()
    await expect(sent(args.server)).toEqual([])
  },
}

/** None of the four is filled in: nothing is sent. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    const panel = await panelOf()
    await userEvent.type(field(panel, 'Mobile number'), '07700 900123')
    await submit(panel)
    await expect(field(panel, 'Forename')).toBeInvalid()
    await expect(field(panel, 'Forename')).toHaveAccessibleDescription('Please fill in all fields.')
    await expect(field(panel, 'Forename')).toHaveFocus()
    await expect(sent(args.server)).toEqual([])
  },
}

/** Any one of the four is enough; two clicks send once; the message links to the employee. */
export const Created: Story = {
  args: { server: creates(Response.json(employee(4), { status: 201 })) },
  play: async ({ args }) => {
    const panel = await panelOf()
    await userEvent.type(field(panel, 'Email'), ' eilidh@acme.example ')
    await userEvent.selectOptions(panel.getByLabelText('Gender'), 'Female')
    await userEvent.dblClick(panel.getByRole('button', { name: 'Create employee' }))
    await expect(await panel.findByText('Employee created successfully.')).toHaveFocus()
    await expect(sent(args.server)).toEqual([expect.objectContaining({ email: 'eilidh@acme.example', gender: 0 })])
    await expect(panel.getByRole('link', { name: 'View employee' })).toHaveAttribute(
      'href',
      `/employees/${employee(4).id}/info`,
    )
  },
}

/** A server that does not return the id: the text without a link. */
export const CreatedWithoutId: Story = {
  args: { server: breaking(Response.json({ success: true })) },
  play: async () => {
    const panel = await panelOf()
    await userEvent.type(field(panel, 'Forename'), 'Eilidh')
    await submit(panel)
    await expect(await panel.findByText('Employee created successfully.')).toBeVisible()
    await expect(panel.queryByRole('link')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Create another' }))
    await expect(field(panel, 'Forename')).toHaveValue('')
  },
}

/** The request has an empty response. */
export const NothingReturned: Story = {
  args: { server: breaking(new Response(null, { status: 200 })) },
  play: async () => {
    const panel = await panelOf()
    await userEvent.type(field(panel, 'Forename'), 'Eilidh')
    await submit(panel)
    await expect(await panel.findByRole('alert')).toHaveTextContent('Could not create employee')
    await expect(panel.queryByText('Employee created successfully.')).toBeNull()
  },
}

const inUse = 'This identifier is in use by another employee.'

const holder = { kind: 'employee', key: employee(3).id, label: 'Ada Okafor' }

/**
 * The error is at its field, which gets the focus, with a link to the employee who has the value if the user may see them.
 */
export const IdentifierInUse: Story = {
  args: { server: creates(problem(409, 'conflict', inUse, { fields: { identifier: inUse }, holder })) },
  play: async () => {
    const panel = await panelOf()
    await userEvent.type(field(panel, 'Surname'), 'MacLeod')
    await userEvent.type(field(panel, 'Identifier'), 'AC-1042')
    await submit(panel)
    await waitFor(() => expect(field(panel, 'Identifier')).toHaveFocus())
    await expect(field(panel, 'Identifier')).toHaveAccessibleDescription(inUse)
    await expect(field(panel, 'Surname')).toHaveValue('MacLeod')
    await expect(panel.getByRole('link', { name: 'Open “Ada Okafor”' })).toHaveAttribute(
      'href',
      expect.stringMatching(`/employees/${holder.key}/info$`),
    )
  },
}

/** The connection fails: the input stays and can be sent again. */
export const ConnectionLost: Story = {
  args: { server: creates(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ args }) => {
    const panel = await panelOf()
    await userEvent.type(field(panel, 'Forename'), 'Eilidh')
    await submit(panel)
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      /^Could not create employee.*could not reach the server/,
    )
    await expect(field(panel, 'Forename')).toHaveValue('Eilidh')
    await submit(panel)
    await waitFor(() => expect(sent(args.server)).toHaveLength(2))
  },
}

export const Sending: Story = {
  args: { server: creates(() => new Promise(() => {})) },
  play: async () => {
    const panel = await panelOf()
    await userEvent.type(field(panel, 'Forename'), 'Eilidh')
    await submit(panel)
    await expect(panel.getByRole('button', { name: 'Create employee' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Escape with input asks for confirmation; an empty panel closes at once. */
export const AsksBeforeLosing: Story = {
  play: async ({ args }) => {
    const panel = await panelOf()
    await userEvent.type(field(panel, 'Forename'), 'Eilidh')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without creating?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.clear(field(panel, 'Forename'))
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

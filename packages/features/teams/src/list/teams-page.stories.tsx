import type { Client } from '@ssp/api'
import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { team, teams, teamServer } from '../testing'
import { TeamsPage } from './teams-page'

const listCall = '/ssp/production/teams/{clientId}'

interface Args {
  server: FakeServer
  at: string
  permissions: string[]
  client?: Client
}

const meta = {
  title: 'Teams/List page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <TeamsPage />
    </SspStoryProvider>
  ),
  args: { server: teamServer(teams(23)), at: '/client/teams', permissions: ['TEAMS_VIEW'] },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** A card per team, with the count, ten per page. */
export const Default: Story = {
  args: { server: teamServer(teams(23)) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('23 teams')).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(10)
    await expect(args.server.calls[0]?.path).toMatch(/page=0.*limit=10|limit=10.*page=0/)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3))
  },
}

/** No members, five, and six or more: only the last shows '...'; the leader is highlighted. */
export const Members: Story = {
  args: { server: teamServer([team(0), team(5), team(6)]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This team has 0 members')).toBeVisible()
    const [five, six] = canvas.getAllByRole('list', { name: 'Members' }).map((list) => within(list))
    await expect(five!.getAllByRole('img')).toHaveLength(5)
    await expect(five!.queryByText('...')).toBeNull()
    await expect(six!.getAllByRole('img')).toHaveLength(6)
    await expect(six!.getByText('...')).toBeVisible()
    const [leader, ...others] = six!.getAllByRole('listitem')
    await expect(within(leader!).getByRole('img', { name: 'Ada Okafor, team leader' })).toBeVisible()
    await expect(getComputedStyle(leader!).outlineStyle).toBe('solid')
    for (const other of others) await expect(getComputedStyle(other).outlineStyle).toBe('none')
  },
}

/** Number of members and leader of a team: on the card, beyond its six avatars, and in the table. */
export const Counts: Story = {
  args: { server: teamServer([team(0), team(6, { membersCount: 1204 })]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,204 members')).toBeVisible()
    await expect(canvas.getByText('Team leader: Ada Okafor')).toBeVisible()
    await expect(canvas.queryByText('0 members')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    const cells = async (name: string) =>
      [...((await canvas.findByRole('link', { name })).closest('tr')?.querySelectorAll('[data-column]') ?? [])].map(
        ({ textContent }) => textContent,
      )
    await expect(await cells(team(6).label)).toEqual([team(6).label, '1,204', 'Ada Okafor'])
    await expect((await cells(team(0).label)).slice(1)).toEqual(['0', ''])
  },
}

export const Search: Story = {
  args: { server: teamServer(teams(23)) },
  play: async ({ canvas }) => {
    await canvas.findByText('23 teams')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search teams' }), 'drivers')
    await expect(await canvas.findByText('5 found')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: teamServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are currently no teams available.')).toBeVisible()
  },
}

/** The server's text as a notification, and Try again on the page. */
export const Failed: Story = {
  args: { server: teamServer().on('get', listCall, problem(400, 'invalid', 'The list is closed for a moment.')) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The teams could not be loaded.')).toBeVisible()
    await waitFor(() => expect(screen.getByText('Error')).toBeVisible())
    args.server.on('get', listCall, teams(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
}

export const Loading: Story = {
  args: { server: teamServer([]).on('get', listCall, () => new Promise<Response>(() => {})) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()
    await expect(canvas.queryByText('There are currently no teams available.')).toBeNull()
  },
}

/** A user whose permission was removed while the page was open; the route guard stops all others. */
export const NoPermission: Story = {
  args: {
    permissions: [],
    server: teamServer([]).on('get', listCall, problem(403, 'forbidden', 'You may not see the teams of this client.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not see the teams of this client.')).toBeVisible()
  },
}

const long = 'Donaudampfschifffahrtsgesellschaftskapitäne '.repeat(4).trim()
const hasNoSidewaysScroll = (element: HTMLElement) =>
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)

/** A label and names as long as they may be. */
export const LongNames: Story = {
  args: {
    server: teamServer([
      team(6, { label: long }),
      team(1, { employees: [{ id: team().id, forename: long, surname: long, approver: 1 }] }),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: long })).toBeVisible()
    await hasNoSidewaysScroll(canvasElement.ownerDocument.documentElement)
  },
}

export const Phone: Story = {
  ...LongNames,
  globals: { viewport: { value: 'mobile1' } },
}

const openPanel = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
  return within(await screen.findByRole('dialog', { name: 'Create new team' }))
}
type Panel = Awaited<ReturnType<typeof openPanel>>
const labelOf = (panel: Panel) => panel.getByRole('textbox', { name: /^Team Name/ })
const submit = (panel: Panel) => userEvent.click(panel.getByRole('button', { name: 'Create' }))
const sent = (server: FakeServer) => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

/** The new team is trimmed, counted and notified. */
export const Created: Story = {
  args: { server: teamServer(teams(3)) },
  play: async ({ canvas, args }) => {
    const panel = await openPanel(canvas)
    await userEvent.type(labelOf(panel), '  Couriers ')
    await submit(panel)
    await expect(await screen.findByText('Team has been created')).toBeInTheDocument()
    await expect(sent(args.server)).toEqual([{ label: 'Couriers' }])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create' })).toBeNull())
    await expect(await canvas.findByText('4 teams')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Couriers' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Open “Couriers”' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/client\/teams\/[\w-]+$/))
    const marked = canvas.getByText('New').closest('li')!
    await expect(within(marked).getByRole('heading')).toHaveTextContent('Couriers')
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(await canvas.findByRole('row', { name: /^Couriers New/ })).toHaveAttribute('data-created')
  },
}

/** The mark moves to the record created next. The link of the notification is reached with F6. */
export const CreatedAgain: Story = {
  args: { server: teamServer(teams(1)) },
  play: async ({ canvas }) => {
    for (const name of ['Couriers', 'Night shift']) {
      const panel = await openPanel(canvas)
      await userEvent.type(labelOf(panel), name)
      await submit(panel)
      await screen.findByRole('link', { name: `Open “${name}”` })
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create new team' })).toBeNull())
    }
    await expect(await canvas.findByText('3 teams')).toBeVisible()
    const [marked, ...others] = canvas.getAllByText('New')
    await expect(others).toEqual([])
    await expect(marked!.closest('li')).toHaveTextContent('Night shift')
    await userEvent.keyboard('{F6}')
    const region = screen.getByRole('region', { name: /Notifications/ })
    await waitFor(() => expect(region).toContainElement(document.activeElement as HTMLElement))
    const links = within(region).getAllByRole('link', { name: /^Open/ })
    for (let steps = 0; steps < 4 && !links.includes(document.activeElement as HTMLElement); steps++)
      await userEvent.tab()
    await expect(links).toContain(document.activeElement)
  },
}

/** A blank name is not sent. */
export const NameRequired: Story = {
  args: { server: teamServer(teams(3)) },
  play: async ({ canvas, args }) => {
    const panel = await openPanel(canvas)
    await userEvent.type(labelOf(panel), '   ')
    await submit(panel)
    await waitFor(() => expect(labelOf(panel)).toHaveAccessibleDescription('Please fill in this field.'))
    await expect(sent(args.server)).toEqual([])
  },
}

/** The server's error is at the field, and the input stays. */
export const NameInUse: Story = {
  args: { server: teamServer(teams(3)) },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    await userEvent.type(labelOf(panel), team(0).label)
    await submit(panel)
    await waitFor(() => expect(labelOf(panel)).toHaveAccessibleDescription('This label is in use.'))
    await expect(labelOf(panel)).toHaveValue(team(0).label)
  },
}

/** At a client with strict rights, an account that may only view cannot create teams. */
export const StrictRights: Story = {
  args: { client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 teams')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Create' })).toBeNull()
  },
}

import type { ListView } from '@ssp/api'
import { collection, fakeId, fakeServer, type FakeServer } from '@ssp/api/testing'
import type { TableColumn } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { queryOptions } from '@tanstack/react-query'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SspStoryProvider } from '../../testing'
import { defineFilters, oneOf } from '../filters'
import { ListPage } from '../list-page'

interface Team {
  id: string
  name: string
  members: number
  region: string
}

const teams = collection<Team>({
  rows: Array.from({ length: 33 }, (_, index) => ({
    id: fakeId(index + 1),
    name: `Team ${index + 1}`,
    members: 3 + (index % 7),
    region: index % 2 ? 'south' : 'north',
  })),
  search: ({ name }) => [name],
  filters: { region: ({ region }, wanted) => region === wanted },
})

const columns: TableColumn<Team>[] = [
  { key: 'name', header: 'Name', main: true, sortable: true, cell: ({ name }) => name },
  { key: 'region', header: 'Region', cell: ({ region }) => region },
  { key: 'members', header: 'Members', kind: 'number', cell: ({ members }) => members },
]
const filters = defineFilters({ region: oneOf('north', 'south') })

const NORTH = 'layout=list&region=north&columns=name%2Cmembers%2C-region&density=compact'

const view = (index: number, more: Partial<ListView> = {}): ListView => ({
  id: fakeId(500 + index),
  list: 'teams',
  name: `View ${index}`,
  query: NORTH,
  shared: false,
  own: true,
  removable: true,
  owner: 'Ada Admin',
  version: 1,
  ...more,
})

const views = [
  view(1, { name: 'North', shared: true }),
  view(2, { name: '<b>Large</b> & late', query: 'layout=list&search=1&sort=-name' }),
  view(3, { name: 'Region of Grace', own: false, removable: false, shared: true, owner: 'Grace Hopper' }),
  view(4, { name: 'Left behind', own: false, removable: true, shared: true, owner: null }),
]

const path = '/ssp/production/list-views/{clientId}'

/** A fake server for the views of one list. */
function viewsServer(rows: readonly ListView[]) {
  const all = collection<ListView>({ rows, unique: ['name'] })
  const versioned = (row: ListView | Response) =>
    row instanceof Response ? row : all.withEtag(row.id, { ...row, version: row.version })
  const server = fakeServer()
    .on('get', path, () => [...all.rows()])
    .on('post', path, (request) =>
      all.create(request, (id) => view(9, { shared: false, ...(request.body as Partial<ListView>), id })),
    )
    .on('patch', `${path}/{viewId}`, (request) => {
      const { viewId } = request.params
      const { version = 1 } = all.find(viewId) ?? {}
      return versioned(all.change(request, viewId, { ...(request.body as Partial<ListView>), version: version + 1 }))
    })
    .on('delete', `${path}/{viewId}`, (request) => all.remove(request, request.params['viewId']) ?? { success: true })
  return Object.assign(server, { saveElsewhere: all.saveElsewhere })
}

interface Args {
  at: string
  server: FakeServer
  permissions: readonly string[] | null
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Page kit/List views',
  args: { at: '/teams', server: viewsServer(views), permissions: [], onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  async beforeEach() {
    localStorage.clear()
    // The code of the panel is preloaded on hover; a story opens it immediately.
    await import('./views-panel')
  },
  render: (args) => (
    <SspStoryProvider {...args}>
      <ListPage<Team[], typeof filters>
        views="teams"
        filters={filters}
        columns={columns}
        card={({ members }) => ({ lines: [`${members} members`] })}
        rowName={({ name }) => name}
        page={(api, query) =>
          queryOptions({
            queryKey: ['ssp', api.clientId(), 'teams', query] as readonly unknown[],
            queryFn: () => teams.page(params(query)),
          })
        }
        count={(api, query) =>
          queryOptions({
            queryKey: ['ssp', api.clientId(), 'team-count', query] as readonly unknown[],
            queryFn: () => teams.total(params(query)),
          })
        }
        messages={{
          title: 'Teams',
          search: 'Search teams',
          empty: 'There are no teams.',
          failed: 'The teams could not be loaded.',
          total: (count) => `${count} teams`,
          filters: { region: { label: 'Region', options: { north: 'North', south: 'South' } } },
        }}
      />
    </SspStoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const params = (query: object) =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
const button = () => screen.findByRole('button', { name: /^Views?\b/, expanded: false })
const openMenu = async () => {
  await userEvent.click(await button())
  const dialog = await screen.findByRole('dialog', { name: 'Views' })
  // The panel fades in.
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
const choose = async (view: string, action: string) => {
  const menu = within(screen.getByRole('dialog', { name: 'Views' }))
  if (!menu.queryByRole('button', { name: action }))
    await userEvent.click(await menu.findByRole('button', { name: `Actions for ${view}` }))
  await userEvent.click(await menu.findByRole('button', { name: action }))
}
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const opened = (id: number, query = NORTH) => `/teams?${query}&view=${fakeId(500 + id)}`

/** Private and shared views; names are text. Opening a view applies its filters, order, columns and density. */
export const Default: Story = {
  play: async () => {
    const menu = await openMenu()
    await expect(menu.getByRole('button', { name: 'Default view' })).toHaveAttribute('aria-current', 'true')
    await expect(await menu.findByRole('button', { name: '<b>Large</b> & late' })).toBeVisible()
    await expect(menu.getByText('By Grace Hopper')).toBeVisible()
    await expect(menu.getByText('By a former account')).toBeVisible()
    await expect(menu.queryByRole('button', { name: 'Actions for Region of Grace' })).toBeNull()
    await userEvent.click(menu.getByRole('button', { name: /^North/ }))
    await expect(await screen.findByText('17 found')).toBeVisible()
    await expect(headings()).toEqual(['Name', 'Members'])
    await expect(await screen.findByRole('button', { name: 'View North' })).toHaveFocus()
  },
}

/** The open menu, with the actions of a view. */
export const Opened: Story = {
  args: { at: opened(1) },
  play: async () => {
    const menu = await openMenu()
    await expect(await menu.findByRole('button', { name: /^North/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(menu.getByRole('button', { name: 'Actions for North' }))
    await expect(menu.getByRole('button', { name: 'Stop sharing' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: viewsServer([]) },
  play: async () => {
    const menu = await openMenu()
    await expect(await menu.findByText(/^Save filters, columns and order/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { server: fakeServer().on('get', path, new Response('{}', { status: 500 })) },
  play: async () => {
    const menu = await openMenu()
    await expect(await menu.findByText('The views could not be loaded.')).toBeVisible()
  },
}

/** Nothing is read before the menu opens. A host without an account has no menu. */
export const NoAccount: Story = {
  args: { permissions: null, server: viewsServer(views) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('33 teams')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Views' })).toBeNull()
    await expect(args.server.calls).toEqual([])
  },
}

/** Saved under a name and opened; a name that is in use is an error at its field. */
export const Save: Story = {
  args: { at: '/teams?layout=list&region=south', server: viewsServer(views) },
  play: async ({ args }) => {
    await userEvent.click((await openMenu()).getByRole('button', { name: 'Save view' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'North')
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await expect(await dialog.findByText('This name is in use.')).toBeVisible()
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Name/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'South')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Share with administrators/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await expect(await screen.findByRole('button', { name: 'View South' })).toBeVisible()
    await expect(args.server.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      list: 'teams',
      name: 'South',
      shared: true,
      query: 'layout=list&region=south&columns=name%2Cregion%2Cmembers',
    })
  },
}

/** A list that differs from its view says so; the changes can be saved or discarded. */
export const Changed: Story = {
  args: { at: opened(1), server: viewsServer(views) },
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'View North' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Region' }))
    await expect(await screen.findByRole('button', { name: 'View North Changed' })).toBeVisible()
    let menu = await openMenu()
    await userEvent.click(menu.getByRole('button', { name: 'Discard' }))
    await expect(await screen.findByText('17 found')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Columns and density' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Comfortable' }))
    await userEvent.keyboard('{Escape}')
    menu = await openMenu()
    await userEvent.click(menu.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText('View “North” saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Changed')).toBeNull())
    await expect(args.server.calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      query: 'layout=list&region=north&columns=name%2Cmembers%2C-region',
    })
  },
}

/** The list after it was changed from its view. */
export const ChangedMenu: Story = {
  args: { at: opened(1, 'layout=list&region=south') },
  play: async () => {
    await screen.findByRole('button', { name: 'View North Changed' })
    await expect((await openMenu()).getByText('The list differs from “North”.')).toBeVisible()
  },
}

/**
 * The view was saved in another tab since it was opened: nothing is overwritten, and the list is compared with the newer
 * version.
 */
export const Conflict: Story = {
  args: { at: opened(1, 'layout=list&region=south'), server: viewsServer(views) },
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'View North Changed' })
    const menu = await openMenu()
    ;(args.server as ReturnType<typeof viewsServer>).saveElsewhere(fakeId(501), { name: 'North and west', version: 2 })
    await userEvent.click(menu.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText(/^Somebody else changed this/)).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'View North and west Changed' })).toBeInTheDocument()
  },
}

/** Columns, filters and an order that the list no longer has are named; the rest is applied. */
export const GoneParts: Story = {
  args: {
    at: opened(1, 'layout=list&region=north&columns=name'),
    server: viewsServer([
      view(1, { name: 'Old', query: 'layout=list&region=north&leader=3&columns=name%2Cbudget%2C-members&sort=cost' }),
    ]),
  },
  play: async () => {
    await expect(await screen.findByText(/column “budget”, filter “leader”, order by “cost”/)).toBeVisible()
    await expect(await screen.findByText('17 found')).toBeVisible()
    const menu = await openMenu()
    await userEvent.click(menu.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByText(/column “budget”/)).toBeNull())
  },
}

/** A link to a deleted view shows the list as the link describes it. */
export const MissingView: Story = {
  args: { at: opened(77) },
  play: async () => {
    await expect(await screen.findByText(/^This view was deleted or is not shared with you/)).toBeVisible()
    await expect(await screen.findByText('17 found')).toBeVisible()
  },
}

/** Renamed, unshared, deleted and restored. */
export const Manage: Story = {
  args: { at: opened(1), server: viewsServer(views) },
  play: async ({ args }) => {
    let menu = await openMenu()
    await menu.findByRole('button', { name: 'Actions for North' })
    await choose('North', 'Stop sharing')
    await expect(await screen.findByText('View “North” is no longer shared')).toBeVisible()
    await choose('North', 'Rename')
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), ' east')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: 'View North east' })).toBeVisible()
    menu = await openMenu()
    await expect(menu.queryByText('Shared')).toBeNull()
    await choose('North east', 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the view “North east”?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('View “North east” deleted')).toBeVisible()
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/teams')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('View “North east” is back')).toBeVisible()
  },
}

/** By keyboard: Enter opens, Tab reaches the views, Escape returns to the button. */
export const Keyboard: Story = {
  play: async () => {
    ;(await button()).focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('dialog', { name: 'Views' }))
    await menu.findByRole('button', { name: /^North/ })
    await userEvent.tab()
    await expect(menu.getByRole('button', { name: 'Default view' })).toHaveFocus()
    await userEvent.tab()
    await expect(menu.getByRole('button', { name: /^North/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await button()).toHaveFocus())
  },
}

const long = 'Überstundenausgleichsvereinbarungen der Nordwestdeutschen Niederlassungen, Nachtschicht'

export const LongNames: Story = {
  args: {
    at: opened(1),
    server: viewsServer([
      view(1, { name: long.slice(0, 80), shared: true }),
      view(2, { name: 'x'.repeat(80), own: false, shared: true, owner: long }),
    ]),
  },
  play: async () => {
    await screen.findByRole('button', { name: /^View Über/ })
    await openMenu()
  },
}

export const Phone: Story = { ...ChangedMenu, globals: { viewport: { value: 'mobile1' } } }
export const PhoneClosed: Story = {
  args: { at: opened(1, 'layout=list&region=south') },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'View North Changed' })).toBeVisible()
  },
}

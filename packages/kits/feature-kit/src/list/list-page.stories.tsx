import type { SspApi } from '@ssp/api'
import { collection, fakeId } from '@ssp/api/testing'
import { Button, type TableColumn } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { queryOptions } from '@tanstack/react-query'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useNotify } from '../notify/use-notify'
import { SspStoryProvider } from '../testing'
import { defineFilters, oneOf, recordId } from './filters'
import { ListPage, type ListPageProps } from './list-page'
import { listTabs } from './list-tabs'
import type { PageArgs } from './first-page'

interface Team {
  id: string
  name: string
  members: number
  region: string
}

const teams = (count: number) =>
  collection<Team>({
    rows: Array.from({ length: count }, (_, index) => ({
      id: fakeId(index + 1),
      name: `Team ${index + 1}`,
      members: 3 + (index % 7),
      region: index % 2 ? 'south' : 'north',
    })),
    search: ({ name }) => [name],
    filters: { region: ({ region }, wanted) => region === wanted },
  })

const filters = defineFilters({ region: oneOf('north', 'south') })
const bySite = defineFilters({ site: recordId() })
type Query = PageArgs & { region?: string }

/** Queries over an in-memory collection, like those that `resource()` of @ssp/api makes over the network. */
const queriesOf = (
  rows: ReturnType<typeof teams>,
  read: (args: Query) => Promise<void> = async () => {},
  readCount: (args: Partial<Query>) => Promise<void> = async () => {},
) => {
  const search = (args: Partial<Query>) =>
    new URLSearchParams(Object.entries(args).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
  return {
    page: (api: SspApi, args: Query) =>
      queryOptions({
        queryKey: ['ssp', api.clientId(), 'teams', args] as readonly unknown[],
        queryFn: () => read(args).then(() => rows.page(search(args))),
        retry: false,
      }),
    count: (api: SspApi, args: Partial<Query>) =>
      queryOptions({
        queryKey: ['ssp', api.clientId(), 'team-count', args] as readonly unknown[],
        queryFn: () => readCount(args).then(() => rows.total(search(args))),
      }),
  }
}

const columns: TableColumn<Team>[] = [
  { key: 'name', header: 'Name', main: true, cell: ({ name }) => name },
  { key: 'members', header: 'Members', kind: 'number', cell: ({ members }) => members },
]

function MarkSecond() {
  const notify = useNotify()
  const record = { id: fakeId(2), name: 'Team 2', href: `/teams/${fakeId(2)}` }
  return <Button onClick={() => notify.created('Team has been created', record)}>Mark the second</Button>
}

interface Args extends ListPageProps<Team[], typeof filters> {
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Page kit/List page',
  render: ({ at, onNavigate, ...args }) => (
    <SspStoryProvider at={at} onNavigate={onNavigate}>
      <ListPage {...args} />
    </SspStoryProvider>
  ),
  args: {
    ...queriesOf(teams(33)),
    at: '/teams',
    onNavigate: fn(),
    filters,
    columns,
    card: ({ members }) => ({ lines: [`${members} members`] }),
    rowName: ({ name }) => name,
    rowHref: ({ id }) => `/teams/${id}`,
    messages: {
      title: 'Teams',
      search: 'Search teams',
      empty: 'There are no teams.',
      failed: 'The teams could not be loaded.',
      total: (count) => `${count} teams`,
      filters: { region: { label: 'Region', options: { north: 'North', south: 'South' } } },
    },
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('33 teams')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^View Team/ })).toHaveLength(10)
  },
}

/** The whole card opens its row; the link in it appears on focus and hover. */
export const ViewOnFocus: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'View Team 1' })
    await expect(link).toHaveStyle({ opacity: '0' })
    link.focus()
    await expect(link).toHaveStyle({ opacity: '1' })
  },
}

/** An unknown value in the address does not filter, which the count shows. */
export const Filtered: Story = {
  args: { at: '/teams?region=north&layout=list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('17 found')).toBeVisible()
    await expect(await canvas.findByText(/: 17 results$/)).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByText('Region: North')).toBeVisible()
  },
}

/**
 * Chips are below the controls, each removable; the last button removes all of them, and the focus stays at the filters.
 */
export const ClearAllFilters: Story = {
  args: { at: '/teams?region=north&search=Team+1' },
  play: async ({ canvas }) => {
    const layouts = await canvas.findByRole('button', { name: 'List' })
    const chips = canvas.getByRole('list', { name: 'Applied filters' })
    await expect(chips.getBoundingClientRect().top).toBeGreaterThanOrEqual(layouts.getBoundingClientRect().bottom)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(canvas.queryByText('Region: North')).toBeNull()
    await expect(canvas.getByRole('searchbox')).toHaveValue('Team 1')
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}

const headings = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

/** Columns and density of the table are stored on the device for the account, and can be reset. */
export const Columns: Story = {
  args: { at: '/teams?layout=list' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('33 teams')
    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Columns and density' }))
    await userEvent.click(panel.getByRole('button', { name: 'Move Name down' }))
    await expect(headings(canvasElement).slice(0, 2)).toEqual(['Members', 'Name'])
    await expect(canvas.getByRole('rowheader', { name: 'Team 1' })).toBeVisible()
    await userEvent.click(panel.getByRole('radio', { name: 'Compact' }))
    await userEvent.click(panel.getByRole('checkbox', { name: 'Members' }))
    await expect(headings(canvasElement)).not.toContain('Members')
    await expect(Object.entries(localStorage)).toEqual([
      [
        expect.stringMatching(/^ssp\.columns:.+:\/teams$/),
        JSON.stringify({ order: ['members', 'name'], hidden: ['members'], density: 'compact' }),
      ],
    ])
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    await expect(headings(canvasElement).slice(0, 2)).toEqual(['Name', 'Members'])
    await expect(localStorage).toHaveLength(0)
  },
}

/**
 * Cards have one field for the order, which is in the address. On a phone it is also above the rows of the table, which has
 * no head.
 */
export const OrderOfCards: Story = {
  args: { at: '/teams?sort=members', columns: columns.map((column) => ({ ...column, sortable: true })) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, args }) => {
    const order = await canvas.findByRole('combobox', { name: 'Sort by' })
    await expect(order).toHaveDisplayValue('Members, ascending')
    await userEvent.selectOptions(order, 'Name, descending')
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('sort=-name'))
    await userEvent.selectOptions(order, 'Usual order')
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.not.stringContaining('sort='))
    await expect(order).toHaveDisplayValue('Usual order')
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }))
    const table = await canvas.findByRole('table')
    await expect(await canvas.findAllByRole('combobox', { name: 'Sort by' })).toHaveLength(1)
    await expect(within(table).queryByRole('combobox')).toBeNull()
  },
}

/** The third click on a heading restores the default order; at the column of that order, one direction is the default. */
export const OrderByHeads: Story = {
  args: {
    at: '/teams?layout=list',
    columns: columns.map((column) => ({ ...column, sortable: true })),
    defaults: { sort: '-members' },
  },
  play: async ({ canvas, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const goesTo = (part: unknown) => expect(args.onNavigate).toHaveBeenLastCalledWith(part)
    const members = await canvas.findByRole('columnheader', { name: 'Members' })
    await expect(members).toHaveAttribute('aria-sort', 'descending')
    await press('Members')
    await goesTo(expect.stringContaining('sort=members'))
    await press('Members')
    await goesTo(expect.not.stringContaining('sort='))
    await expect(members).toHaveAttribute('aria-sort', 'descending')
    await press('Name')
    await press('Name')
    await goesTo(expect.stringContaining('sort=-name'))
    await press('Name')
    await goesTo(expect.not.stringContaining('sort='))
    await expect(members).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus()
  },
}

/** Custom cards or a table; in a page with its own header the downloads have a menu beside the layouts. */
export const OwnCards: Story = {
  args: {
    embedded: true,
    renderRows: (rows) => (
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id}>{name}, our own</li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Team 1, our own')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Members' })).toBeVisible()
    await expect(canvas.queryByText('Team 1, our own')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download as Excel' })).toBeVisible())
  },
}

/** Cards have no columns. */
export const NoColumnsOfCards: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('33 teams')
    await expect(canvas.queryByRole('button', { name: 'Columns and density' })).toBeNull()
  },
}

export const UnknownFilter: Story = {
  args: { at: '/teams?region=west' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('33 teams')).toBeVisible()
  },
}

/** Ticks survive page changes; a bulk action gets all ticked rows. */
export const BulkActions: Story = {
  args: {
    at: '/teams?layout=list',
    bulkActions: ({ rows, clear }) => (
      <Button size="small" onClick={clear}>
        Archive {rows.map(({ name }) => name).join(', ')}
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Team 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Team 11' }))
    const archive = canvas.getByRole('button', { name: 'Archive Team 2, Team 11' })
    await userEvent.click(archive)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Archive/ })).toBeNull())
    await expect(canvas.getByRole('checkbox', { name: 'Select Team 11' })).not.toBeChecked()
  },
}

/** The bar disappears with the selection; the focus then moves to the checkbox for all rows. */
export const ClearSelection: Story = {
  args: { ...BulkActions.args },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Team 2' }))
    canvas.getByRole('button', { name: 'Clear selection' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Clear selection' })).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows on this page' })).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Select Team 2' })).not.toBeChecked()
  },
}

/**
 * All matching rows, minus exceptions. The number does not change with the page; another search clears the selection and
 * says so.
 */
export const SelectAll: Story = {
  args: {
    at: '/teams?layout=list&region=north',
    bulkAll: true,
    bulkActions: ({ all, except, count }) => (
      <Button size="small">{`Archive ${count}, all ${all}, but ${except.size}`}</Button>
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('17 found')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await expect(canvas.getByRole('button', { name: 'Archive 10, all false, but 0' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 17 that match' }))
    await expect(canvas.queryByRole('button', { name: /^Select all 17/ })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Team 3' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows on this page' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Select Team 21' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Archive 16, all true, but 1' })).toBeVisible()
    await expect(canvas.getByText('16 selected')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'Team 1')
    await expect(await canvas.findByText(/^The selection was cleared/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Archive/ })).toBeNull()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Team 1' }))
    await expect(canvas.queryByText(/^The selection was cleared/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Archive 1, all false, but 0' })).toBeVisible()
  },
}

/** A Shift-click applies its change to all rows since the last clicked one, in the table and in cards. */
export const SelectRange: Story = {
  args: { at: '/teams?layout=list', bulkActions: ({ rows }) => <span>{rows.map(({ name }) => name).join(', ')}</span> },
  play: async ({ canvas }) => {
    const box = (number: number) => canvas.getByRole('checkbox', { name: `Select Team ${number}` })
    const withShift = async (number: number) => {
      const user = userEvent.setup()
      await user.keyboard('{Shift>}')
      await user.click(box(number))
      await user.keyboard('{/Shift}')
    }
    await canvas.findByText('33 teams')
    await userEvent.click(box(2))
    await withShift(5)
    await expect(canvas.getByText('Team 2, Team 3, Team 4, Team 5')).toBeVisible()
    await withShift(4)
    await expect(canvas.getByText('Team 2, Team 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Grid' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Team 6' }))
    await withShift(8)
    await expect(canvas.getByText('Team 2, Team 3, Team 6, Team 7, Team 8')).toBeVisible()
  },
}

/**
 * Shift with an arrow ticks the row that it leaves and the row that it reaches; with Space, all rows since the last one.
 */
export const SelectByKeyboard: Story = {
  args: { ...SelectRange.args },
  play: async ({ canvas }) => {
    await canvas.findByText('33 teams')
    canvas.getByRole('link', { name: 'Team 2' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByText('Team 2, Team 3, Team 4')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Team 4' })).toHaveFocus()
    await userEvent.keyboard('jjj{Shift>} {/Shift}')
    await expect(canvas.getByText('Team 2, Team 3, Team 4, Team 5, Team 6, Team 7')).toBeVisible()
  },
}

/** From the search to the rows and along them by keyboard; Space ticks, and letters typed in the search stay letters. */
export const ByKeyboard: Story = {
  args: {
    at: '/teams?layout=list',
    bulkActions: ({ rows }) => <span>{rows.map(({ name }) => name).join(', ')}</span>,
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('33 teams')
    const row = (name: string) => canvas.getByRole('link', { name })
    const box = canvas.getByRole('searchbox')
    await userEvent.type(box, 'jk{Control>}a{/Control}{Backspace}')
    await expect(box).toHaveValue('')
    await userEvent.keyboard('{ArrowDown}')
    await expect(row('Team 1')).toHaveFocus()
    await userEvent.keyboard('jj{ArrowDown}k')
    await expect(row('Team 3')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Select Team 3' })).toBeChecked()
    await expect(row('Team 3')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(row('Team 10')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/teams\/.*000a$/))
  },
}

/**
 * ArrowDown in the search moves to the first result once the results have arrived; otherwise Enter would open an old row.
 */
export const ArrowWaitsForSearch: Story = {
  args: queriesOf(teams(33), async ({ search }) => {
    if (search) await new Promise(() => {})
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('33 teams')
    const box = canvas.getByRole('searchbox')
    await userEvent.type(box, 'Team 3{ArrowDown}')
    await expect(box).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull())
    await userEvent.keyboard('{ArrowDown}')
    await expect(box).toHaveFocus()
  },
}

/** Rows that a search is about to replace stay readable, and so does their count. */
export const Searching: Story = {
  args: queriesOf(
    teams(33),
    async ({ search }) => {
      if (search) await new Promise(() => {})
    },
    async ({ search }) => {
      if (search) await new Promise(() => {})
    },
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('33 teams')
    await userEvent.type(canvas.getByRole('searchbox'), 'Team 3')
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toHaveTextContent('Team 1'))
    await expect(canvas.getByText('33 teams')).toBeVisible()
  },
}

export const Empty: Story = {
  args: queriesOf(teams(0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no teams.')).toBeVisible()
  },
}

export const NoMatch: Story = {
  args: { at: '/teams?search=nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches the search and filters.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
    await expect(await canvas.findByText('33 teams')).toBeVisible()
  },
}

/** A filter by a deleted record says so, also in its chip. */
export const MissingRecord: Story = {
  render: ({ at, onNavigate, page, count, messages }) => (
    <SspStoryProvider at={at} onNavigate={onNavigate}>
      <ListPage
        page={page}
        count={count!}
        columns={columns}
        filters={bySite}
        filterOptions={{ site: [{ value: fakeId(1), label: 'Leeds' }] }}
        messages={{ ...messages, filters: { site: 'Site' } }}
      />
    </SspStoryProvider>
  ),
  args: { ...queriesOf(teams(0)), at: `/teams?site=${fakeId(2)}` },
  play: async ({ canvas, userEvent }) => {
    const text = 'Site: what was chosen no longer exists, or you may not see it.'
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByText(/^Site: No longer there/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('There are no teams.')).toBeVisible()
    await expect(canvas.queryByText(text)).toBeNull()
  },
}

/** Only filters exclude all rows: the button says what it clears. */
export const NoMatchOfFilters: Story = {
  args: { ...queriesOf(teams(1)), at: '/teams?region=south' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches the search and filters.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('1 teams')).toBeVisible()
  },
}

/** An address with a page that no longer exists leads to the last page. */
export const PastTheEnd: Story = {
  args: { at: '/teams?page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no longer has this page/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the last page' }))
    await expect(await canvas.findAllByRole('link', { name: /^View Team/ })).toHaveLength(3)
  },
}

/** Without any rows, a later page is an empty list. */
export const PastTheEndOfNothing: Story = {
  args: { ...queriesOf(teams(0)), at: '/teams?page=3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no teams.')).toBeVisible()
  },
}

/** The failure is shown in place, and once as a notification if the list wants it. */
export const Failed: Story = {
  args: { ...queriesOf(teams(3), () => Promise.reject(new Error('away'))), notifyFailure: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The teams could not be loaded.')).toBeVisible()
    await expect(within(await screen.findByRole('alertdialog')).getByText('Error')).toBeVisible()
  },
}

/** The row that was just created is marked as a card and in the table, at its sorted position. */
export const Created: Story = {
  render: ({ at, onNavigate, ...args }) => (
    <SspStoryProvider at={at} onNavigate={onNavigate}>
      <MarkSecond />
      <ListPage {...args} />
    </SspStoryProvider>
  ),
  play: async ({ canvas, userEvent: user }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Team 2' })
    await user.click(canvas.getByRole('button', { name: 'Mark the second' }))
    const card = (await canvas.findByText('New')).closest('li')!
    await expect(within(card).getByRole('heading')).toHaveTextContent('Team 2')
    const link = await screen.findByRole('link', { name: 'Open “Team 2”' })
    await expect(link).toHaveAttribute('href', `/teams/${fakeId(2)}`)
    await user.click(canvas.getByRole('button', { name: 'List' }))
    await expect(await canvas.findByRole('row', { name: /^Team 2 New/ })).toBeVisible()
    await user.click(canvas.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(canvas.queryByText('New')).toBeNull())
  },
}

export const Loading: Story = { args: queriesOf(teams(3), () => new Promise(() => {})) }
export const LoadingRows: Story = { args: { ...Loading.args, at: '/teams?layout=list' } }
/** The page size is beside the pages, even for a list with a single page. */
export const PageSize: Story = {
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages' }))
    await expect(canvas.getAllByRole('combobox', { name: 'Rows per page' })).toHaveLength(1)
    await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Rows per page' }), '50')
    await waitFor(() => expect(pages.queryByRole('button', { name: 'Page 2' })).toBeNull())
    await expect(pages.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus()
    await expect(JSON.parse(localStorage.getItem('ssp.list:/teams') ?? '')).toMatchObject({ size: 50 })
  },
}

/** On a phone, page size and layout are below the rows, so that the first row is near the top. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const size = await canvas.findByRole('combobox', { name: 'Rows per page' })
    const rows = canvas.getAllByRole('listitem')
    await expect(rows.at(0)?.compareDocumentPosition(size)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible()
  },
}

const openTab = fn()

/** Two lists on one page: the tabs are under the title, the rows in the panel of the open one. */
export const WithTabs: Story = {
  args: {
    tabs: listTabs({
      label: 'Teams',
      items: [
        { id: 'present', label: 'Present' },
        { id: 'former', label: 'Former' },
      ],
      value: 'present',
      onValueChange: openTab,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('33 teams')).toBeVisible()
    const panel = within(canvas.getByRole('tabpanel', { name: 'Present' }))
    await expect(panel.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('tab', { name: 'Former' }))
    await expect(openTab).toHaveBeenCalledWith('former')
  },
}

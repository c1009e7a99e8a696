import type { SspApi } from '@ssp/api'
import { collection, fakeId } from '@ssp/api/testing'
import { Button, type TableColumn } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { queryOptions } from '@tanstack/react-query'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import { defineFilters, oneOf } from './filters'
import { ListPage, type ListPageProps } from './list-page'
import { listTabs } from './list-tabs'
import type { PageArgs } from './use-list-query'

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
type Query = PageArgs & { region?: string }

/** Queries over a collection, as `resource()` of @ssp/api makes them over the network. */
const queriesOf = (rows: ReturnType<typeof teams>, read: (args: Query) => Promise<void> = async () => {}) => {
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
        queryFn: async () => rows.total(search(args)),
      }),
  }
}

const columns: TableColumn<Team>[] = [
  { key: 'name', header: 'Name', main: true, cell: ({ name }) => name },
  { key: 'members', header: 'Members', align: 'end', cell: ({ members }) => members },
]

interface Args extends ListPageProps<Team[], typeof filters> {
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Kit/List page',
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

/** An unknown value in the address filters nothing, and the count says so. */
export const Filtered: Story = {
  args: { at: '/teams?region=north&layout=list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('17 found')).toBeVisible()
    await expect(await canvas.findByText(/: 17 results$/)).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByText('Region: North')).toBeVisible()
  },
}

export const UnknownFilter: Story = {
  args: { at: '/teams?region=west' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('33 teams')).toBeVisible()
  },
}

/** Rows stay ticked while pages turn; a bulk action gets all of them. */
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

/** Rows that a search is about to replace stay legible. */
export const Searching: Story = {
  args: queriesOf(teams(33), async ({ search }) => {
    if (search) await new Promise(() => {})
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('33 teams')
    await userEvent.type(canvas.getByRole('searchbox'), 'Team 3')
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toHaveTextContent('Team 1'))
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

/** The failure in place, and once as a notification where the list wants it. */
export const Failed: Story = {
  args: { ...queriesOf(teams(3), () => Promise.reject(new Error('away'))), notifyFailure: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The teams could not be loaded.')).toBeVisible()
    await expect(within(await screen.findByRole('alertdialog')).getByText('Error')).toBeVisible()
  },
}

export const Loading: Story = { args: queriesOf(teams(3), () => new Promise(() => {})) }
export const LoadingRows: Story = { args: { ...Loading.args, at: '/teams?layout=list' } }
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

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

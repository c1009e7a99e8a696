import type { SspApi } from '@ssp/api'
import { fakeId } from '@ssp/api/testing'
import type { TableColumn } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { SspStoryProvider } from '../../testing'
import { ListPage, type ListPageProps } from '../list-page'
import type { PageArgs } from '../first-page'

interface Team {
  id: string
  name: string
  members: number
}

const teamsOf = (count: number): Team[] =>
  Array.from({ length: count }, (_, index) => ({ id: fakeId(index + 1), name: `Team ${index + 1}`, members: index }))

const read = fn<(args: PageArgs) => Promise<void>>()

const queriesOf = (teams: readonly Team[]) => ({
  page: (_api: SspApi, args: PageArgs) =>
    queryOptions({
      queryKey: ['ssp', 'export', args] as readonly unknown[],
      queryFn: async () => {
        await read(args)
        return teams.slice(args.page * args.limit, (args.page + 1) * args.limit)
      },
      retry: false,
    }),
  count: () => queryOptions({ queryKey: ['ssp', 'export-count'] as readonly unknown[], queryFn: () => teams.length }),
})

/** A cell that reads its own data. */
function Leader({ of: { id } }: { of: Team }) {
  const { data } = useQuery({ queryKey: ['leader', id], queryFn: () => Promise.resolve('Ada') })
  return <b>{data}</b>
}

const columns: TableColumn<Team>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'members', header: 'Members', kind: 'number', cell: ({ members }) => members },
  { key: 'leader', header: 'Leader', cell: (team) => <Leader of={team} /> },
]

const meta = {
  title: 'Page kit/List export',
  render: (args) => (
    <SspStoryProvider at="/teams?columns=name,leader,-members">
      <ListPage {...args} />
    </SspStoryProvider>
  ),
  args: {
    ...queriesOf(teamsOf(250)),
    columns,
    messages: {
      title: 'Teams',
      search: 'Search teams',
      empty: 'There are no teams.',
      failed: 'The teams could not be loaded.',
      total: (count) => `${count} teams`,
    },
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.clear()
    read.mockReset().mockResolvedValue()
  },
} satisfies Meta<ListPageProps<Team[]>>

export default meta
type Story = StoryObj<ListPageProps<Team[]>>

const choose = async (canvas: { findByRole: typeof screen.findByRole }, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** Whether the browser would close the tab without confirmation. */
const isFreeToLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** All pages, with the visible columns in their order; cells may read their own data. */
export const Csv: Story = {
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const made = spyOn(URL, 'createObjectURL')
    await canvas.findByText('250 teams')
    await choose(canvas, 'Download as CSV')
    await expect(await screen.findByText('250 rows downloaded')).toBeInTheDocument()
    const lines = (await new Response(made.mock.lastCall?.[0] as Blob).text()).split('\r\n')
    await expect(lines).toHaveLength(252)
    await expect(lines[0]).toBe('Name,Leader')
    await expect(lines[250]).toBe('Team 250,Ada')
    const link = saved.mock.contexts[0] as HTMLAnchorElement
    await expect(link.download).toMatch(/^teams-\d{4}-\d\d-\d\d\.csv$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The same as a workbook. */
export const Excel: Story = {
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await canvas.findByText('250 teams')
    await choose(canvas, 'Download as Excel')
    await expect(await screen.findByText('250 rows downloaded')).toBeInTheDocument()
    await expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/\.xlsx$/)
  },
}

/** A long list shows its progress and can be cancelled, which saves nothing. Leaving the page asks for confirmation. */
export const Progressing: Story = {
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await canvas.findByText('250 teams')
    let go = () => {}
    read.mockImplementation(({ page }) => (page === 1 ? new Promise((resolve) => (go = resolve)) : Promise.resolve()))
    await choose(canvas, 'Download as CSV')
    await expect(await screen.findByText('100 of 250 rows read')).toBeInTheDocument()
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    await expect(isFreeToLeave()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(isFreeToLeave()).toBe(true)
    go()
    await choose(canvas, 'Download as CSV')
    await screen.findByRole('dialog')
    await expect(saved).not.toHaveBeenCalled()
  },
}

/** A page could not be read; a retry starts again. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await canvas.findByText('250 teams')
    read.mockRejectedValueOnce(new Error('offline'))
    await choose(canvas, 'Download as CSV')
    await expect(await screen.findByText('The rows could not be read')).toBeInTheDocument()
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByText('250 rows downloaded')).toBeInTheDocument()
    await expect(saved).toHaveBeenCalledTimes(1)
  },
}

const shrinking = teamsOf(250)

/** A row removed while the pages are read moves the rows behind it: none is missing, and none is duplicated. */
export const Removed: Story = {
  args: queriesOf(shrinking),
  beforeEach: () => {
    shrinking.splice(0, shrinking.length, ...teamsOf(250))
  },
  play: async ({ canvas }) => {
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const made = spyOn(URL, 'createObjectURL')
    await canvas.findByText('250 teams')
    read.mockImplementation(({ page, limit }) => {
      if (page === 1 && limit === 100 && shrinking.length === 250) shrinking.splice(0, 1)
      return Promise.resolve()
    })
    await choose(canvas, 'Download as CSV')
    await expect(await screen.findByText('250 rows downloaded')).toBeInTheDocument()
    const lines = (await new Response(made.mock.lastCall?.[0] as Blob).text()).split('\r\n').slice(1, -1)
    await expect(lines.map((line) => line.split(',')[0])).toEqual(teamsOf(250).map(({ name }) => name))
  },
}

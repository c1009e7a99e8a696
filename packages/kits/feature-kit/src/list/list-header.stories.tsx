import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import { ListHeader, type ListHeaderProps } from './list-header'
import { useListState } from './use-list-state'

interface Args extends Omit<ListHeaderProps, 'list'> {
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Page kit/List header',
  args: {
    title: 'Employees',
    facts: '5,012 employees',
    searchLabel: 'Search employees',
    at: '/employees',
    onNavigate: fn(),
  },
  beforeEach: () => localStorage.clear(),
  render: ({ at, onNavigate, ...args }) => (
    <SspStoryProvider at={at} onNavigate={onNavigate}>
      <Header {...args} />
    </SspStoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const OPTIONS = {}

function Header(props: Omit<ListHeaderProps, 'list'>) {
  return <ListHeader {...props} list={useListState(OPTIONS)} />
}

const lastAddress = (onNavigate: unknown) => callsOf(onNavigate).at(-1)?.[0] ?? ''
const callsOf = (spy: unknown) => (spy as { mock: { calls: string[][] } }).mock.calls

export const SearchGoesIntoTheAddress: Story = {
  args: { at: '/employees?page=4' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search employees' }), ' ann ')
    await waitFor(() => expect(lastAddress(args.onNavigate)).toContain('search=ann'))
    await expect(lastAddress(args.onNavigate)).not.toContain('page=')
    await expect(canvas.getByRole('searchbox')).toHaveValue(' ann ')
  },
}

export const LayoutIsKept: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await waitFor(() => expect(lastAddress(args.onNavigate)).toContain('layout=list'))
    await expect(JSON.parse(localStorage.getItem('ssp.list:/employees') ?? '')).toMatchObject({ layout: 'list' })
  },
}

export const GoBack: Story = {
  args: { back: true, layouts: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go back' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Grid' })).toBeNull()
  },
}

export const Phone: Story = {
  args: { back: true, title: 'Employees of a client with a rather long name' },
  globals: { viewport: { value: 'mobile1' } },
}

import { fakeClient } from '@ssp/api/testing'
import { Button } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import { useLocation, useNavigate } from '../navigation/navigation'
import { checkHost } from './check-host'
import { HostReport } from './host-report'

// The same in each render, as in a host.
const client = fakeClient()

const meta = {
  title: 'Page kit/Host report',
  args: { styles: '' },
  render: ({ styles }) => (
    <SspStoryProvider appearance={{}}>
      <style>{styles}</style>
      <h1>A page</h1>
      <Button>Save</Button>
      <HostReport />
    </SspStoryProvider>
  ),
} satisfies Meta<{ styles: string }>

export default meta
type Story = StoryObj<typeof meta>

export const NothingIsWrong: Story = {
  play: () => expect(checkHost()).toEqual([]),
}

/** Rules for bare elements outside any layer. */
export const StylesReachIn: Story = {
  args: { styles: 'h1 { text-transform: uppercase } button { all: unset }' },
  play: async ({ canvas, userEvent }) => {
    const box = await waitFor(() => canvas.getByText(/h1 text-transform, button cursor/))
    await expect(box).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText(/button cursor/)).toBeNull()
  },
}

/** Each page has a component whose stylesheet is missing. */
export const OnTheNextPage: Story = {
  render: () => (
    <SspStoryProvider client={client} appearance={{}}>
      <Pages />
      <HostReport />
    </SspStoryProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/\(teams\)/)).toBeVisible(), { timeout: 3000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByText(/\(orders\)/)).toBeVisible(), { timeout: 3000 })
  },
}

function Pages() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (pathname === '/orders') return <p className="orders_row__3abcde1">Orders</p>
  return (
    <div className="teams_row__4abcde1">
      <Button onClick={() => navigate('/orders')}>Next</Button>
    </div>
  )
}

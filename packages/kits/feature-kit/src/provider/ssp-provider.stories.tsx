import { dashboardEmployeesQuery } from '@ssp/api'
import { fakeClient, fakeId, fakeServer } from '@ssp/api/testing'
import { QueryClient, useQuery } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { useLocation, useNavigate } from '../navigation/navigation'
import { useNotify } from '../notify/use-notify'
import { Can } from '../session/can'
import { SspStoryProvider } from '../testing'
import { useApi, useClient } from './ssp-context'

const meta = { title: 'Page kit/Provider' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const PATH = '/ssp/production/analytics/{clientId}#getDashboardEmployees'
const acme = fakeClient()
const borealis = fakeClient({ id: fakeId(2), clientName: 'Borealis Energy' })
const registered = (count: number) => fakeServer().on('get', PATH, { registered: count })

function Probe() {
  const { clientName } = useClient()
  const { data } = useQuery(dashboardEmployeesQuery(useApi()))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  return (
    <section aria-label={clientName}>
      <p>
        {data?.registered ?? 'unknown'} at {pathname}
      </p>
      <Can permission="EMPLOYEES_VIEW">
        <p>may see employees</p>
      </Can>
      <button type="button" onClick={() => navigate('/moved')}>
        Move
      </button>
      <button type="button" onClick={() => notify.success(`Saved for ${clientName}`)}>
        Save
      </button>
    </section>
  )
}

const shared = new QueryClient()

/**
 * Two clients on one page, even with one cache of the host: each has its own data, location, permissions and notifications.
 */
export const TwoOnOnePage: Story = {
  render: () => (
    <>
      <SspStoryProvider client={acme} server={registered(3)} permissions={['EMPLOYEES_VIEW']} queryClient={shared}>
        <Probe />
      </SspStoryProvider>
      <SspStoryProvider client={borealis} server={registered(8)} queryClient={shared}>
        <Probe />
      </SspStoryProvider>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 at /')).toBeVisible()
    await expect(await canvas.findByText('8 at /')).toBeVisible()
    await expect(canvas.getAllByText('may see employees')).toHaveLength(1)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Move' })[0]!)
    await expect(await canvas.findByText('3 at /moved')).toBeVisible()
    await expect(canvas.getByText('8 at /')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[1]!)
    await expect(await screen.findAllByText('Saved for Borealis Energy')).toHaveLength(1)
  },
}

import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Page as SwitchedPage } from '../switched/switched-page'
import { platformServer } from '../testing'
import { Page as ManagePage } from './manage-page'
import { Page as PlatformPage } from './platform-redirect-page'

const meta = {
  title: 'Clients/List',
  component: SspStoryProvider,
  args: { client: fakeClient({ clientName: 'Borealis Energy' }), onNavigate: fn(), children: null },
} satisfies Meta<typeof SspStoryProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Switched: Story = {
  args: { children: <SwitchedPage params={{}} /> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Portal switched to Borealis Energy')
    await userEvent.click(canvas.getByRole('link', { name: 'Go to dashboard' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/')
  },
}

export const PlatformManager: Story = {
  args: {
    server: platformServer(),
    permissions: ['PLATFORM_VIEW', 'SURVEYS_VIEW'],
    children: <ManagePage params={{}} />,
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['Employees', 'Accounts', 'Surveys'])
    for (const link of links) await expect(link).toHaveAttribute('href', '/platform/employees')
    await expect(await canvas.findByText('5,620 employees')).toBeVisible()
    await expect(await canvas.findByText('4,318 registered')).toBeVisible()
    await expect(await canvas.findByText('12 surveys of Borealis Energy')).toBeVisible()
  },
}

const platform = platformServer({ employees: 1 })

/** Without SURVEYS_VIEW the surveys are not counted. */
export const WithoutSurveys: Story = {
  args: { server: platform, permissions: ['PLATFORM_VIEW'], children: <ManagePage params={{}} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 employee')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Surveys' })).toBeVisible()
    await expect(canvas.queryByText(/surveys of/)).toBeNull()
    await expect(platform.calls.filter(({ path }) => path.includes('/surveys/'))).toHaveLength(0)
  },
}

const failing = platformServer().on(
  'get',
  '/ssp/production/platform/{clientId}/employees#getEmployees',
  problem(403, 'forbidden', 'You may not see employees.'),
)

/** A figure that could not be read says so and its button retries; the others stay. */
export const WithoutFigures: Story = {
  args: {
    server: failing,
    permissions: ['PLATFORM_VIEW', 'SURVEYS_VIEW'],
    children: <ManagePage params={{}} />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('12 surveys of Borealis Energy')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await waitFor(() => expect(canvas.getAllByText('Could not be loaded')).toHaveLength(2))
    const asked = () => failing.calls.filter(({ path }) => path.includes('/employees')).length
    const before = asked()
    const row = within(canvas.getAllByRole('listitem')[1]!)
    await userEvent.click(row.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked()).toBe(before + 1))
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await expect(canvas.getByText('12 surveys of Borealis Energy')).toBeVisible()
  },
}

export const PlatformManagerPhone: Story = {
  args: {
    server: platformServer({ employees: 1_234_567, registered: 1_034_567, surveys: 123_456 }),
    client: fakeClient({ clientName: 'Rechtsschutzversicherungsgesellschaft' }),
    permissions: ['PLATFORM_VIEW', 'SURVEYS_VIEW'],
    children: <ManagePage params={{}} />,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('123,456 surveys of Rechtsschutzversicherungsgesellschaft')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** `/platform` has no page of its own (4-decisions 2). */
export const PlatformRedirect: Story = {
  args: { permissions: ['PLATFORM_VIEW'], children: <PlatformPage params={{}} /> },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/platform/manage'))
  },
}

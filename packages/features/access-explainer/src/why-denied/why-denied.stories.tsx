import { fakeServer, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { explanation } from '../testing'
import { WhyDenied } from './why-denied'

const path = '/ssp/production/access/{clientId}/users/{id}#getExplanation'
const returning = (changes: Parameters<typeof explanation>[0]) => fakeServer().on('get', path, explanation(changes))

interface Args {
  server: FakeServer
  permissions: string[] | null
}

const meta = {
  title: 'Access explainer/Why denied',
  render: (args) => (
    <SspStoryProvider {...args}>
      <WhyDenied permission="USERS_VIEW" />
    </SspStoryProvider>
  ),
  args: { server: returning({ allowed: false, denial: 'not_held', policies: [] }), permissions: [] },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** The missing permission, and why it is missing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing permission: USERS_VIEW')).toBeVisible()
    await expect(await canvas.findByText(/no policy of the role HR editor holds it/)).toBeVisible()
  },
}

export const Restricted: Story = {
  args: { server: returning({ allowed: false, denial: 'restricted_client' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('USERS_VIEW is held, but does not apply in Acme Logistics.')).toBeVisible()
  },
}

/** The token is older than the grant. */
export const GrantedSince: Story = {
  args: { server: returning({ allowed: true, denial: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was given in the meantime/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: fakeServer().on('get', path, () => new Promise<Response>(() => {})) },
}

/** When the read fails, only the name of the permission is shown. */
export const Failed: Story = {
  args: { server: fakeServer().on('get', path, problem(500, 'internal', 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing permission: USERS_VIEW')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.queryByText('Something went wrong.')).toBeNull()
  },
}

/** A visitor sees nothing. */
export const Visitor: Story = {
  args: { permissions: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/USERS_VIEW/)).toBeNull()
  },
}

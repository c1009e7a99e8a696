import { fakeServer, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { explanation } from '../testing'
import { WhyRefused } from './why-refused'

const path = '/ssp/production/access/{clientId}/users/{id}#getExplanation'
const answering = (answer: Parameters<typeof explanation>[0]) => fakeServer().on('get', path, explanation(answer))

interface Args {
  server: FakeServer
  permissions: string[] | null
}

const meta = {
  title: 'Access/Why refused',
  render: (args) => (
    <SspStoryProvider {...args}>
      <WhyRefused permission="USERS_VIEW" />
    </SspStoryProvider>
  ),
  args: { server: answering({ allowed: false, refusal: 'not_held', policies: [] }), permissions: [] },
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
  args: { server: answering({ allowed: false, refusal: 'restricted_client' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('USERS_VIEW is held, but does not apply in Acme Logistics.')).toBeVisible()
  },
}

/** The token is older than the grant. */
export const GivenSince: Story = {
  args: { server: answering({ allowed: true, refusal: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was given in the meantime/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: fakeServer().on('get', path, () => new Promise<Response>(() => {})) },
}

/** Without an answer the name of the permission stands alone. */
export const Failed: Story = {
  args: { server: fakeServer().on('get', path, problem(500, 'internal', 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing permission: USERS_VIEW')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.queryByText('Something went wrong.')).toBeNull()
  },
}

/** A visitor learns nothing. */
export const Visitor: Story = {
  args: { permissions: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/USERS_VIEW/)).toBeNull()
  },
}

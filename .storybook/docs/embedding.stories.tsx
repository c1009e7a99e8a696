import { memoryStorage } from '@ssp/api'
import { fakeClient, fakeId, fakeServer, fakeToken, fakeUser, problem } from '@ssp/api/testing'
import { SignIn } from '@ssp/auth'
import { EmployeesPage } from '@ssp/employees'
import { Ssp } from '@ssp/feature-kit'
import { mswHandlers } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, within } from 'storybook/test'
import { BRAND_COLOURS } from '../../apps/server/src/seed/brands/colours'
import { authServer } from '../../packages/features/auth/src/testing'
import { employees, employeeServer } from '../../packages/features/employees/src/testing'

const clients = {
  acme: fakeClient(),
  borealis: fakeClient({ id: fakeId(2), clientName: 'Borealis Energy' }),
}
const token = fakeToken(fakeUser({ permissions: ['EMPLOYEES_VIEW', 'EMPLOYEES_CREATE'] }))
/** A session that is gone with the story. */
const nowhere = memoryStorage()
const getToken = async () => token

/** Answers what `Ssp` asks at its start, in the colours of a demonstration client. */
const startServer = (brand: keyof typeof clients) =>
  fakeServer()
    .on('get', '/client/load', [clients[brand]])
    .on('get', '/ssp/production/client/{clientId}/theme', {
      theme_colours: JSON.stringify(BRAND_COLOURS[brand]),
      theme_colours_css: '',
      theme_images: '{}',
    })

const unavailable = fakeServer().on('get', '/client/load', () =>
  problem(503, 'unavailable', 'The service is being updated.'),
)

/** Servers by the host of their address. The stories of a docs page share one network, so they have all of them. */
const network = Object.entries({
  acme: [startServer('acme'), employeeServer(employees(57)), authServer()],
  borealis: [startServer('borealis'), authServer()],
  unavailable: [unavailable],
}).flatMap(([host, servers]) => mswHandlers(http, `https://${host}.example.com/api`, ...servers))

const meta = {
  title: 'Embedding',
  component: Ssp,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', msw: network },
  args: { baseUrl: 'https://acme.example.com/api', client: 'acme', children: <EmployeesPage /> },
} satisfies Meta<typeof Ssp>

export default meta
type Story = StoryObj<typeof meta>

/** With tokens of the host: no sign-in is drawn. */
export const WithTokensOfTheHost: Story = {
  args: { getToken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('57 employees')).toBeVisible()
  },
}

/** The sign-in of SSP, wherever the host draws the page. */
export const WithSignIn: Story = {
  args: { storage: nowhere, signIn: <SignIn /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Username')).toBeVisible()
  },
}

/** Each client has its connection, its session, its colours and its notices. */
export const TwoClients: Story = {
  args: { getToken },
  render: (args) => (
    <>
      <section aria-label="Acme">
        <Ssp {...args} />
      </section>
      <section aria-label="Borealis">
        <Ssp baseUrl="https://borealis.example.com/api" client="borealis" storage={nowhere} signIn={<SignIn />}>
          {args.children}
        </Ssp>
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const partOf = (name: string) => within(canvas.getByRole('region', { name }))
    await expect(await partOf('Acme').findByText('57 employees')).toBeVisible()
    await expect(await partOf('Borealis').findByLabelText('Username')).toBeVisible()
  },
}

/** The server does not answer: the reason, an error id, and Try again. `onLoadError` receives the error. */
export const Unavailable: Story = {
  args: { baseUrl: 'https://unavailable.example.com/api', getToken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service is being updated.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

import { fakeToken, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { authServer } from '../testing'
import { Page } from './login-page'

interface Args {
  server: FakeServer
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Sign-in/Login/Signing in',
  parameters: { layout: 'fullscreen' },
  args: { server: authServer(), at: '/login', onNavigate: fn() },
  beforeEach: () => localStorage.clear(),
  render: ({ server, at, onNavigate }) => (
    <SspStoryProvider permissions={null} server={server} at={at} onNavigate={onNavigate}>
      <Page params={{}} />
    </SspStoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

async function signIn({ canvas, userEvent }: Context) {
  const username = canvas.queryByLabelText('Username')
  if (username) {
    await userEvent.clear(username)
    await userEvent.type(username, 'ann')
  }
  await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}')
}

const LOGIN = '/login/{clientId}'

export const RedirectsToTheIntendedPage: Story = {
  args: {
    at: '/login?notice=expired&redirect=%2Femployees%3Fpage%3D2',
    server: authServer().on('post', LOGIN, () => ({ success: true, token: fakeToken(), refreshToken: 'r'.repeat(32) })),
  },
  play: async (context) => {
    await expect(context.canvas.getByText('Session expired.')).toBeVisible()
    await signIn(context)
    await waitFor(() => expect(context.args.onNavigate).toHaveBeenCalledWith('/employees?page=2'))
  },
}

export const HidesTheUsernameAtTenAndLocksAtEleven: Story = {
  args: { server: authServer().on('post', LOGIN, { success: false, message: 'No.' }) },
  play: async (context) => {
    const { canvas } = context
    for (let attempt = 1; attempt <= 10; attempt++) {
      await signIn(context)
      await waitFor(() => expect(canvas.getByText('Incorrect username and or password.')).toBeVisible())
    }
    await expect(canvas.queryByLabelText('Username')).toBeNull()
    await signIn(context)
    await expect(await canvas.findByText('Too many attempts, try again in 5 minutes')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAccessibleDescription(
      'Signing in is locked after too many attempts.',
    )
  },
}

export const LockedByTheServer: Story = {
  args: {
    server: authServer().on('post', LOGIN, () =>
      problem(429, 'too_many_requests', 'Too many attempts.', {
        retryAt: new Date(Date.now() + 240_000).toISOString(),
      }),
    ),
  },
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByText('Too many attempts, try again in 5 minutes')).toBeVisible()
    await expect(context.canvas.getByText(/^You can try again at \d\d:\d\d\.$/)).toBeVisible()
  },
}

/** The client's own notice, reduced to text and links. */
export const ClientNotice: Story = {
  args: {
    server: authServer().on('get', '/ssp/production/client/{clientId}/notice', {
      notice: {
        title: 'Planned maintenance',
        message:
          '<p>Closed on <strong>Saturday</strong>, <a href="https://example.com/dates">dates</a>.<img src=x></p>',
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Planned maintenance')).toBeVisible()
    const link = await canvas.findByRole('link', { name: 'dates' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvasElement.querySelector('.ssp-RichText img')).toBeNull()
  },
}

let themeReads = 0
let repeated = Promise.withResolvers<void>()

/** A failed theme shows the default heading at once, before the repeated read is answered. */
export const ThemeFails: Story = {
  args: {
    server: authServer().on('get', '/ssp/production/client/{clientId}/theme#content', async () => {
      themeReads += 1
      if (themeReads > 1) await repeated.promise
      return problem(500, 'internal', 'Something went wrong.')
    }),
  },
  beforeEach: () => {
    themeReads = 0
    repeated = Promise.withResolvers()
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Log in' })
    await waitFor(() => expect(heading.firstElementChild).toBeNull())
    repeated.resolve()
  },
}

export const KeepsInputWhenTheServerFails: Story = {
  args: { server: authServer().on('post', LOGIN, () => new Response('<h1>Bad gateway</h1>', { status: 502 })) },
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByText('Problem logging in')).toBeVisible()
    await expect(context.canvas.getByLabelText('Username')).toHaveValue('ann')
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('x')
  },
}

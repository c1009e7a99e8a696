import { fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { authServer } from '../testing'
import { Page } from './forgotten-password-page'

interface Args {
  server: FakeServer
  onNavigate: (to: string) => void
}

const GRANT = 'g'.repeat(32)
const verified = { status: 'success', body: { user: { id: fakeId(1), label: 'Amelia Hart', grant: GRANT } } } as const
const wrong = { status: 'error' } as const

/** A server that sends a code, accepts `AB12cd` and sets any password. */
const acceptingServer = () =>
  authServer()
    .on('post', '/core/otp/generate', { status: 'success' })
    .on('post', '/core/otp/reconcile', ({ body }) => ((body as { otp: string }).otp === 'AB12cd' ? verified : wrong))
    .on('post', '/core/otp/password', { success: true })

const meta = {
  title: 'Sign-in/Forgotten password',
  parameters: { layout: 'fullscreen' },
  args: { server: acceptingServer(), onNavigate: fn() },
  render: ({ server, onNavigate }) => (
    <SspStoryProvider permissions={null} server={server} at="/forgotten-password" onNavigate={onNavigate}>
      <Page params={{}} />
    </SspStoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function requestCode({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByLabelText('Email'), 'amelia@acme.example{Enter}')
}

async function enterCode(context: Context, code: string) {
  await requestCode(context)
  await context.userEvent.type(await context.canvas.findByLabelText('Code'), code)
}

async function choosePassword(context: Context, password: string, repeated = password) {
  const { canvas, userEvent } = context
  await enterCode(context, 'AB12cd')
  await userEvent.type(await canvas.findByLabelText('New password'), password)
  await userEvent.type(canvas.getByLabelText('Repeat password'), repeated)
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
}

export const Email: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
  },
}

export const EmailMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'amelia{Enter}')
    await expect(canvas.getByText('Enter your e-mail address.')).toBeVisible()
  },
}

export const GenerationFails: Story = {
  args: { server: acceptingServer().on('post', '/core/otp/generate', { status: 'error' }) },
  play: async (context) => {
    await requestCode(context)
    await expect(await context.canvas.findByText('There was a problem generating OTP.')).toBeVisible()
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('amelia@acme.example')
  },
}

export const Code: Story = {
  play: async (context) => {
    await requestCode(context)
    await expect(await context.canvas.findByLabelText('Code')).toHaveFocus()
  },
}

export const WrongCode: Story = {
  play: async (context) => {
    await enterCode(context, '000000')
    await expect(await context.canvas.findByText('The code you entered was incorrect.')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('Code')).toHaveValue(''))
  },
}

/** The error at the field replaces the message of the code before. */
export const IncompleteAfterWrong: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await enterCode(context, '000000')
    await canvas.findByText('The code you entered was incorrect.')
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveValue(''))
    await userEvent.type(canvas.getByLabelText('Code'), '12{Enter}')
    await expect(canvas.getByText('Enter all six characters.')).toBeVisible()
    await expect(canvas.queryByText('The code you entered was incorrect.')).toBeNull()
  },
}

export const SentAgain: Story = {
  play: async (context) => {
    await requestCode(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Send again' }))
    await expect(await context.canvas.findByText('We have sent a new code.')).toBeVisible()
  },
}

export const NewPassword: Story = {
  play: async (context) => {
    await choosePassword(context, 'Sunny-day 7')
    await waitFor(() => expect(context.args.onNavigate).toHaveBeenCalledWith('/login?notice=password-changed'))
  },
}

export const WeakPassword: Story = {
  play: async (context) => {
    await choosePassword(context, 'sunnyday')
    await expect(context.canvas.getByText('Please include atleast one upper case character')).toBeVisible()
  },
}

export const PasswordsDiffer: Story = {
  play: async (context) => {
    await choosePassword(context, 'Sunny-day 7', 'Sunny-day 8')
    await expect(context.canvas.getByText('Passwords do not match')).toBeVisible()
  },
}

export const CommonPassword: Story = {
  args: {
    server: acceptingServer().on('post', '/core/otp/password', () =>
      problem(400, 'invalid', 'Check the entries.', { fields: { newPassword: 'This password is too common.' } }),
    ),
  },
  play: async (context) => {
    await choosePassword(context, 'Password-1')
    await expect(await context.canvas.findByText('This password is too common.')).toBeVisible()
  },
}

export const GrantExpired: Story = {
  args: {
    server: acceptingServer().on('post', '/core/otp/password', () =>
      problem(400, 'invalid', 'Check the entries.', { fields: { grant: 'Used.' } }),
    ),
  },
  play: async (context) => {
    await choosePassword(context, 'Sunny-day 7')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Request a new code' }))
    await expect(await context.canvas.findByLabelText('Email')).toHaveValue('amelia@acme.example')
  },
}

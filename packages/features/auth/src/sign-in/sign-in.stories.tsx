import { fakeToken } from '@ssp/api/testing'
import { useLocation, useSession } from '@ssp/feature-kit'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { authServer } from '../testing'
import { SignIn } from './sign-in'

/** The page of a host that shows the sign-in at its own address. */
function HostPage() {
  const { user } = useSession()
  const { pathname } = useLocation()
  return user ? <p>Signed in at {pathname}</p> : <SignIn />
}

const server = () => authServer().on('post', '/login/{clientId}', () => ({ success: true, token: fakeToken() }))

const meta = {
  title: 'Sign-in/Login/In a host',
  parameters: { layout: 'fullscreen' },
  args: { at: '/employees', onNavigate: fn() },
  beforeEach: () => localStorage.clear(),
  render: ({ at, onNavigate }) => (
    <SspStoryProvider permissions={null} server={server()} at={at} onNavigate={onNavigate}>
      <HostPage />
    </SspStoryProvider>
  ),
} satisfies Meta<{ at: string; onNavigate: (to: string) => void }>

export default meta
type Story = StoryObj<typeof meta>

/** The requested page follows at its own address. */
export const Stays: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ann')
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}')
    await expect(await canvas.findByText('Signed in at /employees')).toBeVisible()
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

export const ForgottenPasswordAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Forgotten your password?' }))
    await expect(await canvas.findByLabelText(/e-?mail/i)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /log ?in/i }))
    await expect(await canvas.findByLabelText('Password')).toBeVisible()
  },
}

import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { minimalBrand, fullBrand, busyBrand } from '../testing'
import { Login } from './login'

const meta = {
  title: 'Sign-in/Login',
  component: Login,
  parameters: { layout: 'fullscreen' },
  args: { brand: fullBrand, text: {}, onSubmit: fn() },
  decorators: [
    (Story) => (
      <SspStoryProvider permissions={null}>
        <Story />
      </SspStoryProvider>
    ),
  ],
} satisfies Meta<typeof Login>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), ' ann ')
    await userEvent.type(canvas.getByLabelText('Password'), 'Secret 1!{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ann', password: 'Secret 1!' })
    await expect(canvas.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/forgotten-password',
    )
  },
}

export const OwnTexts: Story = {
  args: { text: { heading: 'Welcome to the new portal', subHeading: 'Payslips, benefits and news in one place.' } },
}

/** A dark card shows the alternate logo. */
export const Dark: Story = {
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Acme Logistics' })).toHaveAttribute('src', fullBrand.alternateLogo)
  },
}

/** The card of a dark host shows the alternate logo, independent of the system. */
export const DarkHost: Story = {
  decorators: [
    (Story) => (
      <div style={{ colorScheme: 'dark' }}>
        <SspStoryProvider permissions={null} appearance={{ layout: { mode: 'inherit' } }}>
          <Story />
        </SspStoryProvider>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const masks = canvas
      .getAllByRole('img', { name: 'Acme Logistics' })
      .map((logo) => logo.parentElement && getComputedStyle(logo.parentElement).maskImage)
    const [hidden, shown] = ['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)'].map(
      (colour) => `linear-gradient(${colour} 0px, ${colour} 0px)`,
    )
    await expect(masks).toEqual([hidden, shown])
  },
}

/** A logo without an alternate gets a white background. */
export const DarkOneLogo: Story = {
  globals: { mode: 'dark' },
  args: { brand: { ...fullBrand, alternateLogo: null } },
}

export const NoImages: Story = { args: { brand: minimalBrand } }

export const BusyPictureLongName: Story = {
  args: { brand: busyBrand, text: { heading: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' } },
}

/** The form is usable while the images load. */
export const ImagesLoading: Story = {
  args: {
    text: undefined,
    brand: { ...fullBrand, logo: undefined, alternateLogo: undefined, loginImage: undefined, background: undefined },
  },
}

export const MissingFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ann')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(canvas.getByText('Enter your password.')).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const CapsLock: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.keyboard('{CapsLock}A')
    await expect(canvas.getByText('Caps Lock is on')).toBeVisible()
    await userEvent.keyboard('{CapsLock}a')
    await expect(canvas.queryByText('Caps Lock is on')).toBeNull()
  },
}

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ann')
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Incorrect: Story = {
  args: { message: 'Incorrect username and or password.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect username and or password.')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}

export const TenthAttempt: Story = {
  args: { message: 'Incorrect username and or password.', rememberedUsername: 'ann' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Username')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Password'), 'once more{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ann', password: 'once more' })
  },
}

export const Locked: Story = {
  args: {
    message: 'Too many attempts, try again in 5 minutes',
    rememberedUsername: 'ann',
    lockedUntil: new Date(2030, 0, 1, 14, 32, 10).getTime(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You can try again at 14:33.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAccessibleDescription(
      'Signing in is locked after too many attempts.',
    )
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const ServerProblem: Story = { args: { message: 'Problem logging in' } }

export const SessionExpired: Story = { args: { notice: 'expired' } }

export const PasswordChanged: Story = { args: { notice: 'password-changed' } }

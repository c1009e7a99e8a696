import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type SspStoryProviderProps } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ProfilePage } from '../profile-page'
import { profileServer, themeContent } from '../testing'

interface Args extends Pick<SspStoryProviderProps, 'drafts'> {
  server: () => ReturnType<typeof profileServer>
}

const meta = {
  title: 'Profile/Content',
  render: ({ server, ...args }) => (
    <SspStoryProvider
      {...args}
      server={server()}
      permissions={['CLIENT_VIEW', 'CLIENT_UPDATE']}
      at="/profile?tab=content"
    >
      <ProfilePage />
    </SspStoryProvider>
  ),
  args: { server: profileServer },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button))
/** A notification fades in, so it becomes visible slightly after it is in the document. */
const seen = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const heading = () => screen.findByRole('textbox', { name: 'Login heading' })

export const Locked: Story = {
  play: async () => {
    await expect(await screen.findByText('Login heading')).toBeVisible()
    await expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Welcome to Acme')
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}

const between = (loginTextStart: string | null, loginTextEnd: string | null) => () =>
  profileServer({ content: { ...themeContent, loginTextStart, loginTextEnd } })

/** The preview follows the input and says that it is not saved. */
export const Preview: Story = {
  args: { server: between('2020-01-01', '2099-12-31') },
  play: async ({ canvas }) => {
    await screen.findByText('Login heading')
    await expect(canvas.getByText('Shown now, until 31.12.2099')).toBeVisible()
    await expect(canvas.getByText('How the login page shows these texts.')).toBeVisible()
    await press('Unlock')
    await userEvent.type(await heading(), ' Logistics')
    await expect(
      canvas.getByRole('img', { name: 'Login page with “Welcome to Acme Logistics” and “Winter rotas are out.”' }),
    ).toBeVisible()
    await expect(canvas.getByText('With your changes, which are not saved yet.')).toBeVisible()
    await expect(canvas.getByText('Shown once saved, until 31.12.2099')).toBeVisible()
    await press('Update')
    await seen('Content updated successfully.')
    await expect(await canvas.findByText('Shown now, until 31.12.2099')).toBeVisible()
  },
}

/** Before and after its period the preview shows the texts, and the line below it what is shown instead. */
export const Upcoming: Story = {
  args: { server: between('2099-12-01', null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shown from 01.12.2099')).toBeVisible()
    await expect(canvas.getByText('Until then the login page shows “Log in” and “Acme Logistics”.')).toBeVisible()
  },
}

export const Over: Story = {
  args: { server: between(null, '2020-11-19') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not shown since 20.11.2020')).toBeVisible()
    await expect(canvas.getByText('The login page shows “Log in” and “Acme Logistics” instead.')).toBeVisible()
  },
}

export const Updated: Story = {
  play: async ({ canvas }) => {
    await screen.findByText('Login heading')
    await press('Unlock')
    await expect(canvas.queryByRole('button', { name: 'Update' })).toBeNull()
    await userEvent.type(await heading(), ' Logistics')
    await press('Update')
    await seen('Content updated successfully.')
    await expect(await heading()).toHaveValue('Welcome to Acme Logistics')
  },
}

/** Unsaved input is offered; accepting it unlocks the page. */
export const ChangesLeft: Story = {
  args: { drafts: { 'profile.content': { loginHeading: 'Half a heading' } } },
  play: async () => {
    const offer = within(await screen.findByRole('alertdialog', { name: 'Continue?' }))
    await expect((await screen.findAllByRole('definition', { hidden: true }))[0]).toHaveTextContent('Welcome to Acme')
    await userEvent.click(offer.getByRole('button', { name: 'Continue' }))
    await expect(await heading()).toHaveValue('Half a heading')
    await expect(await screen.findByRole('button', { name: 'Update' })).toBeEnabled()
  },
}

/** Declined input is not put into the form. */
export const ChangesDeclined: Story = {
  args: { drafts: { 'profile.content': { loginHeading: 'Half a heading' } } },
  play: async () => {
    const offer = within(await screen.findByRole('alertdialog', { name: 'Continue?' }))
    await userEvent.click(offer.getByRole('button', { name: 'Not now' }))
    await expect((await screen.findAllByRole('definition', { hidden: true }))[0]).toHaveTextContent('Welcome to Acme')
    await expect(screen.queryByRole('textbox')).toBeNull()
    await press('Unlock')
    await expect(await heading()).toHaveValue('Welcome to Acme')
  },
}

/** A start after the end is an error at the field. */
export const StartAfterEnd: Story = {
  args: {
    server: () =>
      profileServer({ content: { ...themeContent, loginTextStart: '2026-12-31', loginTextEnd: '2026-01-01' } }),
  },
  play: async ({ canvas }) => {
    await screen.findByText('Login heading')
    await press('Unlock')
    await userEvent.type(await heading(), '!')
    await expect(await canvas.findByText('The end date is before the start date.')).toBeVisible()
    await press('Update')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
    // Such dates never show the texts, so the preview names none.
    await expect(canvas.queryByText(/^(Shown (now|from|once)|Not shown)/)).toBeNull()
  },
}

/** The server's text; the input stays. */
export const Rejected: Story = {
  args: {
    server: () => {
      const server = profileServer()
      server.on('post', '/ssp/production/client/{clientId}/theme', problem(503, 'unavailable', 'Please try later.'))
      return server
    },
  },
  play: async () => {
    await screen.findByText('Login heading')
    await press('Unlock')
    await userEvent.type(await heading(), '!')
    await press('Update')
    await expect(await screen.findByText('Please try later.')).toBeVisible()
    await expect(await heading()).toHaveValue('Welcome to Acme!')
  },
}

export const Empty: Story = {
  args: {
    server: () =>
      profileServer({ content: { loginHeading: '', loginSubHeading: '', loginTextStart: null, loginTextEnd: null } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No texts')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Login page with “Log in” and “Acme Logistics”' })).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

import { fakeProfile, problem } from '@ssp/api/testing'
import type { LanguageChoice } from '@ssp/feature-kit'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import { Link } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ProfilePage } from '../profile-page'
import { currentPassword, linkCode, profileServer } from '../testing'

interface Args {
  server: ReturnType<typeof profileServer>
  permissions: string[]
  languages?: LanguageChoice[]
  onNavigate: (to: string) => void
}

const employee = { id: fakeProfile().id, forename: 'Ada', surname: 'Okafor', identifier: 'AC-1042' }
const profilePath = '/ssp/production/access/{clientId}/profile/{id}'

const meta = {
  title: 'Profile/Account',
  render: (args) => (
    <SspStoryProvider {...args} at="/profile">
      <ProfilePage />
    </SspStoryProvider>
  ),
  args: { server: profileServer(), permissions: ['EMPLOYEES_VIEW', 'CLIENT_VIEW'], onNavigate: fn() },
  // One server per visit, because stories change its data.
  loaders: [({ args }) => void (args.server = Object.assign(args.server, profileServer()))],
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button))
/** The confirmation with that title; a notification is an alertdialog too. */
const question = (name: string) => screen.findByRole('alertdialog', { name }).then((dialog) => within(dialog))
/** A notification fades in, so it becomes visible slightly after it is in the document. */
const seen = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const field = (name: string) => screen.findByRole('textbox', { name })
/** The password field of the account; the password change below has another one. */
const password = () =>
  screen.findAllByLabelText('Current password').then(([first]) => {
    if (!first) throw new Error('No password field')
    return first
  })

/** The account is read-only text. */
const isLocked = async () => {
  await screen.findByText('Display name')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
}

/** Locked by default; every signed-in user has the tab PROFILE, and THEME and CONTENT require CLIENT_VIEW. */
export const Locked: Story = {
  play: async ({ canvas }) => {
    await isLocked()
    await expect(canvas.getByRole('link', { name: 'amelia.hart@acme.example' })).toHaveAttribute(
      'href',
      'mailto:amelia.hart@acme.example',
    )
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['PROFILE', 'THEME', 'CONTENT'])
    await expect(canvas.queryByRole('button', { name: 'Update' })).toBeNull()
  },
}

export const WithoutClientView: Story = {
  args: { permissions: [] },
  play: async ({ canvas }) => {
    await press('Unlock')
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['PROFILE'])
    await expect(await canvas.findByText(/permission EMPLOYEES_VIEW/)).toBeVisible()
  },
}

/** Update appears only after a change, and values are trimmed before they are sent. */
export const Updated: Story = {
  play: async ({ canvas, args }) => {
    await screen.findByText('Display name')
    await press('Unlock')
    await expect(canvas.queryByRole('button', { name: 'Update' })).toBeNull()
    await userEvent.clear(await field('Display name'))
    await expect(await field('Display name')).toHaveAccessibleDescription('This is required.')
    await userEvent.type(await field('Display name'), ' Amelia Stone ')
    await press('Update')
    await seen('Profile updated')
    await expect(args.server.state.profile).toMatchObject({ label: 'Amelia Stone', email: 'amelia.hart@acme.example' })
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Update' })).toBeNull())
  },
}

/** If the host offers languages, the account stores the chosen one, or none. */
export const Language: Story = {
  args: {
    languages: [
      { locale: 'en', label: 'English' },
      { locale: 'de', label: 'Deutsch' },
    ],
  },
  play: async ({ args }) => {
    const language = () => screen.findByRole('combobox', { name: 'Language' })
    await expect(await screen.findByText('As in this browser')).toBeVisible()
    await press('Unlock')
    await userEvent.selectOptions(await language(), 'Deutsch')
    await press('Update')
    await seen('Profile updated')
    await expect(args.server.state.profile.language).toBe('de')
    await userEvent.selectOptions(await language(), 'As in this browser')
    await press('Update')
    await waitFor(() => expect(args.server.state.profile.language).toBeNull())
  },
}

/** A new e-mail address requires the current password. */
export const EmailNeedsPassword: Story = {
  play: async ({ args }) => {
    await screen.findByText('Display name')
    await press('Unlock')
    await userEvent.clear(await field('Email'))
    await userEvent.type(await field('Email'), 'amelia@acme.example')
    await press('Update')
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription(/This is required\./))
    await userEvent.type(await password(), 'Guessed-2026')
    await press('Update')
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription(/Current password doesn't match/))
    await userEvent.clear(await password())
    await userEvent.type(await password(), currentPassword)
    await press('Update')
    await seen('Profile updated')
    await expect(args.server.state.profile.email).toBe('amelia@acme.example')
  },
}

/** A server error is shown at its field; the input stays. */
export const EmailTaken: Story = {
  play: async () => {
    await screen.findByText('Display name')
    await press('Unlock')
    await userEvent.clear(await field('Email'))
    await userEvent.type(await field('Email'), 'taken@acme.example')
    await userEvent.type(await password(), currentPassword)
    await press('Update')
    await expect(await screen.findByText('There was a problem updating account')).toBeVisible()
    await expect(await field('Email')).toHaveAccessibleDescription('This is in use already.')
    await expect(await field('Email')).toHaveValue('taken@acme.example')
  },
}

/** The second of two editors sees what changed and loses nothing. */
export const ChangedElsewhere: Story = {
  play: async ({ args }) => {
    await screen.findByText('Display name')
    await press('Unlock')
    await userEvent.type(await field('Display name'), ' Stone')
    args.server.saveElsewhere({ profile: fakeProfile({ email: 'new@acme.example' }) })
    await press('Update')
    await expect(await screen.findByText('Somebody else saved changes in the meantime.')).toBeVisible()
    await expect(screen.getByText('Email: amelia.hart@acme.example is now new@acme.example')).toBeVisible()
    await expect(await field('Display name')).toHaveValue('Amelia Hart Stone')
    await expect(await field('Email')).toHaveValue('new@acme.example')
    await press('Update')
    await seen('Profile updated')
  },
}

/** Locking with unsaved changes asks for confirmation, and restores the loaded values. */
export const LockAsks: Story = {
  play: async () => {
    await screen.findByText('Display name')
    await press('Unlock')
    await userEvent.type(await field('Display name'), ' Stone')
    await press('Lock')
    await userEvent.click((await question('Leave without saving?')).getByRole('button', { name: 'Keep editing' }))
    await expect(await field('Display name')).toHaveValue('Amelia Hart Stone')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press('Lock')
    await userEvent.click((await question('Leave without saving?')).getByRole('button', { name: 'Discard changes' }))
    await isLocked()
    await expect(screen.getByText('Amelia Hart')).toBeVisible()
  },
}

/** The same for a link to another page. */
export const LeavingAsks: Story = {
  render: (args) => (
    <SspStoryProvider {...args} at="/profile">
      <Link href="/employees">Employees</Link>
      <ProfilePage />
    </SspStoryProvider>
  ),
  play: async ({ canvas, args }) => {
    await screen.findByText('Display name')
    await press('Unlock')
    await userEvent.type(await field('Display name'), ' Stone')
    await userEvent.click(canvas.getByRole('link', { name: 'Employees' }))
    await userEvent.click((await question('Leave without saving?')).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Employees' }))
    await userEvent.click((await question('Leave without saving?')).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/employees'))
  },
}

/** Ten per page; associating and dissociating both show a notification. */
export const Association: Story = {
  play: async ({ canvas, args }) => {
    await screen.findByText('Display name')
    await press('Unlock')
    const results = await canvas.findByRole('list', { name: 'Employees found' })
    await expect(within(results).getAllByRole('listitem')).toHaveLength(10)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search employees' }), 'AC-1043{Enter}')
    await press('Associate Bruno Costa')
    const proof = within(await screen.findByRole('dialog', { name: 'Associate Bruno Costa' }))
    await waitFor(() => expect(proof.getByText(/sent to b•••@acme.example/)).toBeVisible())
    await userEvent.type(proof.getByLabelText(/^Code/), '000000')
    await userEvent.click(proof.getByRole('button', { name: 'Associate' }))
    await expect(await proof.findByText('This code is wrong.')).toBeVisible()
    await expect(args.server.state.profile.employee).toBeNull()
    await userEvent.clear(proof.getByLabelText(/^Code/))
    await userEvent.type(proof.getByLabelText(/^Code/), linkCode)
    await userEvent.click(proof.getByRole('button', { name: 'Associate' }))
    await seen('Association updated')
    await expect(args.server.state.profile.employee).toMatchObject({ identifier: 'AC-1043' })
    await press('Dissociate')
    await userEvent.click((await question('Dissociate Bruno Costa?')).getByRole('button', { name: 'Dissociate' }))
    await expect(await canvas.findByText('No employee is associated with this account.')).toBeVisible()
  },
}

/** An employee with another account is shown with the reason, and cannot be chosen. */
export const TakenEmployee: Story = {
  play: async ({ canvas, args }) => {
    await screen.findByText('Display name')
    await press('Unlock')
    const row = (await canvas.findByText('AC-1044')).closest('li')!
    await expect(within(row).getAllByText('Associated with another account')[0]).toBeVisible()
    const button = within(row).getByRole('button', { name: 'Associate Chloé Lefèvre' })
    await expect(button).toHaveAccessibleDescription('Associated with another account')
    await userEvent.click(button)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(args.server.calls.filter(({ path }) => path.includes('association'))).toHaveLength(0)
  },
}

/** A new code replaces the previous one; closing with a typed code asks for confirmation. */
export const NewCode: Story = {
  play: async ({ args }) => {
    await screen.findByText('Display name')
    await press('Unlock')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search employees' }), 'AC-1043{Enter}')
    await press('Associate Bruno Costa')
    const proof = within(await screen.findByRole('dialog', { name: 'Associate Bruno Costa' }))
    await userEvent.type(proof.getByLabelText(/^Code/), '12')
    await userEvent.click(proof.getByRole('button', { name: 'Send a new code' }))
    await seen('A new code was sent. The one before is no longer good.')
    await expect(proof.getByLabelText(/^Code/)).toHaveValue('')
    await userEvent.click(proof.getByRole('button', { name: 'Associate' }))
    await expect(await proof.findByText('Please enter the six digits.')).toBeVisible()
    await expect(args.server.calls.filter(({ path }) => path.includes('association'))).toHaveLength(2)
  },
}

export const SearchFails: Story = {
  play: async ({ canvas, args }) => {
    args.server.on('get', '/ssp/production/employees/{clientId}', problem(400, 'invalid', 'The records are closed.'))
    await screen.findByText('Display name')
    await press('Unlock')
    await expect(await canvas.findByText('There was a problem getting employees')).toBeVisible()
    await expect(canvas.getByText('The records are closed.')).toBeVisible()
  },
}

export const NobodyFound: Story = {
  play: async ({ canvas }) => {
    await screen.findByText('Display name')
    await press('Unlock')
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search employees' }), 'zzz{Enter}')
    await expect(await canvas.findByText('We could not find any employees.')).toBeVisible()
  },
}

/** The checks in their order; the button appears only when all five are met. */
export const PasswordRejected: Story = {
  play: async ({ canvas }) => {
    await screen.findByText('Display name')
    await press('Unlock')
    await userEvent.type(canvas.getByLabelText('Current password'), 'wrong')
    await userEvent.type(canvas.getByLabelText('New password'), 'Ab1!{Enter}')
    await expect(await canvas.findByText('Password must be atleast 6 characters')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change Password' })).toBeNull()
    await userEvent.type(canvas.getByLabelText('New password'), 'cdef')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'other')
    await press('Change Password')
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Confirm password'))
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Ab1!cdef')
    await press('Change Password')
    await expect(await canvas.findByText("Current password doesn't match")).toBeVisible()
  },
}

/** Signed out, and at the sign-in page with its message. */
export const PasswordChanged: Story = {
  play: async ({ canvas, args }) => {
    await screen.findByText('Display name')
    await press('Unlock')
    await userEvent.type(canvas.getByLabelText('Current password'), currentPassword)
    await userEvent.type(canvas.getByLabelText('New password'), 'Harbour-2027')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Harbour-2027')
    await press('Change Password')
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/login?notice=password-changed'))
    await seen('Password has been updated')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

const withServer = (prepare: (server: ReturnType<typeof profileServer>) => unknown): NonNullable<Story['render']> =>
  function WithServer(args) {
    const server = profileServer()
    prepare(server)
    return (
      <SspStoryProvider {...args} server={server} at="/profile">
        <ProfilePage />
      </SspStoryProvider>
    )
  }

export const Failed: Story = {
  render: withServer((server) => server.on('get', profilePath, problem(400, 'invalid', 'The accounts are closed.'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The accounts are closed.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  render: withServer((server) => server.on('get', profilePath, () => new Promise<Response>(() => {}))),
}

/** A long name, and an employee with one. */
export const Stress: Story = {
  render: withServer((server) => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff-Montgomery '.repeat(2).trim()
    server.saveElsewhere({ profile: fakeProfile({ label: long, employee: { ...employee, forename: long } }) })
  }),
  play: async ({ canvas }) => {
    await press('Unlock')
    await expect(await canvas.findByRole('button', { name: 'Dissociate' })).toBeVisible()
  },
}

import { problem } from '@ssp/api/testing'
import { SspStoryProvider, typeDate, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { clientSettings, clientSettingsServer } from '../testing'
import { ClientDetailsPage } from './client-details-page'

const path = '/ssp/production/client/{clientId}'

interface Args {
  server: FakeServer
  permissions: string[]
}

const meta = {
  title: 'Client settings/Client details',
  render: (args) => (
    <SspStoryProvider {...args} at="/client/details">
      <ClientDetailsPage />
    </SspStoryProvider>
  ),
  args: { server: clientSettingsServer(), permissions: ['CLIENT_VIEW', 'CLIENT_UPDATE'] },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const unlock = async (canvas: Canvas) => (await canvas.findByRole('button', { name: 'Unlock' })).click()

/** Locked: everything is readable, nothing can be changed. */
export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Acme Precision')).toBeVisible()
    await expect(await canvas.findByText('4182')).toBeVisible()
    await expect(canvas.getByText('Login page label')).toBeVisible()
    await expect(canvas.queryByLabelText(/Notice title/)).toBeNull()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    for (const card of ['General information', 'Login/Register page labels', 'Login account lockout']) {
      await expect(canvas.getByRole('region', { name: card })).toBeVisible()
    }
    const startOf = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().left
    await expect(startOf('Days')).toBe(startOf('General information'))
    await expect(startOf('Days')).toBeGreaterThan(startOf('Login page notice'))
  },
}

/**
 * Unlock, change, save: a cleared text is an error at its field and nothing is sent; the settings lock again after a save.
 */
export const Save: Story = {
  args: { server: clientSettingsServer() },
  play: async ({ canvas, args, userEvent }) => {
    await unlock(canvas)
    const label = await canvas.findByRole('textbox', { name: /Login page label/ })
    await userEvent.clear(label)
    await userEvent.type(label, 'Staff number')
    const title = canvas.getByLabelText(/Notice title/)
    await userEvent.clear(title)
    await userEvent.selectOptions(canvas.getByLabelText('Login attempts'), 'Platform setting')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(title).toHaveAccessibleDescription(/cannot be emptied/)
    await expect(title).toHaveFocus()
    await expect(args.server.calls.find(({ method }) => method === 'PATCH')).toBeUndefined()
    await userEvent.type(title, 'Closed on Friday')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('button', { name: 'Unlock' })).toBeVisible()
    const sent = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(sent?.body).toMatchObject({
      loginIdentifierType: 'Staff number',
      login_retries: null,
      login_timeout: 1,
      notice_title: 'Closed on Friday',
    })
    await expect(sent?.body).not.toHaveProperty('time_zone')
    const notice = within(canvas.getByRole('region', { name: 'Login page notice' }))
    await waitFor(() => expect(notice.getAllByText('Closed on Friday')[0]).toBeVisible())
  },
}

/** A time zone is found by typing; the form explains the effect of a change, and sends only a changed zone. */
export const TimeZone: Story = {
  args: { server: clientSettingsServer() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('Europe/London')).toBeVisible()
    await unlock(canvas)
    const zone = await canvas.findByRole('combobox', { name: /Time zone/ })
    await expect(zone).toHaveValue('Europe/London')
    await userEvent.clear(zone)
    await userEvent.type(zone, 'tokyo')
    await userEvent.click(await screen.findByRole('option', { name: 'Asia/Tokyo' }))
    await expect(zone).toHaveAccessibleDescription(/figures and date filters use the days of Asia\/Tokyo/)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('button', { name: 'Unlock' })).toBeVisible()
    await expect(args.server.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      time_zone: 'Asia/Tokyo',
    })
    await expect(canvas.getByText('Asia/Tokyo')).toBeVisible()
  },
}

/** A zone that the server does not know is an error at the field. */
export const UnknownTimeZone: Story = {
  args: {
    server: clientSettingsServer().on('patch', path, () =>
      problem(400, 'invalid', 'Check the fields.', { fields: { time_zone: 'This is not a time zone.' } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await unlock(canvas)
    const zone = await canvas.findByRole('combobox', { name: /Time zone/ })
    await userEvent.clear(zone)
    await userEvent.type(zone, 'tokyo')
    await userEvent.click(await screen.findByRole('option', { name: 'Asia/Tokyo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(zone).toHaveAccessibleDescription(/This is not a time zone/))
  },
}

/** Attempts and seconds can be chosen while the lock is on. */
export const LockOff: Story = {
  args: { server: clientSettingsServer(clientSettings({ login_timeout: 0 })) },
  play: async ({ canvas, userEvent }) => {
    await unlock(canvas)
    const lockout = within(await canvas.findByRole('region', { name: 'Login account lockout' }))
    await expect(lockout.getByLabelText('Login attempts')).toBeDisabled()
    await userEvent.click(lockout.getByRole('radio', { name: 'Yes' }))
    await expect(lockout.getByLabelText('Login attempts')).toBeEnabled()
    await expect(lockout.getByLabelText('Lock timeout')).toBeEnabled()
  },
}

/** The preview shows the login page at a given time. */
export const NoticePreview: Story = {
  args: {
    server: clientSettingsServer(
      clientSettings({ notice_start: '2026-11-01T00:00:00.000Z', notice_end: '2026-11-30T00:00:00.000Z' }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const preview = within(await canvas.findByRole('region', { name: 'Preview' }))
    const at = await preview.findByRole('group', { name: 'Login page at' })
    await typeDate(userEvent, at, '2026-11-15T12:00')
    await expect(await preview.findByText('Saturday')).toBeVisible()
    await typeDate(userEvent, at, '2026-12-15T12:00')
    await expect(await preview.findByText('No notice is shown at this time.')).toBeVisible()
  },
}

/** The dates of the notice have seconds, are read-only while the page is locked, and are sent as UTC. */
export const NoticeDates: Story = {
  args: { server: clientSettingsServer(clientSettings({ notice_start: '2026-11-01T00:00:00.000Z' })) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Start date')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Start date' })).toBeNull()
    await unlock(canvas)
    const start = await canvas.findByRole('group', { name: 'Start date' })
    await typeDate(userEvent, start, '2026-11-02T08:15:30')
    await typeDate(userEvent, canvas.getByRole('group', { name: 'End date' }), '2026-11-01T23:59:59')
    await expect(await canvas.findByText(/The end is before the start/)).toBeVisible()
    await typeDate(userEvent, canvas.getByRole('group', { name: 'End date' }), '2026-11-03T23:59:59')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.server.calls.some(({ method }) => method === 'PATCH')).toBe(true))
    await expect(args.server.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      notice_start: new Date('2026-11-02T08:15:30').toISOString(),
      notice_end: new Date('2026-11-03T23:59:59').toISOString(),
    })
  },
}

/** Formatting with the toolbar produces HTML of the allowed elements. */
export const NoticeText: Story = {
  args: { server: clientSettingsServer(clientSettings({ notice_message: null })) },
  play: async ({ canvas, args, userEvent }) => {
    await unlock(canvas)
    const text = await canvas.findByRole('textbox', { name: /Notice message/ })
    await userEvent.click(text)
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }))
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('Closed')
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }))
    await userEvent.type(dialog.getByLabelText('Address'), 'javascript:alert(1)')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await expect(await dialog.findByText('This address cannot be linked.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.server.calls.some(({ method }) => method === 'PATCH')).toBe(true))
    const sent = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(sent?.body).toMatchObject({ notice_message: '<p><strong>Closed</strong></p>' })
  },
}

/** Another user has changed the notice: the note shows its text and the labels of the switches, not the stored values. */
export const ChangedElsewhere: Story = {
  args: { server: clientSettingsServer(clientSettings({ notice_message: '<p>Open</p>', show_notice_message: 1 })) },
  play: async ({ args, canvas, userEvent }) => {
    await unlock(canvas)
    await userEvent.type(await canvas.findByLabelText(/Notice title/), '!')
    const theirs = clientSettings({
      notice_message: '<p>Closed on <strong>Friday</strong></p>',
      show_notice_message: 0,
    })
    args.server
      .on('get', path, () => Response.json(theirs, { headers: { etag: '"2"' } }))
      .on('patch', path, () => problem(412, 'stale', 'It has changed.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Notice message: Open is now Closed on Friday')).toBeVisible()
    await expect(canvas.getByText('Show notice: Yes is now No')).toBeVisible()
  },
}

/** Without CLIENT_UPDATE there is neither Unlock nor Save. */
export const ReadOnly: Story = {
  args: { permissions: ['CLIENT_VIEW'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can read these settings, but not change them.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Unlock' })).toBeNull()
  },
}

/** After a failed save the page stays unlocked and keeps the input. */
export const SaveFailed: Story = {
  args: { server: clientSettingsServer().on('patch', path, () => problem(500, 'internal', 'The database is away.')) },
  play: async ({ canvas, userEvent }) => {
    await unlock(canvas)
    const label = await canvas.findByRole('textbox', { name: /Register page label/ })
    await userEvent.type(label, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('The settings were not saved.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Lock' })).toBeVisible()
    await expect(label).toHaveValue('Employee Number!')
  },
}

export const NotLoaded: Story = {
  args: { server: clientSettingsServer().on('get', path, () => problem(500, 'internal', 'The database is away.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The settings could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }

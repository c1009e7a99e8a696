import { fakeClient, fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeIncident, fakeNote, fakePeople, incidentServer, incidentsPath } from '../testing'
import { IncidentPage } from './incident-page'

interface Args {
  server: FakeServer
  client?: ReturnType<typeof fakeClient>
}

const id = fakeIncident(0).id
const one = (over: Parameters<typeof fakeIncident>[1] = {}) => incidentServer({ rows: [fakeIncident(0, over)] })

const meta = {
  title: 'Incidents/Detail',
  render: (args) => (
    <SspStoryProvider {...args} permissions={['INCIDENTS_VIEW']} at={`/client/incidents/${id}`}>
      <IncidentPage params={{ id }} />
    </SspStoryProvider>
  ),
  args: { server: one() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const sent = (server: FakeServer, method: string) =>
  server.calls.filter((call) => call.method === method).map(({ body }) => body)

/** The reporter is the title below the back button; the report as text, summary, images, and one timeline. */
export const Named: Story = {
  args: { server: one() },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Ada Okafor' })
    await expect(link).toHaveAttribute('href', `/employees/${fakeId(100)}/info`)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ada Okafor')
    await expect(canvas.getByRole('button', { name: 'Go Back' })).toBeVisible()
    const report = within(canvas.getByRole('region', { name: 'Report' }))
    await expect(report.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Acme Logistics',
      'Health and safety',
      '02.03.2026',
      'The guard rail at dock 4 is loose.\nIt moved when a pallet touched it.',
    ])
    await expect(report.getByText(/^\d not answered$/)).toBeVisible()
    await expect(report.queryByRole('textbox')).toBeNull()
    await expect(report.queryByRole('radio')).toBeNull()
    const summary = within(canvas.getByRole('region', { name: 'Summary' }))
    await expect(summary.getByText('NOT RESOLVED')).toBeVisible()
    await expect(summary.queryByText('Resolved date')).toBeNull()
    await expect(summary.getByText('Female')).toBeVisible()
    const timeline = within(canvas.getByRole('region', { name: 'Notes and timeline' }))
    const entries = await timeline.findAllByRole('listitem')
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Evidence pack made/),
      expect.stringMatching(/^Grace Holloway.*\(edited\).*The rail is fixed tomorrow\.$/s),
      expect.stringMatching(/^Bruno Costa.*Asked for photos\.$/),
      expect.stringMatching(/^Assigned to Grace Holloway/),
      expect.stringMatching(/^Report madeAda Okafor/),
    ])
  },
}

/** At a client with strict rights, an account that may only view can neither resolve the report nor add to it. */
export const StrictRights: Story = {
  args: { server: one(), client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Ada Okafor/ })).toBeVisible()
    for (const name of ['Resolve', 'Add Image', 'Add Note'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
  },
}

/** A report that may name the account opens after the account declares that it does not. */
export const PossibleConflict: Story = {
  args: { server: incidentServer({ rows: [fakeIncident(0)], concealed: [id] }) },
  play: async ({ canvas, args }) => {
    const card = within(await canvas.findByRole('region', { name: 'Does this report name you or your team?' }))
    await expect(canvas.queryByText('Ada Okafor')).toBeNull()
    await userEvent.click(card.getByRole('button', { name: 'It names neither me nor my team' }))
    await expect(await canvas.findByRole('link', { name: 'Ada Okafor' })).toBeVisible()
    await expect(args.server.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  },
}

/** The people whom the reporter selected; a name stays when the record no longer exists. */
export const PeopleInvolved: Story = {
  args: {
    server: one({
      people: [
        { id: fakePeople[2]!.id, name: 'Bruno Costa' },
        { id: null, name: 'Kofi Mensah' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Summary' }))
    await expect(summary.getByRole('link', { name: 'Bruno Costa' })).toHaveAttribute(
      'href',
      `/employees/${fakePeople[2]!.id}/info`,
    )
    await expect(summary.getByText('Kofi Mensah')).toBeVisible()
    await expect(summary.queryByRole('link', { name: 'Kofi Mensah' })).toBeNull()
  },
}

/** Resolved and reopened; the button names the action, the badge the state. */
export const Resolve: Story = {
  args: { server: one() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resolve' }))
    const back = await canvas.findByRole('button', { name: 'Not Resolved' })
    const summary = within(canvas.getByRole('region', { name: 'Summary' }))
    await expect(summary.getByText('RESOLVED')).toBeVisible()
    await expect(summary.getByText('Resolved date')).toBeVisible()
    await waitFor(() => expect(back).not.toHaveAttribute('aria-busy'))
    await userEvent.click(back)
    await canvas.findByRole('button', { name: 'Resolve' })
    await expect(sent(args.server, 'PATCH')).toEqual([{ resolved: 1 }, { resolved: 0 }])
  },
}

/** An account that the report names cannot be chosen; a deactivated one is not offered. */
export const Assign: Story = {
  args: { server: one({ conflicts: [fakeId(51)] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change who it is assigned to' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign incident' }))
    await expect(await dialog.findByRole('option', { name: 'Grace Holloway (named in the report)' })).toBeDisabled()
    await expect(dialog.queryByRole('option', { name: /Daniel Brown/ })).toBeNull()
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Bruno Costa')
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent(args.server, 'PATCH')).toEqual([{ assigned_to: fakeId(52) }])
    await expect(within(canvas.getByRole('region', { name: 'Summary' })).getByText('Bruno Costa')).toBeVisible()
  },
}

/** An account that the reader cannot see is named nowhere; it stays as it is, or another one is chosen in its place. */
export const AssignedToAnotherAccount: Story = {
  args: { server: one({ assigned_to: fakeId(90), assigned_to_username: null }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Another account')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change who it is assigned to' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign incident' }))
    await expect(await dialog.findByRole('option', { name: 'Another account', selected: true })).toBeVisible()
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Bruno Costa')
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent(args.server, 'PATCH')).toEqual([{ assigned_to: fakeId(52) }])
  },
}

/** Notes are added, changed, and deleted after a confirmation. */
export const Notes: Story = {
  args: { server: one() },
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('textbox', { name: /Note/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Add Note' }))
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveAccessibleDescription(/fill in this field/)
    await userEvent.type(box, 'Rang the site')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Note' }))
    await waitFor(() => expect(box).toHaveValue(''))
    await expect(await canvas.findByText('Rang the site')).toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the note of Grace Holloway' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit note' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Note/ }), ' Done.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/fixed tomorrow\. Done\./)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the note of Grace Holloway' }))
    const title = 'Are you sure you want to delete this note?'
    const confirm = within(await screen.findByRole('alertdialog', { name: title }))
    await userEvent.click(confirm.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByText(/fixed tomorrow/)).toBeNull())
    await expect(sent(args.server, 'POST')).toMatchObject([{ note: 'Rang the site' }])
  },
}

/** The marker of a changed note opens its earlier versions. */
export const EarlierTexts: Story = {
  args: { server: one() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /what the note of Grace Holloway said before/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Texts of the note' }))
    const [now, before] = await dialog.findAllByRole('listitem')
    await expect(now).toHaveTextContent('The rail is fixed tomorrow.')
    await expect(before).toHaveTextContent(/Until .* changed by Bruno Costa.*Spoke to the site\./)
  },
}

/** One PDF with all data; a failure shows the server's message. */
export const EvidenceRejected: Story = {
  args: {
    server: one().on(
      'get',
      `${incidentsPath}/evidence/{id}`,
      problem(403, 'forbidden', 'You are named in this report.'),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Evidence pack' }))
    await expect(await screen.findByText('You are named in this report.')).toBeVisible()
  },
}

/** A click shows an image; it is removed after a confirmation. */
export const Images: Story = {
  args: { server: one() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View image 1' }))
    const viewer = within(await screen.findByRole('dialog', { name: 'Image 1 of the report' }))
    await expect(viewer.getByRole('img', { name: 'Image 1 of the report' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 1' }))
    const title = 'Are you sure you want to remove this image?'
    const confirm = within(await screen.findByRole('alertdialog', { name: title }))
    await userEvent.click(confirm.getByRole('button', { name: 'Remove Image' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'View image 2' })).toBeNull())
  },
}

/** No link, no team, no gender, no hour. */
export const Anonymous: Story = {
  args: {
    server: one({
      anonymous: 1,
      user_id: null,
      user_fullname: null,
      label: null,
      gender: null,
      created_at: '2026-03-01T00:00:00.000Z',
    }),
  },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Summary' }))
    await expect(summary.getByText('Anonymous')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Anonymous')
    await expect(summary.queryByRole('link')).toBeNull()
    await expect(summary.getByText('Prefer not to say')).toBeVisible()
    await expect(summary.queryByText(/\d:\d\d/)).toBeNull()
  },
}

/** Acknowledging is the outlined action while it is due; adding an image is then in the menu. */
export const Acknowledge: Story = {
  args: { server: one() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acknowledge' }))
    await expect(await canvas.findByRole('button', { name: 'Add Image' })).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: 'Summary' })).getByText(/^Acknowledged /)).toBeVisible()
    await expect(sent(args.server, 'PATCH')).toEqual([{ acknowledged: 1 }])
  },
}

/** A resolved report has no deadline, and can be opened again. */
export const Closed: Story = {
  args: {
    server: one({
      resolved: 1,
      resolved_at: '2026-04-02T10:00:00.000Z',
      due: null,
      due_at: null,
      assigned_to: fakeId(51),
      assigned_to_username: 'Grace Holloway',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Not Resolved' })).toBeVisible()
    const summary = within(canvas.getByRole('region', { name: 'Summary' }))
    await expect(summary.getByText('Resolved date')).toBeVisible()
    await expect(summary.queryByText('Deadline')).toBeNull()
  },
}

/** No actions yet: the report is the only entry. */
export const EmptyTimeline: Story = {
  args: { server: incidentServer({ rows: [fakeIncident(0)], notes: [], events: [], images: [] }) },
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole('region', { name: 'Notes and timeline' }))
    await expect(await timeline.findByText('There are no notes.')).toBeVisible()
    await expect(timeline.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText('There are no images.')).toBeVisible()
  },
}

/** The report stays if its timeline cannot be read. */
export const TimelineFailed: Story = {
  args: {
    server: one().on('get', `${incidentsPath}/events/{id}`, problem(400, 'invalid', 'The timeline is closed.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The notes could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Report' })).toBeVisible()
  },
}

/** A long report and a long note. */
export const LongReport: Story = {
  args: {
    server: incidentServer({
      rows: [
        fakeIncident(0, {
          fields: JSON.stringify([
            {
              id: 1,
              type: 'textarea',
              name: 'a',
              label: 'What happened? '.repeat(12),
              value: 'It rained. '.repeat(200),
            },
            { id: 2, type: 'text', name: 'b', label: 'Where?', value: 'x'.repeat(300) },
          ]),
        }),
      ],
      notes: [fakeNote(0, { note: 'Spoke to the site. '.repeat(100) })],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Where?')
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

/** Placeholders until the report has loaded. */
export const Loading: Story = {
  args: { server: one().on('get', `${incidentsPath}/{id}`, () => new Promise<Response>(() => {})) },
}

/** Fields that cannot be read show an empty form instead of a crash. */
export const BrokenFields: Story = {
  args: { server: one({ fields: '[{]', gender: 5 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The report has no fields that can be shown.')).toBeVisible()
  },
}

/** An account that the report names sees why it stays closed. */
export const Restricted: Story = {
  args: {
    server: one().on('get', `${incidentsPath}/{id}`, problem(403, 'forbidden', 'You are named in this report.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are named in this report/)).toBeVisible()
  },
}

export const Missing: Story = {
  args: { server: incidentServer({ rows: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such incident.')).toBeVisible()
  },
}

export const Phone: Story = {
  args: { server: one({ user_fullname: 'Wolfeschlegelsteinhausenbergerdorff-Hubert Blaine' }) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Summary' })
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

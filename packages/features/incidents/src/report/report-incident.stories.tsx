import { DEFAULT_INCIDENT_FIELDS } from '@ssp/api'
import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test'
import { fakePeople, incidentServer, incidentsPath } from '../testing'
import { ReportIncident } from './report-incident'

interface Args {
  server: FakeServer
  queryClient?: QueryClient
}

const meta = {
  title: 'Incidents/Report',
  render: (args) => (
    <SspStoryProvider {...args} permissions={[]} at="/">
      <ReportIncident />
    </SspStoryProvider>
  ),
  args: { server: incidentServer() },
  beforeEach: () => void (forms = 0),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

/** Number of reads of the form. */
let forms = 0

type Canvas = ReturnType<typeof within>

const fillIn = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Who employs you/ }), 'Acme')
  await userEvent.click(canvas.getByRole('radio', { name: 'Fraud or theft' }))
  await userEvent.type(canvas.getByRole('textbox', { name: /describe what happened/ }), 'Fuel is missing')
}

/** A photo of one pixel, whose name is not sent. */
const photo = () => {
  const bytes = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (sign) => sign.charCodeAt(0),
  )
  return new File([bytes], 'Ada at home.png', { type: 'image/png' })
}

/** People are selected from the directory; two with the same name differ by team, and their ids are sent. */
export const PeopleInvolved: Story = {
  args: { server: incidentServer() },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox', { name: 'People involved' })
    await userEvent.type(field, 'oka')
    await userEvent.click(await screen.findByRole('option', { name: /Ada Okafor.*Night shift/ }))
    await userEvent.clear(field)
    await userEvent.type(field, 'bru')
    await userEvent.click(await screen.findByRole('option', { name: /Bruno Costa/ }))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Remove Ada Okafor' })).toBeVisible()
    await fillIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(args.server.calls.some(({ method }) => method === 'POST')).toBe(true))
    const sent = args.server.calls.find(({ method }) => method === 'POST')?.body
    await expect(sent).toMatchObject({ people: [fakePeople[0]!.id, fakePeople[2]!.id] })
  },
}

/** Explains what is stored, and sends nothing that identifies the person, not even the name of a photo. */
export const Anonymous: Story = {
  args: { server: incidentServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Anonymously/ }))
    await expect(await canvas.findByText(/stored without your name, and with the day only/)).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('Photos'), photo())
    await canvas.findByText('Ada at home.png')
    await fillIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(args.server.calls.some(({ method }) => method === 'POST')).toBe(true))
    const body = args.server.calls.find(({ method }) => method === 'POST')?.body as { images: { content: string }[] }
    await expect(body).toMatchObject({
      anonymous: true,
      fields_version: 0,
      answers: { 2: 'Acme', 5: 'Fraud or theft', 9: 'Fuel is missing' },
    })
    await expect(body.images).toHaveLength(1)
    await expect(JSON.stringify(body)).not.toContain('Ada')
    await waitFor(() => expect(canvas.queryByRole('radio', { name: /Anonymously/ })).toBeNull())
  },
}

export const Named: Story = {
  args: { server: incidentServer() },
  play: async ({ canvas, args }) => {
    await fillIn(canvas)
    await expect(canvas.getByText('Your name and team are stored with your answers.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(args.server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        anonymous: false,
        images: [],
      }),
    )
  },
}

/** A rejected report keeps the input. */
export const Rejected: Story = {
  args: {
    server: incidentServer().on('post', `${incidentsPath}/report`, problem(409, 'conflict', 'The form has changed.')),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('The form has changed.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Who employs you/ })).toHaveValue('Acme')
  },
}

const isForm = ({ method, path }: FakeServer['calls'][number]) => method === 'GET' && path.endsWith('/report')

/** A changed form is not replaced when the connection is restored: the input stays. */
export const Reconnected: Story = {
  args: {
    queryClient: new QueryClient({ defaultOptions: { queries: { staleTime: 0 } } }),
    server: incidentServer().on('get', `${incidentsPath}/report`, () => ({
      fields: [...DEFAULT_INCIDENT_FIELDS],
      fields_version: forms++,
    })),
  },
  play: async ({ canvas, args }) => {
    await fillIn(canvas)
    await userEvent.upload(canvas.getByLabelText('Photos'), photo())
    await canvas.findByText('Ada at home.png')
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(args.server.calls.some(({ method }) => method === 'POST')).toBe(true))
    await expect(args.server.calls.filter(isForm)).toHaveLength(1)
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible()
  },
}

/** If the form no longer exists, its successor is shown with the existing answers, people and photos. */
export const FormReplaced: Story = {
  args: {
    server: incidentServer()
      .on('get', `${incidentsPath}/report`, () => {
        const fields = forms === 0 ? DEFAULT_INCIDENT_FIELDS : DEFAULT_INCIDENT_FIELDS.filter(({ id }) => id !== 2)
        return { fields: [...fields], fields_version: forms++ }
      })
      .on('post', `${incidentsPath}/report`, ({ body }) =>
        (body as { fields_version: number }).fields_version === 0
          ? problem(409, 'conflict', 'The form has changed.')
          : { success: true },
      ),
  },
  play: async ({ canvas, args }) => {
    await fillIn(canvas)
    await userEvent.upload(canvas.getByLabelText('Photos'), photo())
    await canvas.findByText('Ada at home.png')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('The form has changed.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /Who employs you/ })).toBeNull())
    await expect(canvas.getByRole('textbox', { name: /describe what happened/ })).toHaveValue('Fuel is missing')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible()
    const body = args.server.calls.findLast(({ method }) => method === 'POST')?.body
    await expect(body).toMatchObject({ fields_version: 1, answers: { 5: 'Fraud or theft', 9: 'Fuel is missing' } })
    await expect(body).toHaveProperty('images.length', 1)
    await expect(body).not.toHaveProperty('answers.2')
  },
}

/** A file that is not a photo. */
export const NoPhoto: Story = {
  args: { server: incidentServer() },
  play: async ({ canvas }) => {
    const file = new File(['hello'], 'notes.png', { type: 'image/png' })
    await userEvent.upload(await canvas.findByLabelText('Photos'), file)
    await expect(await canvas.findByText('notes.png is no photo that can be read.')).toBeVisible()
  },
}

/** An account without an employee cannot report. */
export const NoEmployee: Story = {
  args: {
    server: incidentServer().on(
      'get',
      `${incidentsPath}/report`,
      problem(403, 'forbidden', 'Your account is not associated with an employee of this client.'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not associated with an employee/)).toBeVisible()
  },
}

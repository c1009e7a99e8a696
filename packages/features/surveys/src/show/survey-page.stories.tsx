import { problem } from '@ssp/api/testing'
import { chooseAction, type FakeServer, SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { survey, surveyServer } from '../testing'
import { SurveyPage } from './survey-page'

const one = '/ssp/production/surveys/{clientId}/{id}'
const draft = survey(0)
const live = survey(2, { response_count: 7 })
const completed = survey(3, { response_count: 7 })

interface Args {
  server: FakeServer
  id: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Surveys/Survey page',
  render: ({ id, ...args }) => (
    <SspStoryProvider {...args} permissions={['SURVEYS_VIEW', 'SURVEYS_UPDATE']} at={`/surveys/${id}`}>
      <SurveyPage params={{ id }} />
    </SspStoryProvider>
  ),
  args: { server: surveyServer(), id: live.id, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const patches = ({ calls }: FakeServer) => calls.filter(({ method }) => method === 'PATCH')
const dateField = (canvas: Canvas, name: string): Promise<HTMLElement> => canvas.findByRole('group', { name })

/** Tabs, status, summary and form; editing the summary of a live survey asks, and its start and anonymity stay. */
export const Live: Story = {
  args: { server: surveyServer({ surveys: [live] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: live.title })).toBeVisible()
    for (const name of ['DETAILS', 'GRAPHS', 'RESPONSES']) await expect(canvas.getByRole('tab', { name })).toBeVisible()
    await expect(canvas.getByText('LIVE')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit summary' }))
    const text = 'Are you sure you want to edit a live Survey? Doing so may affect data currently collated'
    const dialog = within(await screen.findByRole('alertdialog', { name: text }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.queryByRole('group', { name: 'Start date' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit summary' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    // Until the dialog is gone, the page behind it has no roles.
    await expect(await canvas.findByRole('checkbox', { name: 'Anonymous' })).toBeDisabled()
    await expect(await dateField(canvas, 'Start date')).toHaveAttribute('aria-disabled', 'true')
    await expect(await dateField(canvas, 'Completion date')).not.toHaveAttribute('aria-disabled')
  },
}

/** Only what was changed is sent, with the version that it was drawn from. */
export const Saved: Story = {
  args: { server: surveyServer({ surveys: [draft] }), id: draft.id },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit summary' }))
    await expect(await dateField(canvas, 'Start date')).not.toHaveAttribute('aria-disabled')
    const title = canvas.getByRole('textbox', { name: /^Title/ })
    await userEvent.clear(title)
    await userEvent.type(title, 'Spring pulse')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Update completed')).toBeInTheDocument()
    await expect(screen.getByText('Survey has been updated')).toBeInTheDocument()
    const [call] = patches(args.server)
    await expect(call?.body).toEqual({ title: 'Spring pulse' })
    await expect(call?.headers.get('If-Match')).toBe('"1"')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Spring pulse' })).toBeVisible()
  },
}

/** Without a field nothing is sent. */
export const WithoutFields: Story = {
  args: { server: surveyServer({ surveys: [survey(0, { fields: '[]' })] }), id: draft.id },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit summary' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const text = 'Title, Description and Survey fields are required to save.'
    await expect(await screen.findByText(text)).toBeInTheDocument()
    await expect(patches(args.server)).toHaveLength(0)
  },
}

const shared = surveyServer({ surveys: [draft] })
let others = 0

/** Somebody else saved first: nothing is lost, the change of the other one is shown, and the next save names it. */
export const Conflict: Story = {
  args: { server: shared, id: draft.id },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit summary' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), ' B')
    shared.saveElsewhere(draft.id, { title: `Title of another ${(others += 1)}` })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/is now Title of another/)).toBeVisible()
    await expect(canvas.getByDisplayValue(/ B$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Update completed')).toBeInTheDocument()
  },
}

const site = { id: 501, type: 'text', name: 'Text Field', label: 'Which site?', required: false, value: '' } as const
const asked = survey(4, { fields: JSON.stringify([site]) })
const edited = surveyServer({ surveys: [asked] })

/** Two people add a question to one form: both are there after the second save, and the other one is named. */
export const TwoEditors: Story = {
  args: { server: edited, id: asked.id },
  play: async ({ canvas }) => {
    // The editor of the new question has one of its own.
    const save = () => userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[0] ?? document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Textfield' }))
    await userEvent.type(await canvas.findByLabelText('Question'), 'What else?')
    const theirs = { ...site, id: 502, label: 'Which shift?' }
    edited.saveElsewhere(asked.id, { fields: JSON.stringify([site, theirs]) })
    await save()
    await expect(await canvas.findByText('Added: Which shift?')).toBeVisible()
    await expect(canvas.getByText('Added: What else?')).toBeVisible()
    await expect(canvas.getByLabelText('Question')).toHaveValue('What else?')
    await save()
    await expect(await screen.findByText('Update completed')).toBeInTheDocument()
    const body = patches(edited).at(-1)?.body as { fields?: string } | undefined
    const labels = (JSON.parse(body?.fields ?? '[]') as { label: string }[]).map(({ label }) => label)
    await expect(labels).toEqual(['Which site?', 'What else?', 'Which shift?'])
  },
}

/** Start and anonymity of a completed survey stay. */
export const Completed: Story = {
  args: { server: surveyServer({ surveys: [completed] }), id: completed.id },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit summary' }))
    await expect(await dateField(canvas, 'Start date')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('checkbox', { name: 'Anonymous' })).toBeDisabled()
  },
}

/** Confirmed, removed, and back to the list. */
export const Removed: Story = {
  args: { server: surveyServer({ surveys: [live] }) },
  play: async ({ args }) => {
    await chooseAction({ userEvent, screen }, 'Remove')
    const text = "Are you sure you want to delete this survey, you can't undo this action"
    const dialog = within(await screen.findByRole('alertdialog', { name: text }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/surveys'))
    await expect(args.server.calls.some(({ method }) => method === 'DELETE')).toBe(true)
  },
}

/** CSV, full CSV and the PDF report. */
export const Exports: Story = {
  args: { server: surveyServer({ surveys: [live] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Survey Data' }))
    const menu = within(await screen.findByRole('menu', { name: 'Export Survey Data' }))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(3)
    await waitFor(() => expect(menu.getByRole('menuitem', { name: /^PDF report/ })).toBeVisible())
  },
}

export const Missing: Story = {
  args: { server: surveyServer({ surveys: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such survey.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/surveys')
  },
}

export const Failed: Story = {
  args: { server: surveyServer().on('get', one, problem(400, 'invalid', 'Surveys are closed for a moment.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The survey could not be loaded.')).toBeVisible()
    await expect(within(await screen.findByRole('alertdialog')).getByText('Error')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: surveyServer().on('get', one, () => new Promise<Response>(() => {})) },
}

export const Phone: Story = {
  args: { server: surveyServer({ surveys: [live] }) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: live.title })
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

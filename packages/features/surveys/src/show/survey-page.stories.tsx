import type { Client } from '@ssp/api'
import { fakeClient, fakeId, problem } from '@ssp/api/testing'
import { chooseAction, type FakeServer, SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import type { Report } from '../report/report'
import { results, survey, surveyServer } from '../testing'
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

/**
 * Tabs, status, summary and form; editing the summary of a live survey asks for confirmation, and its start and anonymity
 * cannot change.
 */
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

/** Only changes are sent, with the version on which they are based. */
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

/** Another user saved first: nothing is lost, the other change is shown, and the next save sends the new version. */
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

/** Two users add a question to one form: both are there after the second save, and the other one is named. */
export const TwoEditors: Story = {
  args: { server: edited, id: asked.id },
  play: async ({ canvas }) => {
    // The editor of the new question has its own.
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

const rated = survey(2, { response_count: 20 })
const rating = surveyServer({ surveys: [rated], results: results() })

/** A scale that no longer has values that were answered asks for confirmation, with the number of answers, before it is saved. */
export const NarrowerScale: Story = {
  args: { server: rating, id: rated.id },
  play: async ({ canvas }) => {
    const save = () => userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[0] ?? document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Range Slider' }))
    const max = await canvas.findByLabelText('Maximum')
    await userEvent.clear(max)
    await userEvent.type(max, '8')
    await save()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Save a scale without answered values?' }))
    await expect(dialog.getByText(/^2 people have answered “Workload” with values that the new scale/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(patches(rating)).toHaveLength(0)
    await expect(max).toHaveValue(8)
    await userEvent.clear(max)
    await userEvent.type(max, '20')
    await save()
    await expect(await screen.findByText('Update completed')).toBeInTheDocument()
  },
}

const dependent = {
  ...site,
  id: 504,
  name: 'Reason',
  label: 'Why there?',
  showIf: { fieldId: 501, operator: 'answered' },
} as const
const conditional = survey(4, { fields: JSON.stringify([site, dependent]) })
const parted = surveyServer({ surveys: [conditional] })

/** Another user removes the question on which a changed one depends: the save says so, and the condition can be removed. */
export const ConditionOfRemoved: Story = {
  args: { server: parted, id: conditional.id },
  play: async ({ canvas }) => {
    const save = () => userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[0] ?? document.body)
    const label = 'Why this one?'
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Reason' }))
    // The condition has a list with that name.
    const question = await canvas.findByRole('textbox', { name: 'Question' })
    await userEvent.clear(question)
    await userEvent.type(question, label)
    const { showIf: _, ...kept } = dependent
    parted.saveElsewhere(conditional.id, { fields: JSON.stringify([dependent]) })
    await save()
    await expect(await canvas.findByText('Removed: Which site?')).toBeVisible()
    await save()
    await expect(await screen.findByText(/depends on a question that is not asked before it/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show only if an earlier answer matches' }))
    await save()
    await expect(await screen.findByText('Update completed')).toBeInTheDocument()
    const body = patches(parted).at(-1)?.body as { fields?: string } | undefined
    await expect(JSON.parse(body?.fields ?? '[]')).toEqual([{ ...kept, label }])
  },
}

const range = {
  id: 503,
  type: 'range',
  name: 'Scale',
  label: 'How far?',
  slider: { min: 0, max: 10, step: 1 },
} as const
const scaled = survey(4, { fields: JSON.stringify([range]) })

/**
 * Input that cannot be saved yet is unsaved: another tab keeps it, a save there stops at it, and leaving asks for
 * confirmation.
 */
export const Unfinished: Story = {
  args: { server: surveyServer({ surveys: [scaled] }), id: scaled.id },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Scale' }))
    const question = await canvas.findByLabelText('Question')
    await userEvent.clear(question)
    await userEvent.type(question, 'How far is it?')
    await userEvent.clear(canvas.getByLabelText('Step'))
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('tab', { name: 'GRAPHS' }))
    await expect(canvas.queryByRole('button', { name: 'Discard Changes' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/^Scale cannot be saved like this/)).toBeInTheDocument()
    await expect(patches(args.server)).toHaveLength(0)
    await waitFor(() => expect(canvas.getByLabelText('Question')).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: 'Go Back' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: 'Stay' }))
    await expect(args.onNavigate).not.toHaveBeenCalledWith('/surveys')
    await expect(canvas.getByLabelText('Question')).toHaveValue('How far is it?')
  },
}

/** Start and anonymity of a completed survey cannot change. */
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

const elsewhere = fakeClient({ id: fakeId(2), clientName: 'Borealis Energy' })

function SwitchedPage({ id, ...args }: Args) {
  const [client, setClient] = useState<Client>()
  return (
    <>
      <button type="button" onClick={() => setClient(elsewhere)}>
        Switch
      </button>
      <SspStoryProvider
        {...args}
        {...(client && { client })}
        permissions={['SURVEYS_VIEW', 'SURVEYS_UPDATE']}
        at={`/surveys/${id}`}
      >
        {client ? null : <SurveyPage params={{ id }} />}
      </SspStoryProvider>
    </>
  )
}

/** Responses that wait until they are released. */
function held<T>(answer: T) {
  const gate = Promise.withResolvers<undefined>()
  const asked = fn()
  return {
    asked,
    letGo: () => gate.resolve(undefined),
    answer: async () => {
      asked()
      await gate.promise
      return answer
    },
  }
}
const figures = held(results())
const logo = held({ url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==' })
const OTHER_COLOUR = '#010203'

/** Records the content of a document, and returns a file. */
class InstantWorker extends EventTarget {
  static readonly given = fn<(report: Report) => void>()
  postMessage(report: Report) {
    InstantWorker.given(report)
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { pdf: new Uint8Array() } })))
  }
  terminate() {}
}
const slow = surveyServer({ surveys: [live] })
  .on('get', '/ssp/production/survey-responses/{clientId}/{id}/results', figures.answer)
  .on('get', '/portal/get-logo', logo.answer)

/**
 * A report whose figures and logo arrive after a switch to another client is completed with the name, logo and colours of
 * the client for which it was started (docs/decisions/0096).
 */
export const ReportOfFormerClient: Story = {
  beforeEach: () => {
    const { Worker: own } = window
    Object.assign(window, { Worker: InstantWorker })
    return () => {
      Object.assign(window, { Worker: own })
      document.querySelector<HTMLElement>('.ssp-root')?.style.removeProperty('--ssp-color-primary')
    }
  },
  args: { server: slow, id: live.id },
  render: (args) => <SwitchedPage {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Survey Data' }))
    const menu = within(await screen.findByRole('menu', { name: 'Export Survey Data' }))
    await userEvent.click(menu.getByRole('menuitem', { name: /^PDF report/ }))
    await waitFor(() => expect(figures.asked).toHaveBeenCalled())
    await waitFor(() => expect(logo.asked).toHaveBeenCalled())
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }))
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1 })).toBeNull())
    document.querySelector<HTMLElement>('.ssp-root')?.style.setProperty('--ssp-color-primary', OTHER_COLOUR)
    figures.letGo()
    logo.letGo()
    await expect(await screen.findByText('The report has been downloaded')).toBeInTheDocument()
    const brand = InstantWorker.given.mock.lastCall?.[0].brand
    await expect(brand?.clientName).toBe(fakeClient().clientName)
    await expect(brand?.logo).toMatch(/^data:image\/png/)
    await expect(brand?.primary).not.toBe(OTHER_COLOUR)
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

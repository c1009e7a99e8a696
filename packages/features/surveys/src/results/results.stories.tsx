import { fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SurveyPage } from '../show/survey-page'
import { choiceQuestion, responses, responseWith, results, survey, surveyServer } from '../testing'

const live = survey(2, { response_count: 24 })
const anonymous = survey(2, { anonymous: true, response_count: 12 })

interface Args {
  server: FakeServer
  tab: 'graphs' | 'responses'
}

const meta = {
  title: 'Surveys/Results',
  render: ({ server, tab }) => (
    <SspStoryProvider server={server} permissions={['SURVEYS_VIEW', 'SURVEYS_UPDATE']} at={`/surveys/x?tab=${tab}`}>
      <SurveyPage params={{ id: live.id }} />
    </SspStoryProvider>
  ),
  args: { server: surveyServer({ surveys: [live] }), tab: 'graphs' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** The summary, a doughnut for the choice, bars for the range, nothing for the text; the response rate by team. */
export const Graphs: Story = {
  args: { server: surveyServer({ surveys: [live], results: results() }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3m 20s')).toBeVisible()
    await expect(canvas.getByText('83%')).toBeVisible()
    const charts = canvas.getAllByRole('figure')
    await expect(charts).toHaveLength(2)
    await expect(within(charts[0]!).getByText('Most chose Good: 15 of 20 (75%).')).toBeVisible()
    await expect(within(charts[0]!).getAllByRole('listitem')).toHaveLength(2)
    await expect(within(charts[1]!).getByText(/^Average 5\.9/)).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Teams' })).toBeVisible()
    await expect(canvas.getByText('20 of 60 employees have answered (33%)')).toBeVisible()
  },
}

/** Rates of an anonymous survey are true for every possible set of hidden answers; a hidden one shows no number. */
export const AnonymousRates: Story = {
  args: {
    server: surveyServer({ surveys: [anonymous], results: results() }).on(
      'get',
      '/ssp/production/survey-responses/{clientId}/{id}/participation',
      {
        employees: 300,
        answered: 20,
        no_address: 0,
        teams: [
          { id: fakeId(51), label: 'Drivers', members: 24, rate: 20 },
          { id: fakeId(52), label: 'Kitchen', members: 3, rate: null },
          { id: fakeId(53), label: 'Warehouse', members: 236, rate: 0 },
        ],
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At least 20 have answered. There are 300 employees now.')).toBeVisible()
    await expect(canvas.getByText('At least 20%')).toBeVisible()
    await expect(canvas.getByText('At least 5 people')).toBeVisible()
    await expect(canvas.getByText('Not shown')).toBeVisible()
    await expect(canvas.getByText(/“Not shown” does not mean that few have answered/)).toBeVisible()
    await expect(canvas.queryByText(/Fewer than|Less than/)).toBeNull()
    await expect(canvas.queryByText('Completion rate')).toBeNull()
  },
}

/** A draft has no recipients, and therefore no response rate. */
export const DraftResults: Story = {
  args: {
    server: surveyServer({
      surveys: [survey(2, { start_date: null, completion_date: null })],
      results: results({ responses: 0, completed: 0, published: 0, average_time: null, questions: [] }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are currently no responses to this survey.')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Response rate' })).toBeNull()
  },
}

/** One reminder, after a confirmation. */
export const Reminder: Story = {
  args: { server: surveyServer({ surveys: [live], results: results() }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reminder' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Send a reminder/ }))
    await expect(dialog.getByText(/3 employees have no e-mail address and cannot be reminded\.$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }))
    await expect(await screen.findByText('The reminder is on its way')).toBeInTheDocument()
    await expect(args.server.calls.some(({ method, path }) => method === 'POST' && path.endsWith('/reminder'))).toBe(
      true,
    )
  },
}

/** A changed wording and a removed option are shown at the chart. */
export const Reworded: Story = {
  args: {
    server: surveyServer({
      surveys: [live],
      results: results({
        questions: [
          choiceQuestion(
            12,
            {},
            {
              reworded: true,
              options: [
                { value: 'Good', label: 'Good', count: 3, current: true },
                { value: 'Fair', label: 'Fair', count: 1, current: false },
              ],
              answered: 4,
            },
          ),
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fair (no longer offered)')).toBeVisible()
    await expect(canvas.getByText(/This question or its options changed/)).toBeVisible()
  },
}

/** A removed question keeps its chart, and one with several choices shows shares of people. */
export const RemovedQuestion: Story = {
  args: {
    server: surveyServer({
      surveys: [live],
      results: results({
        questions: [
          choiceQuestion(12, { Monday: 8, Friday: 4 }, { type: 'checkbox', label: 'Days at home', answered: 10 }),
          choiceQuestion(13, { Yes: 3, No: 1 }, { label: 'Former question', current: false }),
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This question is no longer asked/)).toBeVisible()
    await expect(canvas.getByText('Most chose Monday: 8 of 10 (80%).')).toBeVisible()
  },
}

const LONG = results({
  questions: Array.from({ length: 60 }, (_, index) =>
    choiceQuestion(index, { Good: 3, Bad: 1 }, { label: `Question ${index}` }),
  ),
})

/** The first charts are rendered at once, the others in parts after them. */
export const ManyQuestions: Story = {
  args: { server: surveyServer({ surveys: [live], results: LONG }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Question 0' })
    await canvas.findByRole('figure', { name: 'Question 59' })
    const names = canvas.getAllByRole('heading', { name: /^Question/ }).map((heading) => heading.textContent)
    await expect(names).toEqual(LONG.questions.map(({ label }) => label))
  },
}

/** A print has all charts, even before the last one was rendered. */
export const ManyQuestionsPrinted: Story = {
  args: ManyQuestions.args!,
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Question 0' })
    window.dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getAllByRole('figure')).toHaveLength(60)
  },
}

export const NoResponses: Story = {
  args: {
    server: surveyServer({
      surveys: [live],
      results: results({
        responses: 0,
        completed: 0,
        published: 0,
        average_time: null,
        completion_rate: 0,
        questions: [],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are currently no responses to this survey.')).toBeVisible()
  },
}

/** An anonymous survey with too few answers shows no chart. */
export const Hidden: Story = {
  args: {
    server: surveyServer({
      surveys: [anonymous],
      results: results({ responses: 0, completed: 0, published: 0, hidden: true, average_time: null, questions: [] }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/shown once at least 5 employees have answered/)).toBeVisible()
    await expect(canvas.queryByRole('figure')).toBeNull()
  },
}

export const GraphsFailed: Story = {
  args: {
    server: surveyServer({ surveys: [live] }).on(
      'get',
      '/ssp/production/survey-responses/{clientId}/{id}/results',
      problem(400, 'invalid', 'The results are closed for a moment.'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The results could not be loaded.')).toBeVisible()
    await expect(within(await screen.findByRole('alertdialog')).getByText('Error')).toBeVisible()
  },
}

/** The selector with date, time and badge; choosing a respondent shows the answers, read-only. */
export const Responses: Story = {
  args: { tab: 'responses', server: surveyServer({ surveys: [live], responses: responses(14) }) },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Employees' }))
    await expect(list.getAllByRole('button')).toHaveLength(10)
    await expect(list.getByRole('button', { name: /Ada Okafor.*Completed.*Time taken 1m 20s/ })).toHaveAttribute(
      'aria-current',
    )
    await expect(await canvas.findByText('Answer of 1')).toBeVisible()
    const [inProgress] = list.getAllByRole('button', { name: /In Progress/ })
    await expect(inProgress).toHaveTextContent('Time taken N/A')
    await userEvent.click(list.getByRole('button', { name: /Bruno Costa.*Completed/ }))
    await expect(await canvas.findByText('Answer of 2')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Answers of Bruno Costa' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(4))
  },
}

/** If the answers are below the list, choosing a response scrolls to them. */
export const ResponsesPhone: Story = {
  args: { tab: 'responses', server: surveyServer({ surveys: [live], responses: responses(14) }) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Employees' }))
    await userEvent.click(list.getByRole('button', { name: /Bruno Costa.*Completed/ }))
    await expect(canvas.getByRole('group', { name: 'Answers of Bruno Costa' })).toHaveFocus()
    await expect(await canvas.findByText('Answer of 2')).toBeVisible()
  },
}

/** A response shows the form that it answered, including a removed option and question. */
export const FormerForm: Story = {
  args: {
    tab: 'responses',
    server: surveyServer({
      surveys: [live],
      responses: [
        responseWith(0, {
          response: JSON.stringify([
            { id: 12, name: 'Radio Button', type: 'radio', label: 'Your mood today', value: 'Fair' },
            { id: 99, name: 'Gone', type: 'radio', label: 'Former question', value: 'Yes' },
          ]),
          fields: JSON.stringify([
            { id: 12, name: 'Radio Button', type: 'radio', label: 'Your mood today', options: ['Good', 'Fair'] },
            { id: 99, name: 'Gone', type: 'radio', label: 'Former question', options: ['Yes', 'No'] },
          ]),
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your mood today')
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Fair', 'Yes'])
  },
}

/** No respondent can be named, searched or identified. */
export const AnonymousResponses: Story = {
  args: {
    tab: 'responses',
    server: surveyServer({
      surveys: [anonymous],
      responses: Array.from({ length: 5 }, (_, index) => responseWith(index, { employee_name: 'Anonymous' })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anonymous 5')).toBeVisible()
    await expect(canvas.queryByRole('searchbox', { name: 'Search employees' })).toBeNull()
  },
}

export const EmptyResponses: Story = {
  args: { tab: 'responses', server: surveyServer({ surveys: [live], responses: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are currently no responses for this survey.')).toBeVisible()
  },
}

export const Phone: Story = {
  args: { server: surveyServer({ surveys: [live], results: results() }) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('3m 20s')).toBeVisible()
    const rates = await canvas.findByRole('table', { name: 'Teams' })
    for (const bar of within(rates).getAllByRole('progressbar'))
      await expect(bar.getBoundingClientRect().width).toBeGreaterThan(60)
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

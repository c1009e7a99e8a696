import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { FormField } from '@ssp/form-builder/model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { survey, surveyServer, type SurveyServerOptions } from '../testing'
import { AnswerSurveyPage } from './answer-survey-page'

const form: FormField[] = [
  { id: 12, name: 'mood', type: 'radio', label: 'Your mood today', required: true, options: ['Good', 'Bad'] },
  { id: 13, name: 'Page Break', type: 'pagebreak' },
  { id: 14, name: 'more', type: 'text', label: 'Anything else?' },
]
const live = survey(2, { title: 'Wellbeing pulse', fields: JSON.stringify(form) })
const serverOf = (options: SurveyServerOptions = {}) => surveyServer({ surveys: [live], ...options })

interface Args {
  server: FakeServer
}

const meta = {
  title: 'Surveys/Answer survey',
  render: ({ server }) => (
    <SspStoryProvider server={server} at={`/surveys/${live.id}/answer`}>
      <AnswerSurveyPage params={{ id: live.id }} />
    </SspStoryProvider>
  ),
  args: { server: serverOf() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const sent = ({ calls }: FakeServer) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

/** A completed page is stored as progress, the last one as the response. */
export const Answered: Story = {
  args: { server: serverOf() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Your answers carry your name')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Good' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(sent(args.server)).toMatchObject([{ completed: false, answers: { '12': 'Good' } }]))
    await userEvent.type(await canvas.findByLabelText('Anything else?'), 'Thanks')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(sent(args.server)[1]).toMatchObject({
      completed: true,
      fields_version: 1,
      answers: { '12': 'Good', '14': 'Thanks' },
    })
  },
}

/** For an anonymous survey nothing is sent before the end. */
export const Anonymous: Story = {
  args: { server: serverOf({ surveys: [{ ...live, anonymous: true }] }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Your answers are anonymous')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Bad' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(sent(args.server)).toMatchObject([{ completed: true, answers: { '12': 'Bad' } }])
  },
}

/** Stored progress of a named survey is continued. */
export const Continued: Story = {
  args: { server: serverOf({ own: { answers: { '12': 'Bad' }, seconds: 40 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your answers are still here/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Bad' })).toBeChecked()
  },
}

export const AnsweredBefore: Story = {
  args: { server: serverOf({ own: { submitted: true } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have answered this survey')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
  },
}

const address = '/ssp/production/survey-responses/{clientId}/{id}/answer'

export const NotOpen: Story = {
  args: {
    server: serverOf().on('get', address, () => problem(409, 'conflict', 'This survey is not open for answers.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This survey is not open')).toBeVisible()
  },
}

export const NoEmployee: Story = {
  args: { server: serverOf().on('get', address, () => problem(403, 'forbidden', 'No employee.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This account cannot answer surveys')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { server: serverOf().on('get', address, () => problem(404, 'not_found', 'There is no such survey.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such survey.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }

import { SspStoryProvider, typeDate } from '@ssp/feature-kit/testing'
import { Button } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { everyField, field } from '../testing'
import { SurveyRunner } from './survey-runner'

const sent = () => fn(() => Promise.resolve())

const meta = {
  title: 'Form builder/Runner',
  component: SurveyRunner,
  args: { fields: everyField, title: 'Commuting', description: 'So that we can plan bicycle racks.', onSubmit: sent() },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => (
    <SspStoryProvider>
      <SurveyRunner {...args} />
    </SspStoryProvider>
  ),
} satisfies Meta<typeof SurveyRunner>

export default meta
type Story = StoryObj<typeof meta>

/** Two pages; a missing answer is an error at its field, which gets the focus; hidden answers are not sent. */
export const FillIn: Story = {
  args: { onSubmit: sent() },
  play: async ({ canvas, args, userEvent }) => {
    // Open during the double click, so that its second half finds the form.
    const submission = Promise.withResolvers<void>()
    mocked(args.onSubmit).mockReturnValueOnce(submission.promise)
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('Answer this question.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Car' })).toHaveFocus()

    await userEvent.click(canvas.getByRole('radio', { name: 'Train' }))
    await expect(canvas.queryByText('Answer this question.')).toBeNull()
    await userEvent.type(await canvas.findByLabelText('Which line?'), 'S7')
    await userEvent.click(canvas.getByRole('radio', { name: 'Bicycle' }))
    await expect(canvas.queryByLabelText('Which line?')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Friday' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))

    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/E-mail/), 'ann@')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText(/Enter an e-mail address/)).toBeVisible()
    await expect(canvas.getByLabelText(/E-mail/)).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(/E-mail/), 'acme.example')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit' }))
    submission.resolve()
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { '3': 'Bicycle', '5': ['Friday'], '10': 'ann@acme.example' },
      expect.any(Number),
    )
  },
}

/** A date, and a date with a time, are answered in the same way; a missing one gets the focus. */
export const Dates: Story = {
  args: {
    fields: [
      field(1, 'date', { label: 'Since when?', required: true }),
      field(2, 'datetime', { label: 'Last ride', required: true }),
    ],
    onSubmit: sent(),
  },
  play: async ({ canvas, args, userEvent }) => {
    const day = await canvas.findByRole('group', { name: /Since when/ })
    const ride = await canvas.findByRole('group', { name: /Last ride/ })
    await typeDate(userEvent, day, '2024-02-29')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Answer this question.')).toBeVisible()
    await waitFor(() => expect(ride).toContainElement(document.activeElement as HTMLElement))
    await typeDate(userEvent, ride, '2026-11-23T07:05')
    await expect(canvas.queryByText('Answer this question.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ '1': '2024-02-29', '2': '2026-11-23T07:05' }, expect.any(Number)),
    )
  },
}

/** Explains before the first answer what is stored and what is not. */
export const Anonymous: Story = {
  args: { anonymous: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your answers are anonymous')).toBeVisible()
    await expect(canvas.getByText(/Not stored with them: your name/)).toBeVisible()
  },
}

const oneQuestion = [field(1, 'text', { label: 'Comment' })]
const connection = { isUp: false }

/** A failed submit keeps the answers and can be repeated. */
export const SubmitFails: Story = {
  args: {
    fields: oneQuestion,
    onSubmit: fn(() => (connection.isUp ? Promise.resolve() : Promise.reject(new Error('No connection')))),
  },
  beforeEach: () => void (connection.isUp = false),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Comment'), 'Fine')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Your answers were not sent.')).toBeVisible()
    await expect(canvas.getByLabelText('Comment')).toHaveValue('Fine')
    connection.isUp = true
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

/** Answers survive a reload of the tab, and can be discarded. */
export const Restored: Story = {
  args: { fields: oneQuestion, draftKey: 'survey-1' },
  render: function Reloaded(args) {
    const [loads, setLoads] = useState(0)
    return (
      <SspStoryProvider>
        <Button onClick={() => setLoads(loads + 1)}>Load again</Button>
        <SurveyRunner key={loads} {...args} />
      </SspStoryProvider>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Comment'), 'Fine')
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await expect(await canvas.findByText(/Your answers are still here/)).toBeVisible()
    await expect(canvas.getByLabelText('Comment')).toHaveValue('Fine')
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(canvas.getByLabelText('Comment')).toHaveValue(''))
  },
}

export const NoQuestions: Story = { args: { fields: [] } }

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }

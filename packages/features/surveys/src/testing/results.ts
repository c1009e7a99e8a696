import type { SurveyResults } from '@ssp/api'

type Question = SurveyResults['questions'][number]

const option = (label: string, count: number): Question['options'][number] => ({
  value: label,
  label,
  count,
  current: true,
})

/** A question with choices, and how often each option was chosen. */
export const choiceQuestion = (
  id: number,
  counts: Record<string, number>,
  changes: Partial<Question> = {},
): Question => ({
  id,
  name: 'Radio Button',
  type: 'radio',
  label: 'Your mood today',
  answered: Object.values(counts).reduce((sum, count) => sum + count, 0),
  reworded: false,
  current: true,
  options: Object.entries(counts).map(([label, count]) => option(label, count)),
  ...changes,
})

/** Results of 24 responses to three questions, of which two have a chart. */
export const results = (changes: Partial<SurveyResults> = {}): SurveyResults => ({
  responses: 24,
  completed: 20,
  published: 20,
  hidden: false,
  threshold: 5,
  average_time: 200,
  completion_rate: 83,
  reminded_at: null,
  questions: [
    choiceQuestion(12, { Good: 15, Bad: 5 }),
    {
      ...choiceQuestion(13, {}),
      type: 'range',
      label: 'Workload',
      answered: 20,
      options: Array.from({ length: 11 }, (_, value) => option(String(value), value === 7 ? 10 : 1)),
    },
    { ...choiceQuestion(14, {}), type: 'text', label: 'Anything else?', answered: 6 },
  ],
  ...changes,
})

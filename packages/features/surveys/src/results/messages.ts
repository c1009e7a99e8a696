import { defineMessages } from '@ssp/feature-kit'

const figure = new Intl.NumberFormat('en')

/** The tab GRAPHS (spec 2 sections 2 and 9). */
export const graphsMessages = defineMessages('surveys.graphs', {
  empty: 'There are currently no responses to this survey.',
  failed: 'The results could not be loaded.',
  noCharts: 'This survey has no question with a choice or a range.',
  summary: 'Summary',
  responses: 'Responses',
  completed: (count: number) => `${figure.format(count)} completed`,
  fewer: (threshold: number) => `Fewer than ${threshold}`,
  averageTime: 'Average time',
  completionRate: 'Completion rate',
  hidden: (threshold: number) =>
    `This survey is anonymous. Its results are shown once at least ${threshold} employees have answered.`,
  batches: (published: number, threshold: number) =>
    `This survey is anonymous: the charts count ${figure.format(published)} responses and grow in steps of ${threshold}, so that no person can be told apart.`,
  reworded: 'This question or its options changed while it was being answered.',
  removed: 'This question is no longer asked.',
  people: 'Share of people in %',
  formerOption: (label: string) => `${label} (no longer offered)`,
  /** Of a scale: `0, 4 and 5`. */
  formerValues: (values: string) => `No longer offered: ${values}.`,
  answered: (count: number) => (count === 1 ? 'Answered by 1 person' : `Answered by ${figure.format(count)} people`),
  percent: (share: number | string) => `${share}%`,
  option: 'Answer',
  value: 'Value',
  count: 'Answers',
  /** What the total of a chart counts. */
  units: { people: 'share of people in %', count: 'answers' },
  nobody: 'No one has answered this question.',
  most: (option: string, count: number, answered: number, percent: string) =>
    `Most chose ${option}: ${figure.format(count)} of ${figure.format(answered)} (${percent}).`,
  tie: (options: string, count: number, answered: number) =>
    `${options} were chosen most, ${figure.format(count)} of ${figure.format(answered)} each.`,
  and: ' and ',
  average: (average: number, most: string) => `Average ${figure.format(average)}. ${most}`,
})

/** Response rate by team, and the reminder. */
export const participationMessages = defineMessages('surveys.participation', {
  title: 'Response rate',
  everybody: 'All employees',
  overall: (answered: number, employees: number) =>
    `${figure.format(answered)} of ${figure.format(employees)} employees have answered (${Math.floor((answered * 100) / employees)}%)`,
  fewerOf: (threshold: number, employees: number) =>
    `Fewer than ${threshold} of ${figure.format(employees)} employees have answered`,
  atLeast: (answered: number, employees: number) =>
    `At least ${figure.format(answered)} have answered. There are ${figure.format(employees)} employees now.`,
  /** A rate of an anonymous survey, rounded down to steps of 10; null when the server hides it (`coarseNote` gives the rule). */
  coarse: (rate: number | null, threshold: number) => {
    if (rate === null) return 'Not shown'
    return rate === 0 ? `At least ${threshold} people` : `At least ${rate}%`
  },
  coarseNote: (threshold: number) =>
    `This survey is anonymous: a team has a rate once at least ${threshold} of it have answered and ${threshold} have not, in steps of 10%. Teams that nearly equal others have none, so “Not shown” does not mean that few have answered.`,
  caption: 'Teams',
  rate: (rate: number) => `${rate}%`,
  columns: { team: 'Team', members: 'Employees', rate: 'Answered' },
  empty: 'There is no employee to ask.',
  failed: 'The response rate could not be loaded.',
  remind: 'Send reminder',
  reminded: (date: string) => `The reminder was sent on ${date}.`,
  confirm: 'Send a reminder to everybody who has not answered?',
  confirmText: 'They get one e-mail. A survey has one reminder, and no account is told who gets it.',
  confirmAll: 'Send a reminder to everybody?',
  confirmAllText: 'Those who have answered get it too, so that no mailbox shows who has. A survey has one reminder.',
  noAddress: (count = 0) => {
    if (count === 0) return ''
    return `${count === 1 ? '1 employee has' : `${figure.format(count)} employees have`} no e-mail address and cannot be reminded.`
  },
  sent: 'The reminder is on its way',
})

/** The tab RESPONSES (spec 2 section 2). */
export const responsesMessages = defineMessages('surveys.responses', {
  empty: 'There are currently no responses for this survey.',
  failed: 'The responses could not be loaded.',
  noMatch: 'No response matches the search.',
  search: 'Search employees',
  list: 'Employees',
  completed: 'Completed',
  inProgress: 'In Progress',
  anonymous: (position: number) => `Anonymous ${position}`,
  answersOf: (name: string) => `Answers of ${name}`,
  answersFailed: 'The answers could not be loaded.',
  noAnswers: 'This response has no answers.',
  timeTaken: (time: string) => `Time taken ${time}`,
  hidden: (threshold: number) =>
    `This survey is anonymous. Its responses are shown once at least ${threshold} employees have answered.`,
})

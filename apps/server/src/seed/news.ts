/** A paragraph, a heading with `# ` before it, or a list of points. */
type SeedBlock = string | readonly string[]

/** An article of the demo data. */
export interface SeedArticle {
  title: string
  /** Days before today on which it was written and published; null for a draft of yesterday. */
  daysAgo: number | null
  /** Days from today on which it expires. Default never. */
  expiresIn?: number
  requireRead?: boolean
  /** Share of the registered employees who have read it, 0 to 1. */
  read: number
  body: readonly SeedBlock[]
}

/** The articles of a client, newest first. Smaller clients have the first six. */
export const ARTICLES: readonly SeedArticle[] = [
  {
    title: 'Winter rota opens on Monday',
    daysAgo: 1,
    expiresIn: 12,
    requireRead: true,
    read: 0.18,
    body: [
      'The rota for <b>December and January</b> opens on Monday at 08:00. Please choose your shifts by Friday.',
      '# What is new',
      ['Night shifts end half an hour earlier', 'Swaps need no form any more', 'Bank holidays are drawn by lot'],
      'If you have no access to a computer, your team leader enters your wishes for you.',
    ],
  },
  {
    title: 'New canteen menu',
    daysAgo: 6,
    read: 0.31,
    body: [
      'From this week there is a <b>soup of the day</b> and a second vegetarian meal.',
      'Tell us what you think of it at the counter, or in the survey next month.',
    ],
  },
  {
    title: 'Fire drill on Thursday',
    daysAgo: 13,
    expiresIn: -4,
    requireRead: true,
    read: 0.44,
    body: [
      'There is a fire drill on Thursday between 10:00 and 12:00. Nobody is told the exact time.',
      '# When the alarm sounds',
      [
        'Leave everything where it is',
        'Use the stairs, not the lifts',
        'Go to your meeting point and wait to be counted',
      ],
    ],
  },
  {
    title: 'Pension contributions rise in April',
    daysAgo: 21,
    read: 0.27,
    body: [
      'Our contribution rises from 4 to <b>5 per cent</b> in April. You do not have to do anything.',
      'Your payslip of April shows the new figure.',
    ],
  },
  {
    title: 'Thank you for a record month',
    daysAgo: 34,
    read: 0.52,
    body: ['Never before have so many orders left on time. <i>Thank you</i> to everybody on every shift.'],
  },
  {
    title: 'Summer party: pictures',
    daysAgo: null,
    read: 0,
    body: ['The pictures of the summer party are here. This draft waits for the last of them.'],
  },
  {
    title: 'Car park: the north gate is closed',
    daysAgo: 47,
    expiresIn: -30,
    read: 0.36,
    body: ['The north gate is closed for two weeks. Please use the gate at Mill Road.'],
  },
  {
    title: 'How to report sick leave',
    daysAgo: 62,
    requireRead: true,
    read: 0.48,
    body: [
      'Call before your shift begins, not after it. Then send the form within three days.',
      ['Call your team leader', 'Send the form in the portal', 'See a doctor from the fourth day on'],
    ],
  },
  {
    title: 'Apprentices of the year',
    daysAgo: 75,
    read: 0.22,
    body: ['Three of our apprentices passed with distinction.'],
  },
  {
    title: 'The works council introduces itself',
    daysAgo: 90,
    read: 0.19,
    body: ['Five people, and how you reach them.'],
  },
  { title: 'Bikes to work', daysAgo: 104, read: 0.25, body: ['Lease a bike through your salary from now on.'] },
  { title: 'New lockers in hall 3', daysAgo: 131, read: 0.15, body: ['Collect your key from the gate.'] },
]

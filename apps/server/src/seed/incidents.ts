/** An incident report of every client; days are before today. */
export interface SeedIncident {
  daysAgo: number
  anonymous: boolean
  /** Answers to the default template, by field id. */
  answers: Readonly<Record<string, string>>
  /** Days before today on which it was acknowledged or resolved. */
  acknowledged?: number
  resolved?: number
  note?: string
  photo?: boolean
}

const report = (category: string, where: string, what: string): Readonly<Record<string, string>> => ({
  2: 'The client named on my contract',
  5: category,
  6: where,
  9: what,
})

/** Named and anonymous reports in every state of the case clock. */
export const INCIDENTS: readonly SeedIncident[] = [
  {
    daysAgo: 1,
    anonymous: false,
    answers: report(
      'Health and safety',
      'Loading bay 4',
      'The guard rail at the dock is loose. It moved when a pallet touched it.',
    ),
    photo: true,
  },
  {
    daysAgo: 3,
    anonymous: true,
    answers: report(
      'Bullying or harassment',
      'Night shift, packing line',
      'One colleague is shouted at almost every night in front of everybody.',
    ),
  },
  {
    daysAgo: 6,
    anonymous: true,
    answers: report('Working hours or pay', 'Canteen', 'Breaks are taken off our hours although we work through them.'),
  },
  {
    daysAgo: 9,
    anonymous: false,
    answers: report('Health and safety', 'Car park', 'The lights by the bicycle stands have been off for two weeks.'),
  },
  {
    daysAgo: 20,
    anonymous: false,
    answers: report(
      'Fraud or theft',
      'Fuel station',
      'The figures of the pump and of the book differ by forty litres a week.',
    ),
    acknowledged: 18,
    note: 'Asked the fleet office for the books of the last three months.',
  },
  {
    daysAgo: 45,
    anonymous: true,
    answers: report(
      'Discrimination',
      'Planning office',
      'Late shifts go to the same three people whatever the rota says.',
    ),
    acknowledged: 40,
    note: 'Compared six rotas. There is a pattern; HR speaks to the planners.',
  },
  {
    daysAgo: 80,
    anonymous: false,
    answers: report('Something else', 'Gate 2', 'The gate closed on a van. Nobody was hurt.'),
    acknowledged: 79,
    resolved: 60,
    note: 'The sensor was replaced and tested.',
  },
  {
    daysAgo: 160,
    anonymous: true,
    answers: report('Health and safety', 'Cold store', 'The emergency handle inside the cold store sticks.'),
    acknowledged: 158,
    resolved: 150,
    photo: true,
  },
]

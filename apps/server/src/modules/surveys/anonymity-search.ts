import type { components } from '@ssp/api/schema'

type Schemas = components['schemas']

/** All that an administrator can read of an anonymous survey at one moment. */
export interface Look {
  /** How many have answered by then, and how many of each team by its id: what the administrator must not find out. */
  answered: number
  answeredOf: Readonly<Record<string, number>>
  /** Figures that are read without a person: results, counts, the survey itself. */
  figures: Readonly<Record<string, unknown>>
  rates: Readonly<Record<string, number | null>>
  /** The list in its order, each with its detail. */
  responses: (Schemas['SurveyResponseSummary'] & Pick<Schemas['SurveyResponse'], 'response' | 'fields_version'>)[]
  /** The lines of the exports without their head. */
  files: Readonly<Record<string, string[]>>
}

/** Reads in the answers of a response the place at which it was given, which no other part may tell. */
export type PlaceOf = (text: string) => number | undefined

const SMALLEST = 5

const json = (value: unknown) => JSON.stringify(value)

/** What tells the responses of one batch apart beside the values of their answers. */
const sideOf = ({ id: _id, response, ...side }: Look['responses'][number]) => {
  const answers = JSON.parse(response) as { value?: unknown }[]
  return json([side, answers.map(({ value: _value, ...question }) => question)])
}

/** Names of what moved from one look to the next, with how many answers it must cover. */
function moves(before: Look, after: Look): string[] {
  const figures = Object.keys(after.figures).filter((key) => json(after.figures[key]) !== json(before.figures[key]))
  const files = Object.keys(after.files).filter((key) => after.files[key]?.length !== before.files[key]?.length)
  const list = after.responses.length === before.responses.length ? [] : ['list']
  return [...figures, ...files, ...list]
}

/** Figures that moved before five people had answered since they moved last. */
function smallMoves(looks: readonly Look[]): string[] {
  const found: string[] = []
  const last = new Map<string, number>()
  for (const [index, after] of looks.entries()) {
    const before = looks[index - 1]
    if (!before) continue
    for (const name of moves(before, after)) {
      if (after.answered - (last.get(name) ?? 0) < SMALLEST) found.push(`${name} moves by fewer than five answers`)
      last.set(name, after.answered)
    }
    for (const [team, rate] of Object.entries(after.rates)) {
      if (rate === (before.rates[team] ?? null)) continue
      const count = after.answeredOf[team] ?? 0
      if (count - (last.get(team) ?? 0) < SMALLEST) found.push('a rate moves by fewer than five answers')
      last.set(team, count)
    }
  }
  return found
}

/** Whether the places of some batches are all in one direction: a batch of five is by chance once in sixty. */
const areOrdered = (batches: readonly number[][]) =>
  batches.length > 1 &&
  batches.every((places) => {
    const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
    return steps.every((step) => step > 0) || steps.every((step) => step < 0)
  })

/**
 * Searches all pairs of looks at one survey, in the order of time, for what shows one person: a figure that moves by fewer than
 * five answers, responses of which fewer than five look alike, and an order that follows the time.
 */
export function searchForPeople(looks: readonly Look[], placeOf: PlaceOf): string[] {
  const found = smallMoves(looks)
  const batches: { list: number[]; files: number[] }[] = []
  for (const [index, after] of looks.entries()) {
    const known = new Set(looks[index - 1]?.responses.map(({ id }) => id))
    const fresh = after.responses.filter(({ id }) => !known.has(id))
    const missing = [...known].filter((id) => !after.responses.some((one) => one.id === id))
    if (missing.length > 0) found.push('a response disappears')
    if (fresh.length === 0) continue
    if (fresh.length < SMALLEST) found.push('fewer than five responses appear')
    if (new Set(fresh.map(sideOf)).size > 1) found.push('responses of one batch can be told apart')
    const places = fresh.map(({ response }) => placeOf(json(response)))
    const inFile = (after.files['full'] ?? []).map(placeOf).filter((place) => places.includes(place))
    const numbers = (list: (number | undefined)[]) => list.filter((place) => place !== undefined)
    batches.push({ list: numbers(places), files: numbers(inFile) })
  }
  if (areOrdered(batches.map(({ list }) => list))) found.push('the list follows the time')
  if (areOrdered(batches.map(({ files }) => files))) found.push('the export follows the time')
  return [...new Set(found)]
}

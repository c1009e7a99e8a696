import { expect, test } from 'vitest'
import { random } from '../../seed/random.ts'
import { teamRates, type Member } from './team-rates.ts'

/** Members of one team, of whom some have answered. */
const team = (name: string, size: number, answered: number): Member[] =>
  Array.from({ length: size }, (_, index) => ({ teams: [name], hasAnswered: index < answered }))

test.each([
  ['nobody has answered', 0, null],
  ['four have answered', 4, null],
  ['five have answered', 5, 20],
  ['nine have answered', 9, 20],
  ['ten have answered', 10, 50],
  ['all have answered', 20, 70],
])('of twenty people %s', (_, answered, rate) => {
  expect(teamRates([...team('a', 20, answered), ...team('b', 30, 12)], 5).get('a') ?? null).toBe(rate)
})

test('a team of nine has no rate, and neither has one that leaves nine out', () => {
  expect([...teamRates([...team('a', 9, 5), ...team('b', 30, 12)], 5)]).toEqual([])
  expect([...teamRates([...team('a', 10, 5), ...team('b', 30, 12)], 5).keys()]).toEqual(['b', 'a'])
})

/** Random teams, of which some nearly equal others. */
function generated(seed: string): { teams: string[][]; order: number[] } {
  const draw = random(seed)
  const people = Array.from({ length: draw.integer(20, 80) }, (_, index) => index)
  const names = Array.from({ length: draw.integer(1, 6) }, (_, index) => `team ${index}`)
  const teams = people.map(() => names.filter(() => draw.chance(0.35)))
  const copied = draw.pick(names)
  const odd = draw.pick(people)
  for (const person of people) if (teams[person]?.includes(copied) && person !== odd) teams[person]?.push('nearly')
  return {
    teams,
    order: people
      .map((person) => ({ person, at: draw.integer(0, 1e9) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ person }) => person),
  }
}

/** Pairs of shown teams whose members differ by fewer than twice the threshold. */
function closePairs(teams: readonly string[][], shown: readonly string[]): string[] {
  const of = (name: string) => new Set(teams.flatMap((own, person) => (own.includes(name) ? [person] : [])))
  const all = [...shown, ...(shown.length > 0 ? ['everybody'] : [])].map((name) => ({
    name,
    people: name === 'everybody' ? new Set(teams.keys()) : of(name),
  }))
  return all.flatMap((a) =>
    all.flatMap((b) => {
      const more = [...a.people].filter((person) => !b.people.has(person)).length
      return more > 0 && more < 10 ? [`${a.name} without ${b.name}`] : []
    }),
  )
}

test.each(Array.from({ length: 200 }, (_, seed) => `rates ${seed}`))(
  'no two rates differ by fewer than ten people, and none moves by fewer than five of them: %s',
  (seed) => {
    const { teams, order } = generated(seed)
    const answered = new Set<number>()
    const rates = () =>
      teamRates(
        teams.map((own, person) => ({ teams: own, hasAnswered: answered.has(person) })),
        5,
      )
    const looks = order.map((person) => {
      answered.add(person)
      return { person, rates: rates() }
    })
    const shown = [...(looks.at(-1)?.rates.keys() ?? [])]
    expect(closePairs(teams, shown)).toEqual([])
    const groupOf = (person: number) => String(shown.filter((name) => teams[person]?.includes(name)))
    const counts = new Map<string, number>()
    let before: ReadonlyMap<string, number> = new Map()
    for (const look of looks) {
      const group = groupOf(look.person)
      counts.set(group, (counts.get(group) ?? 0) + 1)
      const moved = [...look.rates].filter(([name, rate]) => before.get(name) !== rate).map(([name]) => name)
      // All who moved a rate are of one group, and five of them had not moved it before.
      const mayMove = Number(counts.get(group)) % 5 === 0 ? teams[look.person] : []
      expect(mayMove).toEqual(expect.arrayContaining(moved))
      before = look.rates
    }
  },
)

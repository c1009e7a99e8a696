/** Somebody whom an anonymous survey is for, with the ids of their teams when its first answer arrived. */
export interface Member {
  teams: readonly string[]
  hasAnswered: boolean
}

/** Steps of a team's rate in percent. */
const STEP = 10

const count = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1)

/**
 * Divides members into groups by the distinguishable teams: each group has at least `smallest` members, and each such team
 * consists of whole groups. Other teams are excluded, because comparing them with the rest would show fewer people. The
 * choice depends only on the sizes of teams, largest first, never on answers.
 */
function groupsOf(members: readonly Member[], smallest: number): { group: number[]; teams: string[] } {
  const group = members.map(() => 0)
  const sizes = [members.length]
  const byTeam = new Map<string, number[]>()
  for (const [index, { teams }] of members.entries())
    for (const team of teams) byTeam.set(team, [...(byTeam.get(team) ?? []), index])
  const separate: string[] = []
  for (const [team, inside] of [...byTeam].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))) {
    const parts = new Map<number, number>()
    for (const index of inside) count(parts, group[index] ?? 0)
    const restOf = (part: number, size: number) => (sizes[part] ?? 0) - size
    const isSeparate = [...parts].every(
      ([part, size]) => size >= smallest && (restOf(part, size) === 0 || restOf(part, size) >= smallest),
    )
    if (!isSeparate) continue
    separate.push(team)
    for (const [part, size] of parts) {
      if (restOf(part, size) === 0) continue
      for (const index of inside) if (group[index] === part) group[index] = sizes.length
      sizes[part] = restOf(part, size)
      sizes.push(size)
    }
  }
  return { group, teams: separate }
}

/**
 * The rate of teams that have answered an anonymous survey, in percent by team id. It adds up groups of at least twice the
 * threshold, of which multiples of the threshold count as answered, and never so many that fewer than the threshold remain:
 * so neither a rate, nor the difference of two, nor its change, shows fewer people. Teams without a rate are omitted,
 * whether none, too few, or nearly all have answered.
 */
export function teamRates(members: readonly Member[], threshold: number): ReadonlyMap<string, number> {
  const { group, teams } = groupsOf(members, 2 * threshold)
  const sizes = new Map<number, number>()
  const answered = new Map<number, number>()
  const groupsByTeam = new Map(teams.map((team) => [team, new Set<number>()]))
  for (const [index, member] of members.entries()) {
    const part = group[index] ?? 0
    count(sizes, part)
    if (member.hasAnswered) count(answered, part)
    for (const team of member.teams) groupsByTeam.get(team)?.add(part)
  }
  const whole = (people: number) => Math.floor(people / threshold) * threshold
  const shownOf = (part: number) => Math.min(whole(answered.get(part) ?? 0), whole((sizes.get(part) ?? 0) - threshold))
  const rates = new Map<string, number>()
  for (const [team, parts] of groupsByTeam) {
    let size = 0
    let shown = 0
    for (const part of parts) {
      size += sizes.get(part) ?? 0
      shown += shownOf(part)
    }
    if (shown > 0) rates.set(team, Math.floor((shown * 100) / size / STEP) * STEP)
  }
  return rates
}

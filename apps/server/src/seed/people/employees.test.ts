import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clientIdOf } from '../ids.ts'
import { employees, type PeoplePlan, type SeedEmployee } from './employees.ts'
import { mailName } from './names.ts'
import { membersOf, teamsOf } from './teams.ts'

const today = new Date('2026-11-21T00:00:00Z')
const plan: PeoplePlan = { clientId: clientIdOf('acme'), subdomain: 'acme', prefix: 'AC', count: 5000, today }
const people = [...employees(plan)]
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const share = (test: (person: SeedEmployee) => unknown) => people.filter(test).length / people.length

describe('employees', () => {
  it('are deterministic and differ between clients', () => {
    expect(hash([...employees(plan)])).toBe(hash(people))
    expect([...employees({ ...plan, subdomain: 'dune' })][0]).not.toEqual(people[0])
  })

  it('are registered, unregistered and deactivated in about 72, 22 and 6 of a hundred', () => {
    expect(share((person) => !person.deactivated_at && person.registered_at)).toBeCloseTo(0.72, 1)
    expect(share((person) => !person.deactivated_at && !person.registered_at)).toBeCloseTo(0.22, 1)
    const left = share((person) => person.deactivated_at)
    expect(left).toBeGreaterThan(0.045)
    expect(left).toBeLessThan(0.075)
  })

  it.each(['id', 'identifier', 'email'] as const)('have a unique %s', (key) => {
    const values = people.map((person) => person[key]).filter((value) => value !== null)
    expect(new Set(values).size).toBe(values.length)
    expect(values.length).toBeGreaterThan(4500)
  })

  it('have ids, identifiers and mail addresses of the right form, and some no address', () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    const address = /^[a-z0-9]+([.-][a-z0-9]+)*@acme\.example$/
    expect(people.filter(({ id }) => !uuid.test(id))).toEqual([])
    expect(people.filter(({ identifier }) => !/^AC-\d{5}$/.test(identifier ?? ''))).toEqual([])
    expect(people.filter(({ email }) => email && !address.test(email))).toEqual([])
    expect(share(({ email }) => !email)).toBeGreaterThan(0.03)
  })

  it('have dates in order (created, registered, seen, left) and none in the future', () => {
    for (const person of people) {
      const { created_at, registered_at, last_login_at, deactivated_at } = person
      const life = [created_at, registered_at, last_login_at, deactivated_at].filter((moment) => moment !== null)
      expect(life).toEqual(life.toSorted())
      expect((life.at(-1) ?? '') < today.toISOString()).toBe(true)
      expect(person.pending_fusion_auth_registration).toBe(!registered_at)
    }
    expect(people.filter((person) => person.last_login_at && !person.registered_at)).toEqual([])
  })

  it('include a few registrations in the last week', () => {
    const weekAgo = new Date(today.getTime() - 7 * 86_400_000).toISOString()
    const recent = people.filter(({ registered_at: at }) => at !== null && at > weekAgo)
    expect(recent.length).toBeGreaterThanOrEqual(8)
    expect(recent.length).toBeLessThan(60)
  })

  it('include difficult names: one letter, long double names, apostrophes, other scripts', () => {
    const surnames = people.map(({ surname }) => surname)
    expect(surnames).toContain("O'Brien")
    expect(surnames.some((name) => /^\p{L}$/u.test(name))).toBe(true)
    expect(surnames.some((name) => name.length > 35)).toBe(true)
    expect(surnames.some((name) => mailName(name) === '')).toBe(true)
  })

  it('are adults with a gender of the specification', () => {
    const births = people.map((person) => person.date_of_birth).filter((birth) => birth !== null)
    expect(births.filter((birth) => birth < '1960-01-01' || birth > '2008-11-21')).toEqual([])
    expect(new Set(people.map(({ gender }) => gender))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  })
})

describe('membersOf', () => {
  const teams = teamsOf(plan.clientId, ['One', 'Two', 'Three'])
  const members = [...membersOf(teams, people)]

  it('puts most people into teams, none twice into one, and no former employees', () => {
    const pairs = members.map((member) => `${member.team_id} ${member.employee_id}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    const gone = new Set(people.filter((person) => person.deactivated_at).map(({ id }) => id))
    expect(members.filter((member) => gone.has(member.employee_id))).toEqual([])
    expect(new Set(members.map((member) => member.employee_id)).size / people.length).toBeGreaterThan(0.75)
    expect(members.some(({ approver }) => approver)).toBe(true)
  })

  it('gives no employee a second membership with one team', () => {
    const alone = [...membersOf(teams.slice(0, 1), people)]
    expect(new Set(alone.map((member) => member.employee_id)).size).toBe(alone.length)
  })
})

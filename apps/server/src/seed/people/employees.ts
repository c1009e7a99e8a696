import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { uuidOf } from '../ids.ts'
import { random, type Random } from '../random.ts'
import { mailName, NAME_GROUPS, type NameGroup } from './names.ts'

/** An employee row for insert. */
export type SeedEmployee = Omit<
  Selectable<Schema['employees']>,
  'email_set_by' | 'former_identifiers' | 'password_reset_at' | 'search_text' | 'version' | 'updated_at'
>

/** Parameters for the employees of a client. */
export interface PeoplePlan {
  clientId: string
  /** Seed of the random stream, and mail domain. */
  subdomain: string
  /** Prefix of identifiers: `AC` gives `AC-00421`. */
  prefix: string
  count: number
  /** Index of the first employee to generate, when there are some already. Default 0. */
  first?: number
  /** Start of today, UTC; no date of an employee is later. */
  today: Date
}

const DAY = 86_400_000
const weights = NAME_GROUPS.reduce((sum, group) => sum + group.weight, 0)
/** Number of recent joiners, for the list of recent registrations. */
const NEWCOMERS = 14

function nameGroup(draw: Random): NameGroup {
  let place = draw.between(0, weights)
  const found = NAME_GROUPS.find((group) => (place -= group.weight) < 0)
  return found ?? draw.pick(NAME_GROUPS)
}

function surnameOf(draw: Random, group: NameGroup, women: boolean): string {
  const { surnames, surnamesByGender: forms, compounds } = group
  if (compounds && draw.chance(0.6)) return draw.pick(compounds.first) + draw.pick(compounds.second)
  return draw.pick(forms ? [...surnames, ...(women ? forms.women : forms.men)] : surnames)
}

function personOf(draw: Random) {
  const group = nameGroup(draw)
  // Codes of spec 2 section 3: 0 female, 1 male, 2 prefer not to say, 3 other, 4 non-binary, 5 intersex.
  const chance = draw.next()
  const gender =
    chance < 0.46 ? 0 : chance < 0.93 ? 1 : chance < 0.972 ? 2 : chance < 0.984 ? 4 : chance < 0.994 ? 3 : 5
  const women = gender === 0 || (gender !== 1 && draw.chance(0.5))
  const forenames = women ? group.women : group.men
  const [first, second] = [draw.pick(forenames), draw.pick(forenames)]
  const forename = first !== second && draw.chance(0.06) ? `${first}${draw.chance(0.4) ? '-' : ' '}${second}` : first
  const own = surnameOf(draw, group, women)
  const other = nameGroup(draw)
  const mayMix = !group.isApart && !other.isApart
  const married = mayMix && draw.chance(0.1) ? surnameOf(draw, other, women) : own
  const surname = married !== own && draw.chance(0.35) ? `${own}-${married}` : married
  return { gender, women, forename, surname }
}

function titleOf(draw: Random, gender: number, women: boolean): string | null {
  if (!draw.chance(0.42)) return null
  if (draw.chance(0.06))
    return draw.pick(['Dr', 'Dr', 'Prof', 'Rev', 'Sir'].filter((title) => !women || title !== 'Sir'))
  if (gender > 1) return 'Mx'
  return women ? draw.pick(['Ms', 'Mrs', 'Miss']) : 'Mr'
}

/** A daytime moment `days` before today (1 is yesterday). */
const moment = (draw: Random, today: Date, days: number): Date =>
  new Date(today.getTime() - Math.max(1, Math.ceil(days)) * DAY + draw.integer(6 * 3600, 22 * 3600) * 1000)

/** Dates of joining, registration, last login and leaving, in ascending order. */
function lifeOf(draw: Random, plan: PeoplePlan, index: number) {
  const fromEnd = plan.count - 1 - index
  const newcomer = fromEnd < NEWCOMERS && plan.count > NEWCOMERS * 2
  // 70 % were part of the first import about two years ago, the others joined later.
  const share = index / plan.count
  const age = newcomer ? 3 + fromEnd * 0.8 : share < 0.7 ? 800 - share * 90 : 735 - ((share - 0.7) / 0.3) * 715
  const created = moment(draw, plan.today, age)
  const fate = draw.next()
  const deactivated = !newcomer && fate < 0.06
  const registers = newcomer ? fromEnd % 3 !== 2 : deactivated ? draw.chance(0.6) : fate < 0.06 + 0.72
  const bound = (days: number) => Math.min(days, age)
  const leftDays = deactivated ? bound(draw.between(2, Math.max(4, age * 0.8))) : 0
  // Most register within weeks, a few much later.
  const long = newcomer ? draw.between(0.2, 2.5) : -Math.log(1 - draw.next()) * 40
  const wait = long < age ? long : age * draw.next()
  const registeredDays = Math.max(age - wait, leftDays, 1)
  const registered = registers ? after(draw, created, moment(draw, plan.today, registeredDays)) : null
  // Most have logged in within the last month.
  const seenDays = leftDays + -Math.log(1 - draw.next()) * (draw.chance(0.8) ? 12 : 90)
  const seen =
    registered && draw.chance(0.985)
      ? after(draw, registered, moment(draw, plan.today, Math.min(seenDays, registeredDays)))
      : null
  const left = deactivated ? after(draw, seen ?? registered ?? created, moment(draw, plan.today, leftDays)) : null
  return { created, registered, seen, left }
}

/** The date, or some minutes after `earlier` if it is not later. */
const after = (draw: Random, earlier: Date, date: Date): Date =>
  date > earlier ? date : new Date(earlier.getTime() + draw.integer(120, 1500) * 1000)

const telephone = (draw: Random, start: string, digits: number): string =>
  // Numbers reserved by Ofcom for fiction.
  start + String(draw.integer(0, 10 ** digits - 1)).padStart(digits, '0')

/** The employees of a client in order of joining; deterministic. */
export function* employees(plan: PeoplePlan): Generator<SeedEmployee> {
  const { first = 0 } = plan
  const draw = random(`employees ${plan.subdomain}${first ? ` from ${first}` : ''}`)
  const mailboxes = new Map<string, number>()
  const mailbox = (person: string): string => {
    const name = first ? `${person}.${first}` : person
    const seen = (mailboxes.get(name) ?? 0) + 1
    mailboxes.set(name, seen)
    return seen === 1 ? name : `${name}${seen}`
  }
  for (let index = first; index < plan.count; index++) {
    const { gender, women, forename, surname } = personOf(draw)
    const identifier = `${plan.prefix}-${String(index + 1).padStart(5, '0')}`
    const local = [mailName(forename), mailName(surname)].filter(Boolean).join('.') || identifier.toLowerCase()
    const { created, registered, seen, left } = lifeOf(draw, plan, index)
    const id = uuidOf('employee', plan.clientId, index)
    yield {
      client_id: plan.clientId,
      id,
      title: titleOf(draw, gender, women),
      forename,
      surname,
      identifier,
      email: draw.chance(0.07) ? null : `${mailbox(local)}@${plan.subdomain}.example`,
      mobile_number: draw.chance(0.68) ? telephone(draw, '07700 900', 3) : null,
      telephone_number: draw.chance(0.15) ? telephone(draw, '01632 960', 3) : null,
      date_of_birth: draw.chance(0.03) ? null : birthday(draw, plan.today),
      gender,
      is_manager: draw.chance(0.09),
      is_demo: index % 1250 === 7,
      is_client_demo: index % 1250 === 8,
      // A registered employee has an account at the identity provider.
      identity_tenant_id: registered && uuidOf('identity tenant', plan.clientId),
      identity_user_id: registered && uuidOf('identity', id),
      pending_fusion_auth_registration: registered === null,
      flagged_for_review: draw.chance(0.008),
      created_at: created.toISOString(),
      registered_at: registered?.toISOString() ?? null,
      last_login_at: seen?.toISOString() ?? null,
      deactivated_at: left?.toISOString() ?? null,
    }
  }
}

/** A birthday for an age from 18 to 66, mostly in the middle. */
function birthday(draw: Random, today: Date): string {
  const years = 18.1 + (draw.next() + draw.next()) * 24
  return new Date(today.getTime() - years * 365.25 * DAY).toISOString().slice(0, 10)
}

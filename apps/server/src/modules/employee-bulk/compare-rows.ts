import { isEmailAddress } from '@ssp/api/email-address'
import type { components } from '@ssp/api/schema'
import { isBirthday } from '../../people/birthdays.ts'

type Schemas = components['schemas']
export type RowInput = Schemas['BulkRowInput']
export type Kind = Schemas['BulkKind']
export type Reason = Schemas['BulkReason']

/** Wire name of a field -> column of `employees`. */
export const FIELD_COLUMNS = {
  title: 'title',
  forename: 'forename',
  surname: 'surname',
  email: 'email',
  mobileNumber: 'mobile_number',
  telephoneNumber: 'telephone_number',
  dateOfBirth: 'date_of_birth',
} as const

export type Field = keyof typeof FIELD_COLUMNS
export const FIELDS = Object.keys(FIELD_COLUMNS) as Field[]

/** An employee of the client whom a row names by identifier. */
export interface Existing {
  id: string
  identifier: string
  version: number
  /** False for one of a restricted team: the caller must not learn more than that the identifier is taken. */
  reachable: boolean
  deactivated: boolean
  /** Name of the previous holder when a merge or an edit moved the identifier; null otherwise, and outside of the caller's reach. */
  formerly: string | null
  values: Record<Field, string>
  /** Whether the caller may change the teams of this employee. */
  movable: boolean
}

/** A team by its label in lower case. */
export interface KnownTeam {
  id: string
  label: string
}

/** A team of the client or of an employee: whether the caller may see its name, and whether the caller may add and remove its members. */
export interface FoundTeam extends KnownTeam {
  isShown: boolean
  isOpen: boolean
}

/** What is known about the rows of one request. */
export interface Known {
  employees: ReadonlyMap<string, Existing>
  /** Identifier -> the name of the employee who had it before an edit. */
  edited: ReadonlyMap<string, string>
  teams: ReadonlyMap<string, FoundTeam>
  /** The teams of which a new employee must be in one; a row without a team gets the only one. Default: any team, or none. */
  teamsOfNew?: readonly KnownTeam[] | undefined
  /** The present teams by employee. */
  teamsOf: ReadonlyMap<string, readonly FoundTeam[]>
  /** Identifier -> the first line of the run that has it. */
  firstLine: ReadonlyMap<string, number>
  /** Today in the time zone of the client, YYYY-MM-DD. */
  today: string
}

/** A row after it was compared with the employees. */
export interface ComparedRow {
  line: number
  identifier: string
  name: string
  employee_id: string | null
  status: 'new' | 'changed' | 'unchanged' | 'conflict' | 'rejected'
  reason: Reason | null
  detail: string
  fields: Partial<Record<Field, string>>
  before: Partial<Record<Field, string>>
  base_version: number | null
  team_ids: string[] | null
  teams_text: string
  teams_before_text: string
}

const labelsOf = (teams: readonly KnownTeam[]) =>
  teams
    .map(({ label }) => label)
    .toSorted()
    .join(', ')

function teamsOfRow({ teams = [] }: RowInput, known: Known, employee: Existing | undefined) {
  const present = (employee && known.teamsOf.get(employee.id)) ?? []
  const labels = [...new Map(teams.map((label) => [label.trim().toLowerCase(), label.trim()]))].filter(([key]) => key)
  const found = labels.map(([key]) => known.teams.get(key)).filter((team) => team !== undefined)
  const isKept = employee?.movable === false || present.some(({ isOpen }) => !isOpen)
  const left = labels.filter(([key]) => isKept || !known.teams.get(key)?.isOpen).map(([, label]) => label)
  const isHidden = found.length < labels.length || present.some(({ isShown }) => !isShown)
  const reason: Reason = isHidden ? 'unknown_team' : 'team_closed'
  return { any: labels.length > 0, found, left, reason, present }
}

/** Whether a deactivation may mean somebody else: the row names another person, or no person and the identifier has moved. */
function doubtOf(named: Record<Field, string>, { values, formerly }: Existing): Partial<ComparedRow> {
  const parts = (['forename', 'surname'] as const).filter((field) => named[field])
  const isOther = parts.some((field) => named[field].toLowerCase() !== values[field].trim().toLowerCase())
  if (isOther) return { status: 'conflict', reason: 'other_name', detail: parts.map((field) => named[field]).join(' ') }
  if (parts.length === 0 && formerly !== null)
    return { status: 'conflict', reason: 'identifier_moved', detail: formerly }
  return {}
}

/**
 * Says what a row would do. An unknown team leaves the teams of the employee as they are and nothing else (2-decisions 83), and
 * so does one whose members the caller must not change, named or present.
 *
 * @param newId makes the id of a new employee whose row has none
 */
export function compareRow(kind: Kind, row: RowInput, known: Known, newId: () => string): ComparedRow {
  const identifier = row.identifier.trim()
  const existing = known.employees.get(identifier)
  const reachable = existing?.reachable ? existing : undefined
  const values = Object.fromEntries(FIELDS.map((field) => [field, row[field]?.trim() ?? ''])) as Record<Field, string>
  const name = reachable
    ? `${reachable.values.forename} ${reachable.values.surname}`.trim()
    : `${values.forename} ${values.surname}`.trim()
  const blank: ComparedRow = {
    line: row.line,
    identifier,
    name,
    employee_id: reachable?.id ?? null,
    status: 'unchanged',
    reason: null,
    detail: '',
    fields: {},
    before: {},
    base_version: reachable?.version ?? null,
    team_ids: null,
    teams_text: '',
    teams_before_text: '',
  }
  const rejected = (reason: Reason, detail = ''): ComparedRow => ({ ...blank, status: 'rejected', reason, detail })
  const former = existing ? undefined : known.edited.get(identifier)
  const unknown = () => (former === undefined ? rejected('unknown_identifier') : rejected('identifier_former', former))

  if (identifier === '') return rejected('no_identifier')
  if ((known.firstLine.get(identifier) ?? row.line) < row.line) return rejected('repeated')
  if (kind === 'deactivate') {
    if (!reachable) return unknown()
    if (reachable.deactivated) return { ...blank, reason: 'deactivated' }
    return { ...blank, status: 'changed', ...doubtOf(values, reachable) }
  }
  if (kind === 'import' && (!values.forename || !values.surname)) return rejected('name_missing')
  if (kind === 'import' ? !isEmailAddress(values.email) : values.email && !isEmailAddress(values.email))
    return rejected('email_invalid')
  if (values.dateOfBirth && !isBirthday(values.dateOfBirth, known.today)) return rejected('date_invalid')

  const teams = teamsOfRow(row, known, reachable)
  const withTeams: Partial<ComparedRow> =
    teams.left.length > 0
      ? { reason: teams.reason, detail: teams.left.join(', ') }
      : teams.any
        ? { team_ids: teams.found.map(({ id }) => id), teams_text: labelsOf(teams.found) }
        : {}

  if (!existing) {
    if (kind === 'update') return unknown()
    const limit = known.teamsOfNew
    const joined = !teams.any && limit?.length === 1 ? limit : undefined
    if (limit && !joined && !withTeams.team_ids) return rejected('team_missing')
    if (joined) Object.assign(withTeams, { team_ids: joined.map(({ id }) => id), teams_text: labelsOf(joined) })
    const given = FIELDS.filter((field) => values[field])
    const fields = Object.fromEntries(given.map((field) => [field, values[field]]))
    return { ...blank, ...withTeams, status: 'new', employee_id: row.id ?? newId(), fields }
  }
  if (!reachable)
    return {
      ...blank,
      status: kind === 'import' ? 'conflict' : 'rejected',
      reason: kind === 'import' ? 'exists' : 'unknown_identifier',
    }

  // An empty cell leaves what is there.
  const changed = FIELDS.filter((field) => values[field] && values[field] !== reachable.values[field])
  const fields = Object.fromEntries(changed.map((field) => [field, values[field]]))
  const before = Object.fromEntries(changed.map((field) => [field, reachable.values[field]]))
  // Neither an import nor an update brings somebody back.
  const reason: Reason | null = reachable.deactivated ? 'deactivated' : null
  if (kind === 'import')
    return changed.length === 0
      ? { ...blank, reason }
      : { ...blank, status: 'conflict', reason: 'exists', fields, before }

  const present = labelsOf(teams.present)
  const moves = Boolean(withTeams.team_ids) && withTeams.teams_text !== present
  return {
    ...blank,
    reason,
    ...(moves || withTeams.reason ? withTeams : {}),
    ...(moves && { teams_before_text: present }),
    status: changed.length > 0 || moves ? 'changed' : 'unchanged',
    fields,
    before,
  }
}

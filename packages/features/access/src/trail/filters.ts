import type { AuditLogFilters } from '@ssp/api'
import type { FilterDefinition, FilterValues } from '@ssp/ui'
import type { AccessMessages } from '../messages'

/** The filters of the trail, as they stand in the address and on the wire. */
export type TrailFilterName = 'subjectKind' | 'action' | 'actorId' | 'subjectId' | 'changedDt'
type Raw = Readonly<Partial<Record<string, string>>>

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAYS = /^\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}$/

/** The filters of an address that the server would understand; anything else is left out. */
export function readTrailFilters(raw: Raw, words: AccessMessages['trail']): AuditLogFilters {
  const { subjectKind = '', action = '', actorId = '', subjectId = '', changedDt = '' } = raw
  return {
    ...(isKey(words.kinds, subjectKind) && { subjectKind }),
    ...(isKey(words.actions, action) && { action }),
    ...(ID.test(actorId) && { actorId }),
    ...(ID.test(subjectId) && { subjectId }),
    ...(DAYS.test(changedDt) && { changedDt }),
  }
}

const isKey = <T extends object>(words: T, key: PropertyKey): key is keyof T => Object.hasOwn(words, key)

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The filters as `FilterBar` takes them; one record is only named when the address names one. */
export function trailDefinitions(
  words: AccessMessages['trail'],
  { actorId, subjectId }: AuditLogFilters,
  people: readonly { id: string; label: string }[],
): FilterDefinition[] {
  const options = people.map(({ id, label }) => ({ value: id, label }))
  const withOther = (value: string | undefined, label: string) =>
    value && !people.some(({ id }) => id === value) ? [...options, { value, label }] : options
  const subject = withOther(subjectId, words.filters.one).filter(({ value }) => value === subjectId)
  return [
    { kind: 'select', id: 'subjectKind', label: words.filters.subjectKind, options: optionsOf(words.kinds) },
    { kind: 'select', id: 'action', label: words.filters.action, options: optionsOf(words.actions) },
    { kind: 'select', id: 'actorId', label: words.filters.actorId, options: withOther(actorId, words.filters.other) },
    ...(subjectId
      ? [{ kind: 'select' as const, id: 'subjectId', label: words.filters.subjectId, options: subject }]
      : []),
    { kind: 'dateRange', id: 'changedDt', label: words.filters.changedDt },
  ]
}

/** Filters of the address as `FilterBar` holds them. */
export function toFilterValues({ changedDt, ...others }: AuditLogFilters): FilterValues {
  const [start, end] = changedDt?.split(',') ?? []
  return { ...others, changedDt: start && end ? { start, end } : undefined }
}

/** What `FilterBar` applied, for the address; a filter that is not set is undefined. */
export function fromFilterValues(values: FilterValues): Record<TrailFilterName, string | undefined> {
  const textOf = (name: TrailFilterName) => {
    const value = values[name]
    if (typeof value !== 'object') return value
    return 'start' in value ? `${value.start},${value.end}` : undefined
  }
  return {
    subjectKind: textOf('subjectKind'),
    action: textOf('action'),
    actorId: textOf('actorId'),
    subjectId: textOf('subjectId'),
    changedDt: textOf('changedDt'),
  }
}

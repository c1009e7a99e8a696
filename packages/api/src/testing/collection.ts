import { problem, type FakeRequest } from './fake-server'
import { fakeId } from './fixtures'

/** Description of the rows of a collection. */
export interface CollectionOptions<Row extends { id: string }> {
  rows: readonly Row[]
  /** The texts in which `search` looks. Default: none; a search finds nothing. */
  search?: (row: Row) => readonly (string | null | undefined)[]
  /** Filters by query parameter; an omitted parameter does not filter. */
  filters?: Readonly<Record<string, (row: Row, value: string) => boolean>>
  /** Fields with unique values; a duplicate is rejected with 409 at the field. */
  unique?: readonly (keyof Row & string)[]
  /** Sort keys by the value of `sort`, with a leading `-` for descending. Default: the order of `rows`. */
  sorts?: Readonly<Record<string, (row: Row) => string>>
  /** Rows per page if the request has no limit. Default 10. */
  limit?: number
}

/** The ways in which a request names several records. */
export type FakeSelection = { ids: string[] } | { filter: Record<string, string>; except?: string[] }

// Compares as the server does, without case and accents.
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

type WithHeaders = Pick<FakeRequest, 'headers'>

/**
 * In-memory rows of a fake server: search, filters, paging, ETags with 412, unique fields with 409, idempotency keys. Its
 * methods are handlers, or parts of them: `.on('get', path, ({ query }) => people.page(query))`.
 */
export function collection<Row extends { id: string }>(options: CollectionOptions<Row>) {
  const { search = () => [], filters = {}, unique = [], sorts = {}, limit = 10 } = options
  let rows = [...options.rows]
  const versions = new Map<string, number>()
  const created = new Map<string, Row>()

  const etagOf = (id: string) => `"${versions.get(id) ?? 1}"`
  const withEtag = (id: string, body: unknown, status = 200) =>
    Response.json(body, { status, headers: { ETag: etagOf(id) } })
  const missing = () => problem(404, 'not_found', 'There is no such record.')
  const touch = (id: string) => versions.set(id, (versions.get(id) ?? 1) + 1)

  /** The rows that match search and filters, in order. */
  const matching = (query: URLSearchParams): readonly Row[] => {
    const terms = fold(query.get('search') ?? '').split(/\s+/)
    const isFound = (row: Row) => {
      const text = fold(search(row).filter(Boolean).join(' '))
      return terms.every((term) => text.includes(term))
    }
    const applied = Object.entries(filters).flatMap(([name, holds]) => {
      const value = query.get(name)
      return value === null ? [] : [(row: Row) => holds(row, value)]
    })
    const found = rows.filter((row) => isFound(row) && applied.every((holds) => holds(row)))
    const wanted = query.get('sort') ?? ''
    const of = sorts[wanted.replace(/^-/, '')]
    if (!of) return found
    const sorted = found.toSorted((a, b) => of(a).localeCompare(of(b)))
    return wanted.startsWith('-') ? sorted.toReversed() : sorted
  }

  /** The rows of a selection: by id, or all that match a filter minus exceptions. */
  const selected = (selection: FakeSelection): readonly Row[] => {
    if ('ids' in selection) return rows.filter(({ id }) => selection.ids.includes(id))
    const { filter, except = [] } = selection
    return matching(new URLSearchParams(Object.entries(filter))).filter(({ id }) => !except.includes(id))
  }

  /** 409 if another row has the value of a unique field, with the text at the field. */
  const taken = (row: Partial<Row>, id?: string): Response | null => {
    const field = unique.find((name) => row[name] && rows.some((other) => other.id !== id && other[name] === row[name]))
    if (!field) return null
    const text = `This ${field} is in use.`
    return problem(409, 'conflict', text, { fields: { [field]: text } })
  }

  /** 412 if the request names a version other than the current one. */
  const conflict = ({ headers }: WithHeaders, row: Row): Response | null => {
    const match = headers.get('If-Match')
    return match === null || match === etagOf(row.id)
      ? null
      : problem(412, 'stale', 'Somebody else has changed this.', { current: row })
  }

  return {
    /** The current rows. */
    rows: (): readonly Row[] => rows,
    matching,
    selected,
    /** The number of rows that match search and filters. */
    total: (query: URLSearchParams) => matching(query).length,
    /** The rows of the requested page. */
    page: (query: URLSearchParams): Row[] => {
      const size = Number(query.get('limit') ?? limit)
      const start = Number(query.get('page') ?? 0) * size
      return matching(query).slice(start, start + size)
    },
    find: (id: unknown) => rows.find((row) => row.id === id),
    /** One row with its ETag, or 404; `body` converts it to the response of the contract. Default: the row. */
    one: (id: unknown, body: (row: Row) => unknown = (row) => row): Response => {
      const row = rows.find((each) => each.id === id)
      return row ? withEtag(row.id, body(row)) : missing()
    },
    /** Adds a row at the front. The same idempotency key returns the same row; a value that is in use returns 409. */
    create: ({ headers }: WithHeaders, make: (id: string) => Row): Row | Response => {
      const key = headers.get('Idempotency-Key')
      const before = key === null ? undefined : created.get(key)
      if (before) return before
      const row = make(fakeId(90_000 + rows.length))
      const rejected = taken(row)
      if (rejected) return rejected
      rows = [row, ...rows]
      if (key !== null) created.set(key, row)
      return row
    },
    /** Changes a row. Returns 404, 412, 409, or the new row. */
    change: (request: WithHeaders, id: unknown, change: Partial<Row>): Row | Response => {
      const row = rows.find((each) => each.id === id)
      if (!row) return missing()
      const rejected = conflict(request, row) ?? taken(change, row.id)
      if (rejected) return rejected
      const next = { ...row, ...change }
      rows = rows.map((each) => (each === row ? next : each))
      touch(row.id)
      return next
    },
    /** Removes a row. Returns 404, 412, or null. */
    remove: (request: WithHeaders, id: unknown): Response | null => {
      const row = rows.find((each) => each.id === id)
      if (!row) return missing()
      const rejected = conflict(request, row)
      if (!rejected) rows = rows.filter((each) => each !== row)
      return rejected
    },
    /** Changes a row as another user would: its next ETag differs. */
    saveElsewhere: (id: string, change: Partial<Row>): void => {
      rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row))
      touch(id)
    },
    /** A response with the ETag of a row. */
    withEtag,
  }
}

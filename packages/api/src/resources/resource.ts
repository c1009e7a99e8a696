import {
  queryOptions,
  type DataTag,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { Area } from '../areas'
import { ApiError } from '../errors'
import type { SspApi } from '../ssp-api'
import type { paths } from '../generated/schema'
import { readRetry } from './retry'

/** An operation of the contract, from `generated/operations`; `query` holds its constant parameters. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: keyof paths
  readonly query: Readonly<Record<string, unknown>>
  /** Permission that is also required at a client with strict rights. */
  readonly strict?: string
}

type Contract<Op extends Operation> =
  Lowercase<Op['method']> extends keyof paths[Op['path']] ? paths[Op['path']][Lowercase<Op['method']>] : never
type Parameters<Op extends Operation> = Contract<Op> extends { parameters: infer P } ? P : never
type Own<Op extends Operation, Where extends 'path' | 'query'> =
  Parameters<Op> extends {
    [Key in Where]?: infer Values
  }
    ? NonNullable<Values>
    : object

/** The query of an operation for its caller: without its constants; undefined and '' are omitted. */
export type QueryArgs<Op extends Operation> = {
  [Name in Exclude<keyof Own<Op, 'query'>, keyof Op['query']>]?: Own<Op, 'query'>[Name] | undefined
}

/** The query of a page of rows. The sort column comes from an address and may be any text. */
type PageQuery<Op extends Operation> = 'sort' extends keyof QueryArgs<Op>
  ? Omit<QueryArgs<Op>, 'sort'> & { sort?: string | undefined }
  : QueryArgs<Op>

/** The path values of an operation other than the client. */
type PathArgs<Op extends Operation> = Omit<Own<Op, 'path'>, 'clientId'>

/** The JSON body of an operation. */
export type BodyArgs<Op extends Operation> =
  Contract<Op> extends {
    requestBody?: { content: { 'application/json': infer Body } }
  }
    ? Body
    : never

/** The body of a successful response. */
export type Result<Op extends Operation> =
  Contract<Op> extends {
    responses: { 200: { content: { 'application/json': infer Body } } }
  }
    ? Body
    : Contract<Op> extends { responses: { 201: { content: { 'application/json': infer Body } } } }
      ? Body
      : undefined

/** Options of a call. */
export interface CallArgs<Op extends Operation> {
  path?: PathArgs<Op>
  query?: QueryArgs<Op>
  body?: BodyArgs<Op>
  /**
   * ETag of the record on which the change is based; the call rejects with code `stale` if the record has changed since.
   */
  ifMatch?: string | undefined
  /** A UUID that identifies the created record, if several calls belong to it. Default: one per attempt. */
  idempotencyKey?: string | undefined
}

/** A record with its ETag, for changes based on it. */
export interface Versioned<T> {
  record: T
  /** Undefined if the server sends none. */
  etag: string | undefined
}

/** Calls an operation in the client of `api`. Rejects with `ApiError`. */
export async function call<Op extends Operation>(
  api: SspApi,
  operation: Op,
  { path, query = {}, body, ifMatch, idempotencyKey }: CallArgs<Op> = {},
  signal?: AbortSignal,
): Promise<Versioned<Result<Op>>> {
  const inClient = operation.path.includes('{clientId}') && { clientId: api.clientId() }
  // The types of the operation are at the arguments, because openapi-fetch cannot type a method that is a value.
  const send = api.http[operation.method] as unknown as (
    path: string,
    init: object,
  ) => Promise<{ data?: unknown; response: Response }>
  const { data, response } = await send(operation.path, {
    params: { path: { ...inClient, ...path }, query: { ...operation.query, ...given(query) } },
    headers: { ...(ifMatch && { 'If-Match': ifMatch }), ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
  return { record: data as Result<Op>, etag: response.headers.get('ETag') ?? undefined }
}

/** Key prefix of everything read from one client, to remove or refetch it. */
export const clientKey = (clientId: string) => ['ssp', clientId] as const

/** Key prefix of one area of one client, for invalidation. */
export const areaKey = (api: SspApi, area: Area) => [...clientKey(api.clientId()), area] as const

/** Options of a query. Spelled out, because the types that `queryOptions` infers differ between versions of TanStack Query. */
export interface ReadOptions<T> extends Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'> {
  queryKey: DataTag<QueryKey, T, Error>
  queryFn: QueryFunction<T>
}

// Omitted parameters are not in the key: an empty search is the read without a search.
const keyOf = (input: unknown) => (input?.constructor === Object ? given(input) : input)

/** A read under a separate key. */
export const readAs = <T>(
  queryKey: QueryKey,
  request: (signal: AbortSignal) => Promise<T>,
  options: { staleTime?: number } = {},
) => queryOptions({ queryKey, queryFn: ({ signal }) => request(signal), ...readRetry, ...options }) as ReadOptions<T>

/**
 * A read for a file that is being created in the browser. Under a separate key, because data read for a client is removed
 * when the user switches to another one, and the file is completed for the client for which it was started.
 */
export const readForFile = <T>(query: ReadOptions<T>): ReadOptions<T> => ({
  ...query,
  queryKey: ['file', ...query.queryKey] as unknown as ReadOptions<T>['queryKey'],
  gcTime: 0,
})

/** An interface, because publishing the type of a function would include the package of `QueryClient`. */
export interface Invalidate {
  (api: SspApi, queries: QueryClient): Promise<void>
}

/**
 * The calls of one area. The keys of its reads contain the client, and so do its calls, even when they are repeated after a
 * switch: data of one client never appears under the key of another.
 * @param area second part of the keys, for `changes` of writing operations
 */
export function resource(area: Area, options: { staleTime?: number } = {}) {
  /** A generic read. `toArgs` converts its input to the call, and `select` the response to the cached data. */
  const read =
    <Op extends Operation, Input, T>(
      name: string,
      operation: Op,
      toArgs: (input: Input, api: SspApi) => CallArgs<Op>,
      select: (answer: Versioned<Result<Op>>) => T,
    ) =>
    (api: SspApi, ...[input]: undefined extends Input ? [input?: Input] : [input: Input]) => {
      const here = api.for(api.clientId())
      const request = async (signal: AbortSignal) => {
        const kept = select(await call(here, operation, toArgs(input as Input, here), signal))
        if (!isDrawable(name, kept)) throw ApiError.unreadable(api.messages())
        return kept
      }
      return readAs([...areaKey(here, area), name, keyOf(input)], request, options)
    }

  return {
    read,
    /**
     * A page of rows; `page` starts at 0. `rowsOf` extracts the rows, and their total if known, from the response; `always`
     * is sent with every page.
     */
    page: <Op extends Operation, T = Result<Op>>(
      operation: Op,
      rowsOf: (answer: Result<Op>) => T = (answer) => answer as unknown as T,
      always: (api: SspApi) => QueryArgs<Op> = none,
    ) =>
      read(
        'page',
        operation,
        (query: PageQuery<Op>, api) => ({ query: { ...always(api), ...(query as QueryArgs<Op>) } }),
        ({ record }) => rowsOf(record),
      ),
    /** The number of rows. */
    count: <Op extends Operation>(operation: Op, always: (api: SspApi) => QueryArgs<Op> = none) =>
      read(
        'count',
        operation,
        (query: QueryArgs<Op>, api) => ({ query: { ...always(api), ...query } }),
        ({ record }) => totalOf(record),
      ),
    /** A record with its ETag, fixed to this read: a later read cannot make an older draft look new. */
    one: <Op extends Operation, Input>(operation: Op, toArgs: (input: Input, api: SspApi) => CallArgs<Op>) =>
      read('one', operation, toArgs, (answer) => answer),
    /** Invalidates the area; everything of it that is on screen is read again. */
    invalidate: ((api, queries) => queries.invalidateQueries({ queryKey: areaKey(api, area) })) as Invalidate,
  }
}

/**
 * A change: `(api, input) => result`. `ifMatch` of the input is the ETag on which it is based: the call rejects with code
 * `stale` if the record has changed since.
 * @param changes areas whose data it changes, for `invalidates` of actions and forms. Default: none.
 */
export function send<Op extends Operation, Input>(
  operation: Op,
  toArgs: (input: Input, api: SspApi) => CallArgs<Op>,
  changes: readonly Area[] = [],
): Change<Input & { ifMatch?: string | undefined }, Result<Op>> {
  const change = async (api: SspApi, { ifMatch, ...input }: Input & { ifMatch?: string | undefined }) =>
    (await call(api, operation, { ifMatch, ...toArgs(input as Input, api) })).record
  return Object.assign(change, { strict: operation.strict, changes })
}

/** A call that changes data, with the permission that it also requires at a client with strict rights. */
export interface Change<Input, T> {
  (api: SspApi, input: Input): Promise<T>
  readonly strict: string | undefined
  /** Areas to read again after it. */
  readonly changes: readonly Area[]
}

const none = () => ({})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Whether a response can be rendered: a page is an array without null, a record is an object. Anything else would break the
 * page or keep it loading.
 */
function isDrawable(name: string, kept: unknown): boolean {
  if (name === 'one') return isObject(kept) && (!('record' in kept) || isObject(kept.record))
  if (name !== 'page') return true
  const rows: unknown = isObject(kept) && 'rows' in kept ? kept.rows : kept
  return Array.isArray(rows) && rows.every((row) => row != null)
}

/** The total of a count call, which returns `{count}` or a list whose first item contains it. */
function totalOf(answer: unknown): number {
  const first: unknown = Array.isArray(answer) ? answer[0] : answer
  if (typeof first !== 'object' || first === null) return 0
  const total: unknown = 'total' in first ? first.total : Reflect.get(first, 'count')
  return typeof total === 'number' ? total : 0
}

/** Removes undefined and empty values, so that a filter that is not set is not sent. */
function given<T extends object>(values: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(entries) as { [Name in keyof T]: Exclude<T[Name], undefined> }
}

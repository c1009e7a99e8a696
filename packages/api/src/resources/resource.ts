import { queryOptions } from '@tanstack/react-query'
import type { SspApi } from '../client'

/** The body of an answer. Failures have been thrown by then, so what is typed is there. */
export const data = async <T>(answer: Promise<{ data?: T }>): Promise<T> => (await answer).data as T

/** Everything read from one client; also the key to drop or refetch it by. */
export const clientKey = (clientId: string) => ['ssp', clientId] as const

/** Everything of one area of one client, for invalidation. */
export const areaKey = (api: SspApi, area: string) => [...clientKey(api.clientId()), area] as const

/**
 * A read. Its key carries the client, and so does its call, even when it is repeated after a switch: data of one client
 * never lands under the key of another.
 */
export function read<T>(
  api: SspApi,
  [area, ...rest]: readonly [area: string, ...unknown[]],
  call: (here: SspApi, signal: AbortSignal) => Promise<T>,
) {
  const here = api.for(api.clientId())
  return queryOptions({ queryKey: [...areaKey(here, area), ...rest], queryFn: ({ signal }) => call(here, signal) })
}

/** Path values of a call that works in the present client. */
export const inClient = (api: SspApi) => ({ clientId: api.clientId() })

/** Leaves out what is undefined or empty, so that a filter that is not set is not sent. */
export function given<T extends object>(values: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(entries) as { [Name in keyof T]: Exclude<T[Name], undefined> }
}

/** The total of a count call, which answers a list whose first item carries it. */
export const total = async (answer: Promise<{ data?: { total: number }[] }>): Promise<number> =>
  (await data(answer))?.[0]?.total ?? 0

/** The version that an answer carries; undefined from a server that tells none. */
export const etagOf = (response: Response): string | undefined => response.headers.get('ETag') ?? undefined

/** The header of a change that is drawn from one version of a record. */
export const pinned = (etag: string | undefined): Record<string, string> => (etag ? { 'If-Match': etag } : {})

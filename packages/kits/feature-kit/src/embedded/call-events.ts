import { errorIdOf, isAbort, type SspApi } from '@ssp/api'

/** A call of a page, without personal data: no address, no body, no error text. */
export interface CallEvent {
  /** The area of the page, the first part of its address: `employees`. */
  area: string
  /** Method and path of the contract: `GET /ssp/production/employees/{clientId}`. */
  operation: string
  /** Id of a failure in the server's log; undefined for a success and for a failure without a response. */
  errorId: string | undefined
}

/** Callbacks for the calls of a page. */
export interface CallEvents {
  /** Called when a page starts to read. */
  onLoadStart?: ((event: CallEvent) => void) | undefined
  /** Called when a page fails to read. */
  onLoadError?: ((event: CallEvent) => void) | undefined
  /** Called after a change, with its outcome. */
  onAction?: ((event: CallEvent & { outcome: 'done' | 'failed' }) => void) | undefined
}

type Send = (path: string, init?: { signal?: AbortSignal }) => Promise<unknown>

/**
 * A connection that reports its calls. A read has an abort signal and a change has none.
 * @param latest called at each call
 */
export function reportCalls(api: SspApi, area: string, latest: () => CallEvents): SspApi {
  const report = (method: string, send: Send): Send =>
    async function reported(path, init) {
      const event = { area, operation: `${method} ${path}`, errorId: undefined }
      const isRead = method === 'GET' || init?.signal !== undefined
      if (isRead) latest().onLoadStart?.(event)
      try {
        const result = await send(path, init)
        if (!isRead) latest().onAction?.({ ...event, outcome: 'done' })
        return result
      } catch (error) {
        const failed = { ...event, errorId: errorIdOf(error) }
        if (isRead && !isAbort(error)) latest().onLoadError?.(failed)
        if (!isRead) latest().onAction?.({ ...failed, outcome: 'failed' })
        throw error
      }
    }
  const calls = Object.entries(api.http as unknown as Record<string, Send>)
  return {
    ...api,
    http: Object.fromEntries(
      calls.map(([method, send]) => [method, report(method, send)]),
    ) as unknown as SspApi['http'],
    for: (clientId) => reportCalls(api.for(clientId), area, latest),
  }
}

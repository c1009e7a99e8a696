import type { FakeServer } from '@ssp/api/testing'

/** `http` of msw, which the host supplies. */
interface MswHttp<Handler> {
  all: (path: string, resolver: (info: { request: Request }) => Promise<Response | undefined>) => Handler
}

/**
 * Handlers of msw that respond like fake servers; their responses have the types of the contract. A call that a server does
 * not handle goes to the next server, then to the other handlers of msw.
 * @param baseUrl as for `Ssp` and `createSspClient`, for example `https://ssp.example.com/api`
 */
export const mswHandlers = <Handler>(
  http: MswHttp<Handler>,
  baseUrl: string,
  ...servers: readonly FakeServer[]
): Handler[] =>
  servers.map((server) =>
    http.all(`${baseUrl}/*`, async ({ request }) => {
      const answer = await server.fetch(request.clone())
      return answer.status === 404 ? undefined : answer
    }),
  )

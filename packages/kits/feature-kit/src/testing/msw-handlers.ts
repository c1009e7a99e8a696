import type { FakeServer } from '@ssp/api/testing'

/** `http` of msw, which a host brings itself. */
interface MswHttp<Handler> {
  all: (path: string, resolver: (info: { request: Request }) => Promise<Response | undefined>) => Handler
}

/**
 * Handlers of msw that answer as fake servers do; their answers have the types of the contract. A call that a server has no answer
 * for goes to the next one, then to the other handlers of msw.
 *
 * @param baseUrl as of `Ssp` and `createSspClient`, for example `https://ssp.example.com/api`
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

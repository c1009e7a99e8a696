import type { paths } from '../generated/schema'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Operation<Path extends keyof paths, M extends Method> = M extends keyof paths[Path] ? paths[Path][M] : never
type AnswerOf<Op> = Op extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : Op extends { responses: { 201: { content: { 'application/json': infer Body } } } }
    ? Body
    : never

/** The parts of a call that a handler receives. */
export interface FakeRequest {
  headers: Headers
  /** Values of the path's parameters by name. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The parsed JSON body; undefined if there is none. */
  body: unknown
  signal: AbortSignal
}

interface Route {
  method: string
  /** Path as in the contract. */
  operation: { method: Method; path: string }
  path: RegExp
  /** The `function` query that the fragment represents, if there is one. */
  fn: string | undefined
  answer: (request: FakeRequest) => Response | Promise<Response>
}

type Handler = (request: FakeRequest) => unknown

/** The success of an operation, a complete response, or a function that returns either. */
type Answer<Body> = Body | Response | ((request: FakeRequest) => Body | Response | Promise<Body | Response>)

/** A server of a few typed handlers; `fetch` is for `createSspClient`. */
export interface FakeServer {
  /** Responds to an operation by its contract path; the last handler for it applies. */
  on<M extends Method, Path extends keyof paths>(
    method: M,
    path: Path,
    answer: Answer<AnswerOf<Operation<Path, M>>>,
  ): FakeServer
  fetch: (request: Request) => Promise<Response>
  /** The calls so far, oldest first. */
  calls: { method: string; path: string; headers: Headers; body: unknown }[]
  /** The operations that have a handler, last declared first. */
  operations: () => { method: Method; path: string }[]
}

/** A response of a fake server, with its contract path and method. */
export interface FakeAnswer {
  method: Method
  path: string
  /** The body of the success, or a complete `Response`. */
  answer: unknown
}

let observe: (answer: FakeAnswer) => void = () => {}

/**
 * Calls `observer` with every response of every fake server: fixed ones when they are declared, computed ones when they are
 * returned. A test run checks them against the contract; one observer at a time.
 */
export function observeAnswers(observer: (answer: FakeAnswer) => void): void {
  observe = observer
}

/** An error of the contract, for a handler to return. */
export const problem = (status: number, code: string, message: string, more: object = {}): Response =>
  Response.json({ code, message, errorId: 'test-1', ...more }, { status })

/**
 * A server of typed handlers for stories and unit tests: pass `fetch` to `createSspClient`. Handlers may be bodies,
 * functions or complete `Response`s. A call without a handler returns 404, so that nothing is served by accident.
 */
export function fakeServer(): FakeServer {
  const routes: Route[] = []
  const calls: FakeServer['calls'] = []

  function on(method: Method, path: string, answer: unknown) {
    const [plain = '', fragment] = path.split('#')
    if (typeof answer !== 'function') observe({ method, path, answer })
    routes.unshift({
      operation: { method, path },
      method: method.toUpperCase(),
      path: new RegExp(`${plain.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
      // `#one` represents no function: it distinguishes `{id}` from `{clientId}`.
      fn: fragment === 'one' ? undefined : fragment,
      answer: async (request) => {
        const value = typeof answer === 'function' ? await (answer as Handler)(request) : answer
        if (typeof answer === 'function') observe({ method, path, answer: value })
        return value instanceof Response ? value.clone() : Response.json(value)
      },
    })
    return server
  }

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const raw = await request.text()
    const body: unknown = raw ? JSON.parse(raw) : undefined
    calls.push({ method: request.method, path: url.pathname + url.search, headers: request.headers, body })
    request.signal.throwIfAborted()
    const route = routes.find(
      (entry) => entry.method === request.method && entry.path.test(url.pathname) && isFor(entry, url),
    )
    if (!route) return problem(404, 'not_found', `No handler for ${request.method} ${url.pathname}`)
    const values = Object.entries(route.path.exec(url.pathname)?.groups ?? {})
    const params = Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]))
    return route.answer({ headers: request.headers, params, query: url.searchParams, body, signal: request.signal })
  }

  const operations = () => routes.map(({ operation }) => operation)

  const server: FakeServer = { on, fetch, calls, operations }
  return server
}

/** A fragment names the function, the flag of the call (`count=true`), or `byId` for the call with an id. */
function isFor({ fn }: Route, { searchParams }: URL): boolean {
  if (fn === 'byId') return searchParams.has('id')
  const asked = searchParams.get('function') ?? FLAGS.find(([flag]) => searchParams.get(flag) === 'true')?.[1]
  return asked === fn
}

const FLAGS = [
  ['count', 'count'],
  ['getThemeContent', 'content'],
  ['getMultiple', 'images'],
  ['checkAccess', 'checkAccess'],
  ['validate', 'validate'],
  ['isArticle', 'isArticle'],
  ['removeHeaderImg', 'removeHeaderImg'],
  ['saveImageBody', 'saveImageBody'],
] as const

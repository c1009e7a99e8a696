import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { contentPolicy } from '../../src/http/hardening.ts'
import { REFERENCE_PATH, referencePolicy } from '../../src/http/reference.ts'
import { internalsIn } from '../oracles/response.ts'
import type { Job } from '../tally.ts'
import { as, createCaller, removeCallers } from '../world/callers.ts'
import type { World } from '../world/world.ts'

const REQUIRED: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-frame-options': /./,
}
const REVEALING = ['x-powered-by', 'server']

// Stored files are returned with a policy of their own: nothing runs, nothing loads, no origin (security.md 3.2, Images).
const STORED_FILE = /^default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox;/

function policyFault(url: string, policy: string): string | undefined {
  if (STORED_FILE.test(policy)) return undefined
  if (/unsafe-inline|unsafe-eval|\*|https?:(?!\/\/[\w.-]+)/.test(policy)) return `policy allows too much: ${policy}`
  const given = new Map(policy.split(';').map((part) => [part.trim().split(' ')[0] ?? '', part.trim()]))
  const lackOf = (wanted: Record<string, string[]>) =>
    Object.entries(wanted).find(([name, values]) => given.get(name) !== [name, ...values].join(' '))
  // The page of the reference has a policy of its own; an address below it that is no file of it is a page of the portal.
  if (url.startsWith(REFERENCE_PATH) && !lackOf(referencePolicy)) return undefined
  const missing = lackOf(contentPolicy([]))
  return missing && `policy lacks ${missing[0]}: ${policy}`
}

/** What is wrong with the headers of a response, or undefined. */
export function headerFault(url: string, response: LightMyRequestResponse): string | undefined {
  const { headers, statusCode } = response
  const wrong = Object.entries(REQUIRED).find(([name, form]) => !form.test(String(headers[name] ?? '')))
  if (wrong) return `${wrong[0]} is ${String(headers[wrong[0]])}`
  const revealed = REVEALING.find((name) => name in headers)
  if (revealed) return `reveals ${revealed}: ${String(headers[revealed])}`
  const isApi = url.startsWith('/api/') && !(url.startsWith('/api/storage/') && statusCode === 200)
  if (isApi && headers['cache-control'] !== 'no-store') return `cache-control is ${String(headers['cache-control'])}`
  if ('access-control-allow-origin' in headers) return 'lets another origin read'
  return policyFault(url, headers['content-security-policy'] ?? '')
}

// Every registered route with values for its parameters, and addresses that are no route.
function addresses(world: World): (InjectOptions & { url: string })[] {
  const { own } = world.clients
  const routes = world.routes.flatMap(({ method, url }) =>
    [method].flat().map((verb) => {
      const filled = url
        .replace(':clientId', own.id)
        .replace(':file', `${own.id}.css`)
        .replace(/:\w+/g, own.id)
        .replace('*', 'x/y')
      return { method: verb as 'GET', url: filled }
    }),
  )
  const others = [
    '/',
    '/employees',
    '/assets/main.js',
    '/assets/none.js',
    '/theme/default.css',
    '/theme/none.css',
    '/api/none',
    '/none',
    '/%zz',
    '/api/%00',
    '//evil.example',
    '/health/ready',
    '/favicon.ico',
  ]
  return [
    ...routes,
    ...others.flatMap((url) => ['GET', 'POST', 'HEAD', 'OPTIONS'].map((method) => ({ method: method as 'GET', url }))),
  ]
}

/** Response headers and content policy of every route: pages, assets, errors, theme, storage, API. */
export const headers: Job<World> = {
  name: 'headers',
  floor: (world) => 3 * world.operations.length,
  async run(world, tally) {
    const caller = await createCaller(world, { home: world.clients.own, permissions: 'all' })
    const images = await world.send({ url: `/api/portal/get-logo?clientId=${caller.home.id}` })
    const image = images.json<{ url: string }>().url
    const foreignOrigin = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    for (const request of [...addresses(world), { method: 'GET' as const, url: image }]) {
      const { url } = request
      const ways = {
        visitor: request,
        browser: { ...request, headers: { accept: 'text/html' } },
        'signed in': as(caller, { ...request, headers: { 'ssp-client': caller.home.id } }),
        'another site': { ...request, headers: foreignOrigin },
      }
      for (const [who, sent] of Object.entries(ways)) {
        const response = await world.send(sent)
        const fault =
          headerFault(url, response) ?? (response.statusCode >= 500 ? 'returned 5xx' : internalsIn(response))
        tally.judge(fault && `${String(request.method)} ${url} as ${who}: ${fault}`)
        const isWrite = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(String(request.method))
        if (who === 'another site' && isWrite)
          tally.check(
            response.statusCode === 403 || response.statusCode === 404,
            `${url}: another site may write (${response.statusCode})`,
          )
      }
    }
    tally.add('routes', world.routes.length)
    await removeCallers(world, [caller])
  },
}

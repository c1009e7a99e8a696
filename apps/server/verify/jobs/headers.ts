import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { contentPolicy } from '../../src/http/hardening.ts'
import { internalsIn } from '../oracles/answer.ts'
import type { Job } from '../tally.ts'
import { as, makeCaller, removeCallers } from '../world/callers.ts'
import type { World } from '../world/world.ts'

const REQUIRED: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-frame-options': /./,
}
const TELLTALES = ['x-powered-by', 'server']

// Stored files answer with a policy of their own: nothing runs, nothing loads, no origin (security.md 3.2, Images).
const STORED_FILE = /^default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox;/

function policyFault(policy: string): string | undefined {
  if (STORED_FILE.test(policy)) return undefined
  if (/unsafe-inline|unsafe-eval|\*|https?:/.test(policy)) return `policy allows too much: ${policy}`
  const given = new Map(policy.split(';').map((part) => [part.trim().split(' ')[0] ?? '', part.trim()]))
  const missing = Object.entries(contentPolicy([])).find(
    ([name, values]) => given.get(name) !== [name, ...values].join(' '),
  )
  return missing && `policy lacks ${missing[0]}: ${policy}`
}

/** What is wrong with the headers of an answer, or undefined. */
export function headerFault(url: string, answer: LightMyRequestResponse): string | undefined {
  const { headers, statusCode } = answer
  const wrong = Object.entries(REQUIRED).find(([name, form]) => !form.test(String(headers[name] ?? '')))
  if (wrong) return `${wrong[0]} is ${String(headers[wrong[0]])}`
  const told = TELLTALES.find((name) => name in headers)
  if (told) return `tells ${told}: ${String(headers[told])}`
  const isApi = url.startsWith('/api/') && !(url.startsWith('/api/storage/') && statusCode === 200)
  if (isApi && headers['cache-control'] !== 'no-store') return `cache-control is ${String(headers['cache-control'])}`
  if ('access-control-allow-origin' in headers) return 'lets another origin read'
  return policyFault(headers['content-security-policy'] ?? '')
}

// Every route as it was registered, with something in place of its parameters, and what is no route at all.
function addresses(world: World): (InjectOptions & { url: string })[] {
  const { own } = world.places
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
    const caller = await makeCaller(world, { home: world.places.own, permissions: 'all' })
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
      for (const [who, asked] of Object.entries(ways)) {
        const answer = await world.send(asked)
        const fault = headerFault(url, answer) ?? (answer.statusCode >= 500 ? 'answered 5xx' : internalsIn(answer))
        tally.judge(fault && `${String(request.method)} ${url} as ${who}: ${fault}`)
        const isWrite = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(String(request.method))
        if (who === 'another site' && isWrite)
          tally.check(
            answer.statusCode === 403 || answer.statusCode === 404,
            `${url}: another site may write (${answer.statusCode})`,
          )
      }
    }
    tally.add('routes', world.routes.length)
    await removeCallers(world, [caller])
  },
}

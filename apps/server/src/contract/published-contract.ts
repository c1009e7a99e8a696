import type { FastifyInstance } from 'fastify'
import type { Contract, ContractParameter, ContractPath } from './load-contract.ts'
import { isSelector } from './query-constraint.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

function withoutConstants<T extends { parameters?: ContractParameter[] }>({ parameters, ...owner }: T) {
  const kept = parameters?.filter((parameter) => !isSelector(parameter) || parameter['x-ssp-selects'])
  return { ...owner, ...(kept && { parameters: kept }) }
}

function plainPath(path: ContractPath) {
  const operations = METHODS.flatMap((method) => (path[method] ? [[method, withoutConstants(path[method])]] : []))
  return { ...withoutConstants(path), ...Object.fromEntries(operations) }
}

/**
 * The contract for generators that know only OpenAPI: each operation of `/path#name` has the address `/path:name`, which
 * `plainPathResolver` resolves, and the constant query parameters that the fragment means are gone.
 */
export function publishedContract({ paths, components = {}, ...contract }: Contract): object {
  // Parameters and responses are resolved where operations name them.
  const { schemas, headers, securitySchemes } = components
  return {
    ...contract,
    paths: Object.fromEntries(Object.entries(paths).map(([key, path]) => [key.replace('#', ':'), plainPath(path)])),
    components: { schemas, headers, securitySchemes },
  }
}

/** In every response below `/api`: the version of the contract. */
export const CONTRACT_HEADER = 'ssp-contract-version'

/** Names the version in each response. Called before the routes are added. */
export function registerContractVersion(app: FastifyInstance, { info }: Contract): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/api/')) void reply.header(CONTRACT_HEADER, info.version)
  })
}

/** Serves it at `/api/openapi.json`, without a session. */
export function registerPublishedContract(app: FastifyInstance, contract: Contract): void {
  let text: string | undefined
  app.get('/api/openapi.json', { logLevel: 'warn' }, async (_request, reply) => {
    text ??= JSON.stringify(publishedContract(contract))
    return reply.type('application/json').send(text)
  })
}

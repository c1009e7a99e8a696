import type { FastifyInstance } from 'fastify'
import type { Contract, ContractOperation, ContractParameter, ContractPath } from './load-contract.ts'
import { isSelector } from './query-constraint.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const ABOUT = `## Two forms of one contract

The specification has calls that share a path and a method and differ by a query constant, such as \`?count=true\` or \`?function=quickCreate\`.

- **This document** is for clients of other generators. Each call has an address of its own, \`/employees/{clientId}:count\`, and the constants
  are gone. The server reads such an address as the path and query of the specification, before permissions, limits and logs see the request.
- **\`openapi/ssp.yaml\`** in the repository, from which the portal's own client is made, keeps the specification to the letter. Its path keys have
  a fragment, \`/employees/{clientId}#count\`, and required query parameters with one value. Tools that send the fragment as part of the
  address reach another call.

Operations, bodies, responses and permissions are the same in both.

## Conventions

- Every request to a path of a client names it as \`SSP-Client\`; a create sends an \`Idempotency-Key\`; a change of one record sends the \`ETag\` that it
  was read with as \`If-Match\`. All three are optional.
- Every status of 400 or more carries a \`Problem\`. A record out of the reach of the caller is absent: 404, never 403.
- Each operation names the permission that it needs. At a client with strict rights, actions need a second one.
`

function withoutConstants<T extends { parameters?: ContractParameter[] }>({ parameters, ...owner }: T) {
  const kept = parameters?.filter((parameter) => !isSelector(parameter) || parameter['x-ssp-selects'])
  return { ...owner, ...(kept && { parameters: kept }) }
}

/** The description of an operation and its permissions, as Markdown. */
function describe(operation: ContractOperation, permissions: Record<string, string>): string {
  const named = (name: string) => `\`${name}\`: ${permissions[name] ?? ''}`
  const [one = 'public', ...others] = [operation['x-ssp-permission'] ?? []].flat()
  const strict = operation['x-ssp-strict']
  const needed =
    others.length === 0
      ? [`**Needs** ${named(one)}`]
      : ['**Needs one of**', [one, ...others].map((name) => `- ${named(name)}`).join('\n')]
  const also = strict && `**With strict rights also** ${named(strict)}`
  return [operation.description, ...needed, also].filter(Boolean).join('\n\n')
}

/** The contents with an example for each type that has one. */
const withExample = <T extends object>(part: T & { content?: object }, example: unknown): T => {
  if (!part.content || example === undefined) return part
  const contents = Object.entries(part.content).map(([type, content]) => [type, { ...content, example }])
  return { ...part, content: Object.fromEntries(contents) as object }
}

function plainOperation(operation: ContractOperation, contract: Contract): ContractOperation {
  const examples = contract['x-ssp-examples']?.[operation.operationId]
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    withExample(response, examples?.responses[status]),
  ])
  return {
    ...withoutConstants(operation),
    description: describe(operation, contract['x-ssp-permissions'] ?? {}),
    ...(operation.requestBody && { requestBody: withExample(operation.requestBody, examples?.request) }),
    responses: Object.fromEntries(responses) as ContractOperation['responses'],
  }
}

function plainPath(path: ContractPath, contract: Contract) {
  const operations = METHODS.flatMap((method) =>
    path[method] ? [[method, plainOperation(path[method], contract)]] : [],
  )
  return { ...withoutConstants(path), ...Object.fromEntries(operations) }
}

/**
 * The contract for generators that know only OpenAPI: each operation of `/path#name` has the address `/path:name`, which
 * `plainPathResolver` resolves, and the constant query parameters of the fragment are removed. Descriptions name the
 * permissions, and bodies have an example.
 */
export function publishedContract(contract: Contract): object {
  const { paths, components = {}, 'x-ssp-permissions': _permissions, 'x-ssp-examples': _examples, ...rest } = contract
  // Parameters and responses are resolved where operations name them.
  const { schemas, headers, securitySchemes } = components
  return {
    ...rest,
    info: { ...rest.info, description: ABOUT },
    paths: Object.fromEntries(
      Object.entries(paths).map(([key, path]) => [key.replace('#', ':'), plainPath(path, contract)]),
    ),
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

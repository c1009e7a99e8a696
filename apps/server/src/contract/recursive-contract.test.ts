import { join } from 'node:path'
import Fastify, { type FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { bundle } from '../../../../openapi/bundle.ts'
import { registerProblems } from '../http/problems.ts'
import { bindContract } from './bind-contract.ts'
import type { Handlers } from './handlers.ts'
import { toContract } from './load-contract.ts'

const contract = toContract(await bundle(join(import.meta.dirname, '../../../../openapi/fixtures/comments.yaml')))

it('is bundled with the standard errors of each operation', () => {
  const { post } = contract.paths['/comments/{clientId}'] ?? {}
  expect(Object.keys(post?.responses ?? {}).map(Number)).toEqual([
    200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503,
  ])
  expect(post?.responses['409']?.description).toBe('Somebody was faster.')
  expect(Object.keys(contract.paths['/ping']?.get?.responses ?? {}).map(Number)).toEqual([204, 400, 429, 500, 503])
})

it('cannot be bundled when a reference leads nowhere', async () => {
  await expect(bundle(join(import.meta.dirname, '../../../../openapi/fixtures/broken.yaml'))).rejects.toThrow(/Missing/)
})

describe('a recursive schema', async () => {
  const app = Fastify()
  registerProblems(app)
  let answer: unknown
  await bindContract(app, {
    contract,
    handlers: {
      saveComment: ({ body }: FastifyRequest) => answer ?? body,
      ping: () => undefined,
    } as unknown as Handlers,
    validateResponses: true,
  })
  const nest = (text: string) => ({ text: 'a', sticky: null, replies: [{ text: 'b', replies: [{ text }] }] })
  const save = (payload: object) => app.inject({ method: 'POST', url: '/api/comments/c1', payload })

  it('validates requests at every level', async () => {
    expect((await save(nest('c'))).json()).toEqual(nest('c'))
    const rejected = await save(nest(''))
    expect(rejected.statusCode).toBe(400)
    expect(rejected.json()).toMatchObject({ fields: { 'replies.0.replies.0.text': 'This is required.' } })
  })

  it('validates responses at every level', async () => {
    answer = nest('far more than twenty characters')
    expect((await save(nest('c'))).statusCode).toBe(500)
  })
})

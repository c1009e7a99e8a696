import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { readOperations } from '../contract/operations.ts'
import { contextOfNames } from './context-of-names.ts'
import { corpusOf } from './corpus.ts'

const operations = readOperations(loadConfig({}).contractFile)
const corpus = (id: string) => {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(`The contract has no ${id}.`)
  return [...corpusOf(operation, contextOfNames, ["'"])]
}

describe('the corpus', () => {
  it('begins with a request that works', () => {
    const { client } = contextOfNames.records
    expect(corpus('listTeams')[0]).toMatchObject({
      path: { clientId: client },
      query: {},
      headers: { 'ssp-client': client },
    })
  })

  it('has each text in each place of path, query, header and body, and all else right', () => {
    const { client, team } = contextOfNames.records
    const right = { path: { clientId: client, teamId: team }, headers: { 'ssp-client': client } }
    expect(corpus('listTeams')).toContainEqual(expect.objectContaining({ query: { search: "'" } }))
    expect(corpus('renameTeam').slice(1)).toMatchObject([
      { ...right, body: { label: "'" } },
      { ...right, path: { clientId: client, teamId: "'" } },
      { ...right, headers: { 'ssp-client': "'" } },
      { ...right, headers: { 'ssp-client': client, 'if-match': "'" } },
    ])
  })

  it('reaches the texts inside of a text that holds JSON', () => {
    expect(corpus('saveTheme').map(({ body }) => body)).toContainEqual({ theme_colours: '{"primary":"\'"}' })
  })
})

describe('the requests of a seed', () => {
  const digestOf = async (seed: number) => {
    const program = join(import.meta.dirname, 'digest.ts')
    return (await promisify(execFile)(process.execPath, ['--conditions=@ssp/source', program, String(seed)])).stdout
  }

  it('are the same in two processes, and others for another seed', async () => {
    const [first, second, other] = await Promise.all([digestOf(7), digestOf(7), digestOf(8)])
    expect(first).toMatch(/^[0-9a-f]{64}\n$/)
    expect(second).toBe(first)
    expect(other).not.toBe(first)
  })
})

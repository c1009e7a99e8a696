import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadContract } from './load-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'ssp-contract-'))
const root = join(folder, 'root.yaml')
const write = (path: string) => {
  writeFileSync(root, `openapi: 3.1.0\npaths:\n  ${path}: { $ref: 'paths/a.yaml#/thing' }\n`)
}

mkdirSync(join(folder, 'paths'))
writeFileSync(join(folder, 'paths/a.yaml'), 'thing: { get: { operationId: a } }\n')

afterAll(() => rmSync(folder, { recursive: true }))

test('resolves references, and gives the same when nothing changed', async () => {
  write('/one')
  const contract = { openapi: '3.1.0', paths: { '/one': { get: { operationId: 'a' } } } }
  expect(await loadContract(root)).toEqual(contract)
  expect(await loadContract(root)).toEqual(contract)
})

test('sees a change of any of its files', async () => {
  write('/two')
  expect(Object.keys((await loadContract(root)).paths)).toEqual(['/two'])
  writeFileSync(join(folder, 'paths/a.yaml'), 'thing: { get: { operationId: b } }\n')
  expect((await loadContract(root)).paths['/two']?.get?.operationId).toBe('b')
})

test('names a reference that leads nowhere or in a circle', async () => {
  writeFileSync(join(folder, 'paths/a.yaml'), 'other: {}\n')
  await expect(loadContract(root)).rejects.toThrow(/refers to .*a\.yaml#\/thing, which does not exist/)
  writeFileSync(join(folder, 'paths/a.yaml'), "thing: { $ref: '#/thing' }\n")
  await expect(loadContract(root)).rejects.toThrow(/in a circle/)
})

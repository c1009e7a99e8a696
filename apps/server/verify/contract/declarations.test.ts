import { expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { checkDeclarations } from './declarations.ts'
import { readOperations, type Operation, type Schema } from './operations.ts'

const pattern = '^[0-9a-f]{8}-[0-9a-f]{4}'
const operationOf = (schema: Schema, body?: Schema): Operation => ({
  id: 'moveTask',
  method: 'POST',
  path: '/tasks/{taskId}',
  access: 'session',
  affects: [],
  parameters: [{ name: 'taskId', in: 'path', required: true, schema }],
  ...(body && { body }),
  responses: new Map(),
})

it('holds for the contract', () => {
  expect(() => checkDeclarations(readOperations(loadConfig({}).contractFile))).not.toThrow()
})

it('names an id without a record, and a kind without a fixture', () => {
  const ids: Schema = { type: 'array', items: { type: 'string', pattern } }
  const body: Schema = { type: 'object', properties: { teamIds: { ...ids, 'x-ssp-record': 'team' }, boardIds: ids } }
  expect(() => checkDeclarations([operationOf({ pattern }, body)], [])).toThrow(
    /moveTask: path\.taskId has no x-ssp-record\n +moveTask: body\.boardIds has no x-ssp-record$/,
  )
  expect(() => checkDeclarations([operationOf({ pattern, 'x-ssp-record': 'task' })], [])).toThrow(
    /moveTask: path\.taskId names a task, of which no fixture has one/,
  )
  expect(() => checkDeclarations([], ['moveTask'])).toThrow(/moveTask has a fixture and is not in the contract/)
})

it('names an effect that is not in the vocabulary, and one of a read', () => {
  const operation = operationOf({ type: 'string' })
  expect(() =>
    checkDeclarations([{ ...operation, affects: ['removes teams', 'clears teams', 'removes audit-log'] }], []),
  ).toThrow(/:\n +moveTask: x-ssp-affects has no “clears teams”\n +moveTask: x-ssp-affects has no “removes audit-log”$/)
  expect(() => checkDeclarations([{ ...operation, method: 'GET', affects: ['removes teams'] }], [])).toThrow(
    /moveTask: a read affects nothing/,
  )
})

// Prints the hash of the requests of the fuzz for a seed: node --conditions=@ssp/source verify/fuzz/digest.ts 7
import { createHash } from 'node:crypto'
import { mock } from 'node:test'
import * as fc from 'fast-check'
import { loadConfig } from '../../src/config.ts'
import { readOperations } from '../contract/operations.ts'
import { addressOf, draft } from '../contract/requests.ts'
import { seedIds } from '../world/ids.ts'
import { requestsOf } from './arbitrary.ts'
import { contextOfNames } from './context-of-names.ts'
import { corpusOf, SHARP } from './corpus.ts'

const seed = Number(process.argv[2])
seedIds(seed)
// Some requests name a day around today.
mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-24') })

const hash = createHash('sha256')
for (const operation of readOperations(loadConfig({}).contractFile)) {
  const random = fc.sample(requestsOf(operation, draft(operation, contextOfNames)), { seed, numRuns: 10 })
  for (const { path, query, headers, body } of [...corpusOf(operation, contextOfNames, SHARP), ...random])
    hash.update(JSON.stringify([addressOf({ operation, path, query, headers }), headers, body]))
}
console.log(hash.digest('hex'))

import { setImmediate as nextTurn } from 'node:timers/promises'
import { draft, requestOf } from '../contract/requests.ts'
import { as } from '../world/callers.ts'
import type { World } from '../world/world.ts'
import type { Side } from './sides.ts'

/** Every export of a client's data. Its file is written when its address is opened. */
export const EXPORTS: readonly string[] = [
  'exportDocument',
  'exportEmployees',
  'exportIncidents',
  'exportSelected',
  'exportSurvey',
  'getPayslipErrorReport',
]

/** Operations of the contract that write a file of records. */
export const exportsOf = ({ operations }: World): string[] =>
  operations.map(({ id }) => id).filter((id) => /^export|Report$/.test(id))

/** Asks for an export and opens it. @returns the status of the download, else of the request that failed. */
export async function writeExport(world: World, { caller, records }: Side, id: string): Promise<number> {
  const operation = world.operations.find((one) => one.id === id)
  if (!operation) throw new Error(`The contract has no ${id}`)
  const request = requestOf(draft(operation, { records, caller, sibling: world.clients.sibling }))
  const signed = await world.send(as(caller, request))
  if (signed.statusCode !== 200) return signed.statusCode
  const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? ''
  const opened = await world.send({ url: signed.json<{ url: string }>().url, headers: { cookie } })
  await nextTurn() // the stream of the file closes after the response has ended
  return opened.statusCode
}

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { repositoryRoot, sources } from '../paths.ts'

/** A parameter of an operation, references resolved. */
export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema?: { const?: unknown }
}

/** JSON schemas by content type. */
type ContractContent = Record<string, { schema: object }>

/** An operation of the contract, references resolved. */
export interface ContractOperation {
  operationId: string
  parameters?: ContractParameter[]
  requestBody?: { required?: boolean; content: ContractContent }
  responses: Record<string, { description?: string; content?: ContractContent }>
  'x-ssp-permission'?: string | string[]
}

/** The contract as one document without references. */
export interface Contract {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, ContractPath>
}

/** The operations of a path, and the parameters they share. */
interface ContractPath extends Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', ContractOperation>> {
  parameters?: ContractParameter[]
}

const cache = join(repositoryRoot, 'node_modules/.cache/ssp-server')
const hashOf = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** Changes with every file that says what the contract is, and with how they are read. */
function fingerprint(rootFile: string): string {
  const folder = dirname(rootFile)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
  const files = names.toSorted().map((name) => join(folder, name))
  const reader = join(sources, 'contract/resolve-contract.ts')
  return hashOf(...[...files, reader].flatMap((file) => [file, readFileSync(file)]))
}

function readKept(file: string, key: string): Contract | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { key: string; contract: Contract }
    return kept.key === key ? kept.contract : undefined
  } catch {
    return undefined
  }
}

function keep(file: string, key: string, contract: Contract): void {
  try {
    mkdirSync(cache, { recursive: true })
    // Written aside and renamed, because several processes may start at once.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, JSON.stringify({ key, contract }))
    renameSync(draft, file)
  } catch {
    // An installation that cannot be written to reads the YAML at each start.
  }
}

/**
 * Reads the contract from its split files, every `$ref` resolved. Reading YAML takes a third of a second, so what
 * came of it is kept until a file changes.
 * @throws Error naming a reference that leads nowhere or in a circle.
 */
export async function loadContract(file: string): Promise<Contract> {
  const rootFile = resolve(file)
  const keptFile = join(cache, `contract-${hashOf(rootFile).slice(0, 16)}.json`)
  const key = fingerprint(rootFile)
  const kept = readKept(keptFile, key)
  if (kept) return kept
  const { resolveContract } = await import('./resolve-contract.ts')
  const contract = resolveContract(rootFile)
  keep(keptFile, key, contract)
  return contract
}

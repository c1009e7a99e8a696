import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'yaml'

/** A parameter of an operation, references resolved. */
export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema?: { const?: unknown }
}

/** An operation of the contract, references resolved. */
export interface ContractOperation {
  operationId: string
  parameters?: ContractParameter[]
  requestBody?: { required?: boolean }
  responses: Record<string, unknown>
  'x-ssp-permission'?: string | string[]
}

/** The contract as one document without references. */
export interface Contract {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, ContractOperation>>
}

type Node = Record<string, unknown> | unknown[]

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function at(document: unknown, pointer: string, where: string): unknown {
  let node = document
  for (const part of pointer.split('/').filter(Boolean)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    node = isNode(node) ? (node as Record<string, unknown>)[key] : undefined
    if (node === undefined) throw new Error(`The contract refers to ${where}, which does not exist.`)
  }
  return node
}

/**
 * Reads the contract from its split files and resolves every `$ref`. A few dozen lines instead of a
 * bundler, because they run at every start.
 * @throws Error naming a reference that leads nowhere or in a circle.
 */
export function loadContract(rootFile: string): Contract {
  const documents = new Map<string, unknown>()
  const resolved = new Map<string, unknown>()

  const documentOf = (file: string): unknown => {
    if (!documents.has(file)) documents.set(file, parse(readFileSync(file, 'utf8')))
    return documents.get(file)
  }

  const follow = (ref: string, file: string, trail: string[]): unknown => {
    const [path = '', pointer = ''] = ref.split('#')
    const target = path ? resolve(dirname(file), path) : file
    const id = `${target}#${pointer}`
    if (trail.includes(id)) throw new Error(`The contract refers to ${id} in a circle.`)
    if (!resolved.has(id)) resolved.set(id, expand(at(documentOf(target), pointer, id), target, [...trail, id]))
    return resolved.get(id)
  }

  const expand = (node: unknown, file: string, trail: string[]): unknown => {
    if (Array.isArray(node)) return node.map((item) => expand(item, file, trail))
    if (!isNode(node)) return node
    const entries = Object.entries(node)
      .filter(([key]) => key !== '$ref')
      .map(([key, value]) => [key, expand(value, file, trail)] as const)
    const ref = (node as Record<string, unknown>)['$ref']
    if (typeof ref !== 'string') return Object.fromEntries(entries)
    const target = follow(ref, file, trail)
    return entries.length > 0 && isNode(target) && !Array.isArray(target)
      ? { ...target, ...Object.fromEntries(entries) }
      : target
  }

  const root = resolve(rootFile)
  const { components: _unused, ...contract } = expand(documentOf(root), root, []) as Contract & { components?: unknown }
  return contract
}

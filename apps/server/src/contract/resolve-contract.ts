import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'yaml'
import type { Contract } from './load-contract.ts'

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
 * Reads the split files of the contract and resolves every `$ref`.
 * @throws Error naming a reference that leads nowhere or in a circle.
 */
export function resolveContract(rootFile: string): Contract {
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

  const { components: _unused, ...contract } = expand(documentOf(rootFile), rootFile, []) as Contract & {
    components?: unknown
  }
  return contract
}

import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parse } from 'yaml'

const REFERENCE = /\$ref: *['"]?([^'"\s,}]+)/g

/** Whether a document has something at a JSON pointer, `''` for the whole. */
function leads(document: unknown, pointer: string): boolean {
  const names = pointer.split('/').slice(1)
  const found = names.reduce<unknown>((part, name) => {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
    return typeof part === 'object' && part !== null && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined
  }, document)
  return found !== undefined
}

/**
 * The references of a split contract that lead nowhere, in the file and in those that it refers to. Redocly names them without
 * their places, and stops at a parameter without saying anything of it.
 * @returns `openapi/paths/pay.yaml:4: ../shared/parameters.yaml#/None leads nowhere`, with paths from the working directory.
 */
export function brokenReferences(rootFile: string): string[] {
  const documents = new Map<string, unknown>()
  const faults: string[] = []
  const read = (file: string) => {
    const text = readFileSync(file, 'utf8')
    documents.set(file, parse(text))
    for (const [index, line] of text.split('\n').entries()) {
      if (line.trimStart().startsWith('#')) continue
      for (const [, reference = ''] of line.matchAll(REFERENCE)) {
        const [path = '', pointer = ''] = reference.split('#')
        const target = path === '' ? file : resolve(dirname(file), path)
        if (!documents.has(target) && existsSync(target)) read(target)
        if (!leads(documents.get(target), pointer))
          faults.push(`${relative('', file)}:${index + 1}: ${reference} leads nowhere`)
      }
    }
  }
  read(resolve(rootFile))
  return faults
}

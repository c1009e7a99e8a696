import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** Writes figures of a command between `<!-- name -->` and `<!-- /name -->` of a page; the rest belongs to people. */
export function writeFigures(file, name, text) {
  const path = join(root, file)
  const page = readFileSync(path, 'utf8')
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} lacks the markers ${start} and ${end}.`)
  writeFileSync(path, `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`)
}

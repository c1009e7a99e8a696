// Entries that are data, such as `./routes`, are read by a server too: a module that begins with "use client" is a reference there.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const DIRECTIVE = /^["']use client["'];?\s*/

/** The built module and what it imports at once; not what it loads with `import()`. */
export function atOnce(file: string, found = new Set<string>()) {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'"();]*["'](\.[^"']+)["']/gm)
  for (const [, path = ''] of imports) atOnce(join(dirname(file), path), found)
  return found
}

/** Files of the built entry that a server can not read, because they begin with "use client". */
export const clientFiles = (entry: string) =>
  [...atOnce(entry)].filter((file) => DIRECTIVE.test(readFileSync(file, 'utf8')))

/** Takes "use client" from the built entry and its imports; the pages that it loads later keep theirs. */
export function openToServers(entry: string) {
  for (const file of clientFiles(entry)) writeFileSync(file, readFileSync(file, 'utf8').replace(DIRECTIVE, ''))
}

import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. `mkdir` of Node with `recursive` never returns where the system answers that a folder is missing
 * although it is there, as below `/proc`.
 * @throws what the system says.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have made it in between.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

// Loaded before a mutant's run (`--import`): changes one line of the server's source as it is read.
import { registerHooks } from 'node:module'
import type { Mutant, Trial } from './mutants.ts'

const trial = JSON.parse(process.env['SSP_MUTANT'] ?? 'null') as Trial | null

function changed(text: string, { line, from, to }: Mutant): string {
  const lines = text.split('\n')
  if (lines[line - 1] !== from) throw new Error(`The mutant of line ${line} no longer fits.`)
  lines[line - 1] = to
  return lines.join('\n')
}

/** The source of a file or address with the mutant of this process, or undefined where it changes nothing. */
export const mutated = (file: string, source: string): string | undefined =>
  trial && 'file' in trial && file.endsWith(`/server/src/${trial.file}`) ? changed(source, trial) : undefined

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('.ts')) return loaded
    const source =
      typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString()
    const now = mutated(url, source)
    return now === undefined ? loaded : { ...loaded, source: now }
  },
})

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

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!trial || !('file' in trial) || !url.endsWith(`/src/${trial.file}`)) return loaded
    const source =
      typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString()
    return { ...loaded, source: changed(source, trial) }
  },
})

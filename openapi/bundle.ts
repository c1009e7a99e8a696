import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brokenReferences } from './references.ts'

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const config = fileURLToPath(new URL('../redocly.yaml', import.meta.url))
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/**
 * Joins the split files of a contract into one document with its components; every `$ref` points into the document.
 * @throws Error with file and line of each reference that leads nowhere, or with the message of Redocly.
 */
export async function bundle(rootFile: string): Promise<unknown> {
  const broken = brokenReferences(rootFile)
  if (broken.length > 0) throw new Error(broken.join('\n'))
  const args = [redocly, 'bundle', rootFile, '--config', config, '--ext', 'json']
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 })
    return JSON.parse(stdout)
  } catch (error) {
    throw new Error((error as { stderr?: string }).stderr, { cause: error })
  }
}

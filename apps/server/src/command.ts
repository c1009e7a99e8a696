import { inspect, parseArgs, type ParseArgsConfig } from 'node:util'
import { OperatorError } from './operator-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads the options of the command line. `--help` prints the usage and ends the process.
 * @throws OperatorError with the usage for an unknown option or argument.
 */
export function readOptions<const Given extends Options>(usage: string, options: Given) {
  const help = { help: { type: 'boolean', short: 'h' } } as const
  const read = () => parseArgs({ options: { ...options, ...help } }).values
  let values: ReturnType<typeof read>
  try {
    values = read()
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
  if (!('help' in values) || !values.help) return values
  process.stdout.write(`${usage}\n`)
  return process.exit(0)
}

/** The level of an error that ends the process, as in the log. */
const FATAL = 60

/**
 * Runs a command. What it throws is printed, an operator's error without a stack, and the exit code is 1. In production
 * that is a line of JSON, like every line of the log.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const message = error instanceof OperatorError ? error.message : inspect(error)
    const isProduction = process.env['NODE_ENV'] === 'production'
    const line = isProduction ? JSON.stringify({ level: FATAL, time: Date.now(), msg: message }) : message
    process.stderr.write(`${line}\n`)
    process.exit(1)
  }
}

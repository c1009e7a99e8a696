import { inspect, parseArgs, type ParseArgsConfig } from 'node:util'
import { problemOfDatabase } from './db/database-error.ts'
import { causeOf, ProblemError } from './errors.ts'
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

/**
 * The number of an option; undefined if it is not given.
 * @throws OperatorError for anything but digits.
 */
export function countOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new OperatorError(`--${option}: must be a whole number`)
  return Number(text)
}

function messageOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  const problem = error instanceof ProblemError ? error : problemOfDatabase(error, {})
  const cause = causeOf(problem)
  if (problem?.code !== 'unavailable' || !(cause instanceof Error)) return inspect(error)
  return `The database or the store cannot be used: ${cause.message}`
}

/**
 * Runs a command. What it throws is printed, an operator's error and that of a database or store that is away without a stack, and the exit code is 1.
 * @param format makes the line of the message. Default: the message.
 */
export async function runCommand(work: () => Promise<void>, format = (message: string) => message): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${format(messageOf(error))}\n`)
    process.exit(1)
  }
}

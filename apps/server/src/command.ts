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

/**
 * Runs a command. What it throws is printed, an operator's error without a stack, and the exit code is 1.
 * @param format makes the line of the message. Default: the message.
 */
export async function runCommand(work: () => Promise<void>, format = (message: string) => message): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${format(error instanceof OperatorError ? error.message : inspect(error))}\n`)
    process.exit(1)
  }
}

import { afterEach, expect, it, vi } from 'vitest'
import { runCommand } from './command.ts'
import { problem } from './errors.ts'
import { OperatorError } from './operator-error.ts'

afterEach(() => void vi.restoreAllMocks())

/** What a command prints whose work throws this. */
async function printedFor(error: Error): Promise<string> {
  const printed: unknown[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(printed.push(text)))
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never)
  await runCommand(async () => {
    throw error
  })
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  return printed.join('')
}

it.each([
  [new OperatorError('PORT: 80 is in use.'), 'PORT: 80 is in use.\n'],
  [
    new Error('Connection terminated unexpectedly'),
    'The database or the store cannot be used: Connection terminated unexpectedly\n',
  ],
  [
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    'The database or the store cannot be used: terminating connection due to administrator command\n',
  ],
  [
    Object.assign(new Error('too many connections for database "k"'), { code: '53300' }),
    'The database or the store cannot be used: too many connections for database "k"\n',
  ],
  [
    problem('unavailable', { cause: new Error('Cannot write file', { cause: new Error('connect ECONNREFUSED') }) }),
    'The database or the store cannot be used: connect ECONNREFUSED\n',
  ],
])('%s needs no stack', async (error, line) => {
  expect(await printedFor(error)).toBe(line)
})

it('a fault of the program is printed with its stack', async () => {
  expect(await printedFor(new TypeError('no'))).toMatch(/^TypeError: no\n\s+at /)
})

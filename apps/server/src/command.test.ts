import { afterEach, expect, it, vi } from 'vitest'
import { runCommand } from './command.ts'
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
    'The connection to the database was lost: Connection terminated unexpectedly\n',
  ],
  [
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    'The connection to the database was lost: terminating connection due to administrator command\n',
  ],
])('%s needs no stack', async (error, line) => {
  expect(await printedFor(error)).toBe(line)
})

it('a fault of the program is printed with its stack', async () => {
  expect(await printedFor(new TypeError('no'))).toMatch(/^TypeError: no\n\s+at /)
})

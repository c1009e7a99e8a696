import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { measureProcessorTime } from './processor-time.mjs'

/** Computes until the process has used a second. */
const busy = 'while (process.cpuUsage().user < 1e6) for (let i = 0; i < 1e6; i++);'
/** Starts it through a process that does not wait for it, as a browser does, and waits for its end by a pipe. */
const orphan = `
  const { spawn } = require('node:child_process')
  const inner = 'setTimeout(() => { ${busy} }, 1500)'
  const outer = "require('node:child_process').spawn(process.execPath, ['-e', process.argv[1]], { stdio: ['ignore', 'inherit', 'ignore'], detached: true }).unref(); setTimeout(() => {}, 1000)"
  spawn(process.execPath, ['-e', outer, inner], { stdio: ['ignore', 'pipe', 'ignore'] }).stdout.resume()
`

test.runIf(existsSync('/proc/self/stat')).each([
  ['a process', busy],
  ['a descendant that was not waited for', orphan],
])('the processor time of %s counts', async (_, source) => {
  const time = measureProcessorTime()
  const child = spawn(process.execPath, ['-e', source], { stdio: 'inherit' })
  time.add(child.pid)
  await once(child, 'exit')
  const seconds = time.end()
  expect(seconds).toBeGreaterThan(0.7)
  expect(seconds).toBeLessThan(3)
})

test('what was not started costs nothing', () => {
  expect(measureProcessorTime().end()).toBe(existsSync('/proc/self/stat') ? 0 : null)
})

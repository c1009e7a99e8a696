import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { measureProcessorTime } from './processor-time.mjs'

/** Writes its id and its parent's; when something is written to it, computes until it has used a second, says so and waits. */
const work = `
  process.stdin.once('data', () => {
    while (process.cpuUsage().user < 1e6) for (let i = 0; i < 1e6; i++);
    console.log('done')
  })
  console.log(process.pid + ' ' + process.ppid)
`
/** Starts the work, its first argument, through a process that can end before it. */
const through = `
  const { spawn } = require('node:child_process')
  const between = "require('node:child_process').spawn(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit', detached: true })"
  spawn(process.execPath, ['-e', between, process.argv[1]], { stdio: 'inherit' })
  setInterval(() => {}, 1e6)
`

test.runIf(existsSync('/proc/self/stat')).each([
  ['a process', work],
  ['a descendant whose parent ended without waiting for it', through],
])('the processor time of %s counts', async (_, source) => {
  const time = measureProcessorTime()
  const child = spawn(process.execPath, ['-e', source, work], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  const [ids] = await once(lines, 'line')
  const [worker, parent] = ids.split(' ').map(Number)
  // It looks when a process is added and at the end: what happens in between is not lost, however slow the machine is.
  time.add(child.pid)
  if (worker !== child.pid) process.kill(parent, 'SIGKILL')
  child.stdin.write('\n')
  await once(lines, 'line')
  const seconds = time.end()
  for (const pid of new Set([worker, child.pid])) process.kill(pid, 'SIGKILL')
  expect(seconds).toBeGreaterThan(0.9)
  expect(seconds).toBeLessThan(3)
})

test('what was not started costs nothing', () => {
  expect(measureProcessorTime().end()).toBe(existsSync('/proc/self/stat') ? 0 : null)
})

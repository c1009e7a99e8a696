import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPlaywright } from './test-reports.mjs'

test('a server of browser tests that does not start is a failed test with what it logged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ssp-reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [file, serverLog] = ['report.json', 'server.log'].map((name) => join(folder, name))
  writeFileSync(serverLog, 'packages, packed: ended after 12.1 s\n')
  const report = {
    config: { metadata: { serverLog } },
    suites: [],
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    errors: [{ message: '\u001b[31mError: Timed out waiting 300000ms from config.webServer.\u001b[39m' }],
  }
  writeFileSync(file, JSON.stringify(report))
  expect(readPlaywright(file)).toEqual({
    passed: 0,
    failed: 1,
    tests: [
      {
        name: 'outside of the tests',
        seconds: 0,
        error: 'Error: Timed out waiting 300000ms from config.webServer.\n    packages, packed: ended after 12.1 s',
      },
    ],
  })
})

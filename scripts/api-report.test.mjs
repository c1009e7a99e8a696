import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { reportEntries } from './api-report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'ssp-declarations-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The report of an entry that exports a function of a type which it does not export. */
function report(property) {
  const file = join(folder, 'index.d.ts')
  writeFileSync(join(folder, 'options.d.ts'), `export interface Options {\n  ${property}\n}\n`)
  writeFileSync(
    file,
    `import type { Options } from './options'\nexport declare function openFile(options: Options): void;\n`,
  )
  return reportEntries([{ name: 'probe', file }], folder)[0]
}

test('a report has the types that an exported one uses, without comments', () => {
  expect(report('/** Title of the window. */\n  title: string;')).toBe(
    'export function openFile(options: Options): void;\n\ninterface Options {\n    title: string;\n}',
  )
})

test('a changed type of a property changes the report', () => {
  expect(report('title: string;')).not.toBe(report('title?: string;'))
})

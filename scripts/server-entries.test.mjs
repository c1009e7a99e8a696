import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clientFiles, openToServers } from './server-entries.ts'

test('a server reads the routes of a package, and the pages that they load stay in the browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ssp-entries-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name) => join(folder, name)
  const write = (name, code) => writeFileSync(file(name), `"use client";\n${code}`)
  write(
    'routes.js',
    'import {\n  tabs\n} from "./tabs.js";\nimport "./effect.js";\nexport const routes = tabs.map(() => import("./page.js"));\n',
  )
  write('tabs.js', 'export const tabs = [];\n')
  write('effect.js', 'export {};\n')
  write('page.js', 'export const Page = () => null;\n')

  expect(clientFiles(file('routes.js'))).toEqual(['routes.js', 'tabs.js', 'effect.js'].map(file))
  openToServers(file('routes.js'))
  expect(clientFiles(file('routes.js'))).toEqual([])
  expect(clientFiles(file('page.js'))).toEqual([file('page.js')])
  expect(readFileSync(file('tabs.js'), 'utf8')).toBe('export const tabs = [];\n')
})

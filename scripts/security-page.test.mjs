import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

const page = readFileSync(`${root}/docs/security.md`, 'utf8')
const findings = page.split('\n').filter((row) => /^\| \d+ \|/.test(row))
const sectionOf = (title) => new RegExp(`^## ${title}\\n(.*?)^## `, 'ms').exec(page)[1]
const rules = ['Rules after a second attack', 'Anonymity']
  .map(sectionOf)
  .join('\n\n')
  .split('\n\n')
  .map((rule) => rule.trim().replaceAll('\n', ' '))
  .filter((rule) => rule.startsWith('**'))

test('every finding of docs/security.md is there once', () => {
  expect(findings.map((row) => Number(row.split('|')[1]))).toEqual(Array.from({ length: 22 }, (_, n) => n + 1))
})

test.each([...findings, ...rules])('the tests exist: %s', (row) => {
  const files = [...row.matchAll(/`([\w./-]+\.test\.m?[jt]s)`: ((?:“[^”]+”(?:; )?)+)/g)]
  expect(files.length).toBeGreaterThan(0)
  for (const [, file, names] of files) {
    const path = [`${root}/${file}`, `${root}/apps/server/src/${file}`].find((one) => existsSync(one))
    const text = path && readFileSync(path, 'utf8')
    for (const [, name] of names.matchAll(/“([^”]+)”/g)) expect(text, `${file}: ${name}`).toContain(name)
  }
})

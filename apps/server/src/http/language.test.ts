import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { GERMAN } from '../errors.de.ts'
import { problem } from '../errors.ts'
import { inLanguage, registerLanguage } from './language.ts'
import { registerProblems } from './problems.ts'

const texts = Object.entries(GERMAN)
const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, '<$1>')

test('each text is translated with its values', () => {
  for (const [english, german] of texts) {
    expect(valuesIn(german), english).toEqual(valuesIn(english))
    expect(inLanguage(filled(english), 'de')).toBe(filled(german))
    expect(inLanguage(filled(english), 'en')).toBe(filled(english))
  }
})

test('a text of another source stays as it is', () =>
  expect(inLanguage('Length Required', 'de')).toBe('Length Required'))

test('the catalogue has no text that the server does not write', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', 'errors.de.ts'] })
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const longestPart = (text: string) => text.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? ''
  expect(texts.map(([english]) => english).filter((text) => !source.includes(longestPart(text)))).toEqual([])
})

async function server() {
  const app = Fastify()
  registerProblems(app)
  registerLanguage(app)
  app.get('/taken', async () => {
    throw problem('conflict', { fields: { label: 'A role with this name exists already.' } })
  })
  app.get('/rejected', async () => ({ success: false, message: "Current password doesn't match" }))
  app.get('/record', async () => ({ message: 'This is required.' }))
  return app
}

test.each([
  ['de-AT, en;q=0.5', 'de', 'Dies gibt es bereits.', 'Eine Rolle mit diesem Namen gibt es bereits.'],
  ['fr, de;q=0.2', 'de', 'Dies gibt es bereits.', 'Eine Rolle mit diesem Namen gibt es bereits.'],
  ['en, de;q=0.9', 'en', 'This already exists.', 'A role with this name exists already.'],
  ['fr', 'en', 'This already exists.', 'A role with this name exists already.'],
  ['*', 'en', 'This already exists.', 'A role with this name exists already.'],
  ['\u0000;;q=,', 'en', 'This already exists.', 'A role with this name exists already.'],
])('an error follows Accept-Language: %j is %s', async (header, language, message, label) => {
  const response = await (await server()).inject({ url: '/taken', headers: { 'accept-language': header } })
  expect(response.headers['content-language']).toBe(language)
  expect(response.json()).toMatchObject({ code: 'conflict', message, fields: { label } })
})

test('without Accept-Language the texts are those of the specification', async () => {
  const response = await (await server()).inject('/taken')
  expect(response.json()).toMatchObject({ message: 'This already exists.' })
})

test('the reason of an unsuccessful response is translated, the message of a record is not', async () => {
  const app = await server()
  const headers = { 'accept-language': 'de' }
  const rejected = await app.inject({ url: '/rejected', headers })
  expect(rejected.json()).toEqual({ success: false, message: 'Das aktuelle Passwort stimmt nicht' })
  const record = await app.inject({ url: '/record', headers })
  expect(record.json()).toEqual({ message: 'This is required.' })
})

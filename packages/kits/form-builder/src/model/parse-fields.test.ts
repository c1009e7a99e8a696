import { expect, test } from 'vitest'
import { MAX_FIELDS, MAX_TEXT, newField, newFieldId, PALETTE_TYPES } from './field-types'
import { parseFields } from './parse-fields'
import { isSafeUrl } from './urls'

const parse = (...fields: object[]) => parseFields(JSON.stringify(fields))
const codes = (...fields: object[]) => {
  const parsed = parse(...fields)
  return parsed.ok ? [] : parsed.errors.map(({ code }) => code)
}
const text = (id: number, more: object = {}) => ({ id, name: 'Textfield', type: 'text', label: `Q${id}`, ...more })

test.each(PALETTE_TYPES)('a new %s fits', (type) => {
  const field = newField(type, 7)
  expect(parse(field)).toEqual({ ok: true, fields: [field] })
})

test('defaults of the palette', () => {
  expect(newField('range', 1).slider).toEqual({ min: 0, max: 100, step: 1 })
  expect(newField('header', 1).size).toBe('Large')
  expect(newField('checkbox', 1).options).toEqual([])
})

test('an id is drawn again while a field has it, and is never 0', () => {
  const draws = [0, 0, 0.5]
  expect(newFieldId([newField('text', 1)], () => draws.shift() ?? 0)).toBe(500_000_001)
})

test.each([
  ['notJson', '{'],
  ['notList', '{}'],
  ['notList', 'null'],
  ['tooLarge', `"${'x'.repeat(1_100_000)}"`],
  ['tooMany', JSON.stringify(Array.from({ length: MAX_FIELDS + 1 }, (_, index) => text(index + 1)))],
])('%s', (code, json) => {
  expect(parseFields(json)).toEqual({ ok: false, errors: [{ code }] })
})

test.each([
  ['notObject', 7],
  ['type', { id: 1, name: '', type: 'script' }],
  ['type', { id: 1, name: '', type: 'constructor' }],
  ['id', text(0)],
  ['id', text(1.5)],
  ['id', text(1e9 + 1)],
  ['label', text(1, { label: 'x'.repeat(MAX_TEXT + 1) })],
  ['label', text(1, { label: { toString: 'x' } })],
  ['value', text(1, { value: { a: 1 } })],
  ['options', { id: 1, name: '', type: 'radio' }],
  ['options', { id: 1, name: '', type: 'radio', options: ['a', 'a'] }],
  ['options', { id: 1, name: '', type: 'radio', options: [{ code: 'a', label: 'A' }] }],
  ['options', { id: 1, name: '', type: 'select', options: ['a'] }],
  ['options', { id: 1, name: '', type: 'radio', options: ['a\0'] }],
  ['label', text(1, { label: 'a\ud800' })],
  ['options', { id: 1, name: '', type: 'checkbox', options: Array.from({ length: 201 }, (_, index) => `${index}`) }],
  ['slider', { id: 1, name: '', type: 'range', slider: { min: 5, max: 5, step: 1 } }],
  ['slider', { id: 1, name: '', type: 'range', slider: { min: 0, max: 5, step: 0 } }],
  ['url', { id: 1, name: '', type: 'img', url: 'javascript:alert(1)' }],
  [
    'images',
    { id: 1, name: '', type: 'banner', images: [{ name: '', url: '', link: '', linkType: 'other', position: 0 }] },
  ],
])('%s is wrong in %j', (code, field) => {
  expect(codes(field as object)).toEqual([code])
})

test('a condition refers to an earlier question only', () => {
  const showIf = (fieldId: number) => ({ showIf: { fieldId, operator: 'answered' } })
  expect(codes(text(1), text(2, showIf(1)))).toEqual([])
  expect(codes(text(1, showIf(1)))).toEqual(['showIf'])
  expect(codes(text(1, showIf(2)), text(2))).toEqual(['showIf'])
  expect(codes({ id: 1, name: '', type: 'header' }, text(2, showIf(1)))).toEqual(['showIf'])
  expect(codes(text(1), text(2, { showIf: { fieldId: 1, operator: 'equals' } }))).toEqual(['showIf'])
})

test('an id is once, and errors are bounded', () => {
  expect(codes(text(1), text(1))).toEqual(['duplicateId'])
  expect(codes(...Array.from({ length: 300 }, () => text(0)))).toHaveLength(50)
})

test('what no field has is left out', () => {
  const json =
    '[{"id":1,"name":"a","type":"text","__proto__":{"required":true},"onclick":"x","style":{"bold":true,"css":"x"}}]'
  expect(parseFields(json)).toEqual({ ok: true, fields: [{ id: 1, name: 'a', type: 'text', style: { bold: true } }] })
})

test('text with markup in it stays text, and own types of an app fit', () => {
  expect(parse(text(1, { label: '<script>alert(1)</script>' })).ok).toBe(true)
  expect(parse({ id: 1, name: 'Rating', type: 'x-rating', label: 'Rate us' }).ok).toBe(true)
})

test.each(['https://a.example/x.png', 'http://a.example', '/files/a.png'])('%s may be linked', (url) => {
  expect(isSafeUrl(url)).toBe(true)
})

test.each([
  '',
  'javascript:alert(1)',
  ' https://a.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'data:text/html,x',
  'https://',
])('%j may not', (url) => expect(isSafeUrl(url)).toBe(false))

import { expect, it } from 'vitest'
import { defaultColours } from './tenant'
import { readThemeFile, themeFileLimit, writeThemeFile } from './theme-file'

const file = (change: object = {}, colours: object = {}) =>
  JSON.stringify({ format: 'ssp-theme', version: 1, colours: { ...defaultColours, ...colours }, ...change })

it('reads what it writes', () => {
  expect(readThemeFile(writeThemeFile(defaultColours))).toMatchObject({ colours: defaultColours })
})

const { primary, ...withoutPrimary } = defaultColours

it.each([
  ['of another version', file({ version: 2 }), 'version', ['2']],
  ['of no version', file({ version: undefined }), 'version', []],
  ['of something else', JSON.stringify(defaultColours), 'format', []],
  ['that is no JSON', '{"format"', 'json', []],
  ['that is a number', '7', 'format', []],
  ['that is null', 'null', 'format', []],
  ['that is markup', '<script>alert(1)</script>', 'json', []],
  ['with markup for a colour', file({}, { primary: '"><script>alert(1)</script>' }), 'colour', ['primary']],
  ['with CSS for a colour', file({}, { accent: 'red;background:url(//evil.example)' }), 'colour', ['accent']],
  ['with an unknown entry', file({ css: '* { display: none }' }), 'unknown', ['css']],
  ['with an unknown colour', file({}, { shadow: '#000000' }), 'unknown', ['shadow']],
  ['with a prototype', file().replace('"primary"', '"__proto__"'), 'unknown', ['__proto__']],
  ['without a colour', file({ colours: withoutPrimary }), 'missing', ['primary']],
  ['without colours', file({ colours: null }), 'missing', Object.keys(defaultColours)],
  ['of a megabyte', file({}, { primary: primary.padEnd(1_000_000, '0') }), 'size', []],
])('rejects a file %s', (_what, text, error, names) => {
  expect(readThemeFile(text)).toEqual({ error, names })
})

it('shortens names, so that the message stays readable', () => {
  const found = readThemeFile(file({ ['x'.repeat(5_000)]: 1 }))
  expect(found).toEqual({ error: 'unknown', names: [`${'x'.repeat(40)}…`] })
  expect(themeFileLimit).toBeGreaterThan(10 * writeThemeFile(defaultColours).length)
})

import { defaultColours } from '@ssp/ui/theme'
import { expect, it } from 'vitest'
import { themeText, variablesOf } from '../brands'
import { parseTheme } from './parse-theme'

const lines = Object.entries(defaultColours).map(([name, colour]) => `${name}: ${colour}`)

it.each([
  ['JSON', JSON.stringify(defaultColours)],
  ['lines', lines.join('\n')],
  ['values in order', Object.values(defaultColours).join(', ').toUpperCase()],
])('reads a theme pasted as %s', (_form, text) => {
  expect(parseTheme(text)).toEqual({ colours: defaultColours })
})

it.each([
  ['{"primary"', 'This is not valid JSON.'],
  [lines.slice(1).join('\n'), 'Missing: primary.'],
  [lines.join('\n').replace('#3886c2', 'blue'), 'Not of the form #rrggbb: primary.'],
  [[...lines, 'shadow: #000000'].join('\n'), 'No colour of a theme: shadow.'],
  ['', 'Missing: primary, secondary, tertiary, accent, highlight, loginOverlay.'],
])('says what is wrong with %j', (text, error) => {
  expect(parseTheme(text)).toEqual({ error })
})

it('carries six colours in an address', () => {
  const acid = { ...defaultColours, primary: '#39ff14' }
  expect(variablesOf('default', themeText(acid))).not.toEqual(variablesOf('default'))
  expect(variablesOf('acme', themeText(defaultColours))).toEqual(variablesOf('default'))
  expect(variablesOf('acme', 'nonsense')).toEqual(variablesOf('acme'))
})

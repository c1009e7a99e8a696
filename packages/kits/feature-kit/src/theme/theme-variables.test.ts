import { contrast } from '@ssp/ui/theme'
import { expect, expectTypeOf, test } from 'vitest'
import { isThemeProperty } from './theme-properties'
import { themeVariables, type ThemeVariables } from './theme-variables'

const all: Required<ThemeVariables> = {
  colorPrimary: '#7c2d12',
  colorPrimaryForeground: 'ivory',
  colorDanger: '#b00020',
  colorSuccess: '#166534',
  colorWarning: '#f59e0b',
  colorNeutral: 'slategray',
  colorBackground: '#101418',
  colorForeground: 'light-dark(#222, #eee)',
  colorMuted: '#eee',
  colorMutedForeground: '#555',
  colorInput: '#ffffff',
  colorInputForeground: '#111',
  colorRing: 'orange',
  colorBorder: '#ccc',
  colorShadow: 'rgb(0 0 0 / 0.2)',
  colorModalBackdrop: 'rgb(0 0 0 / 0.5)',
  fontFamily: 'Georgia, serif',
  fontSize: '15px',
  borderRadius: '0',
  spacing: '18px',
}

test('each setting changes properties of the theme, and a misspelt one is a type error', () => {
  for (const [name, value] of Object.entries(all)) {
    const properties = Object.keys(themeVariables({ [name]: value }))
    expect({ name, properties }).not.toEqual({ name, properties: [] })
    expect(properties.filter((property) => !isThemeProperty(property))).toEqual([])
  }
  expectTypeOf<'colorPrimry'>().not.toExtend<keyof ThemeVariables>()
})

test('the primary colour is derived for light and dark, and others stay', () => {
  const variables = themeVariables({ colorPrimary: '#7c2d12' })
  expect(variables['--ssp-color-primary']).toMatch(/^light-dark\(#7c2d12, #\w{6}\)$/)
  expect(Object.keys(variables)).toEqual(
    expect.arrayContaining(['--ssp-color-link', '--ssp-color-primary-hover', '--ssp-color-ring']),
  )
  expect(Object.keys(variables)).not.toContain('--ssp-color-danger')
})

test.each(['#b00020', '#767676', '#777777', '#ffd400', '#000000', '#ffffff'])('a text is readable on %s', (colour) => {
  const variables = themeVariables({ colorDanger: colour, colorBackground: colour })
  for (const name of ['--ssp-color-danger-foreground', '--ssp-color-foreground'] as const)
    expect(contrast(variables[name] ?? '', colour)).toBeGreaterThanOrEqual(4.5)
})

test('what is said of a text is over what is derived, in any order', () => {
  const variables = themeVariables({ colorForeground: 'navy', colorBackground: '#101418', colorInput: '#ffffff' })
  expect(variables).toMatchObject({ '--ssp-color-foreground': 'navy', '--ssp-color-input-foreground': '#000000' })
  expect(themeVariables(all)).toMatchObject({ '--ssp-radius-card': 'calc(0px * 1.667)', '--ssp-text-md': '15px' })
})

test('a colour that a text is derived from is #rrggbb', () => {
  expect(() => themeVariables({ colorDanger: 'red' })).toThrow('colorDanger is not #rrggbb: red')
})

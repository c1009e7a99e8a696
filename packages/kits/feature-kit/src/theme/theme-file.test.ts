import { defaultColours } from '@ssp/ui/theme'
import { expect, it } from 'vitest'
import { readThemeFile, themeAppearance, themeFileLimit, writeThemeFile, type Theme } from './theme-file'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const theme: Theme = {
  name: 'Acme <b>Ltd</b>',
  colorScheme: 'dark',
  colours: defaultColours,
  variables: { '--ssp-radius-card': '0', '--ssp-color-danger': 'light-dark(#b00020, oklch(70% 0.19 25))' },
  images: { logo: pixel },
}
const file = (change: object = {}, colours: object = {}) =>
  JSON.stringify({
    format: 'ssp-theme',
    version: 2,
    ...theme,
    colours: { ...defaultColours, ...colours },
    ...change,
  })
const first = (change: object = {}) =>
  JSON.stringify({ format: 'ssp-theme', version: 1, colours: defaultColours, ...change })

it('reads what it writes', () => {
  expect(readThemeFile(writeThemeFile(theme))).toEqual(theme)
})

it('reads the first version, which had colours only', () => {
  const read = { name: '', colorScheme: 'system', colours: defaultColours, variables: {}, images: {} }
  expect(readThemeFile(first())).toEqual(read)
  expect(readThemeFile(first({ version: 2 }))).toEqual(read)
})

it('is the appearance of a provider', () => {
  const { variables, layout } = themeAppearance(theme)
  expect(layout).toEqual({ mode: 'dark' })
  expect(variables).toMatchObject({ ...theme.variables, '--ssp-color-link': expect.stringContaining('light-dark') })
})

const { primary, ...withoutPrimary } = defaultColours

it.each([
  ['of another version', file({ version: 3 }), 'version', ['3']],
  [
    'of a version that is a deep list',
    first().replace('"version":1', `"version":${'['.repeat(9_999)}${']'.repeat(9_999)}`),
    'version',
    [],
  ],
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
  ['of the first version with more', first({ images: {} }), 'unknown', ['images']],
  ['without a colour', file({ colours: withoutPrimary }), 'missing', ['primary']],
  ['without colours', file({ colours: null }), 'missing', Object.keys(defaultColours)],
  ['larger than the limit', file({}, { primary: primary.padEnd(themeFileLimit, '0') }), 'size', []],
  ['with a misspelt variable', file({ variables: { '--ssp-color-primry': 'red' } }), 'unknown', ['--ssp-color-primry']],
  ['with an unknown image', file({ images: { icon: pixel } }), 'unknown', ['icon']],
  ['with a long name', file({ name: 'x'.repeat(101) }), 'value', ['name']],
  ['with another colour scheme', file({ colorScheme: '"><img src=x>' }), 'value', ['colorScheme']],
  ['with variables in a list', file({ variables: [] }), 'value', ['variables']],
  ['with images that are a text', file({ images: 'logo' }), 'value', ['images']],
  ...[
    'url(//evil.example)',
    'image-set("//evil.example" 1x)',
    'src("//evil.example/x.png")',
    'cross-fade("evil.png", 50%)',
    'red;}*{display:none',
    '<b>',
    '',
    'x'.repeat(201),
    7,
  ].map(
    (value) =>
      [
        `with the variable ${JSON.stringify(value).slice(0, 20)}`,
        file({ variables: { '--ssp-color-nav': value } }),
        'value',
        ['--ssp-color-nav'],
      ] as const,
  ),
  ...[
    'https://evil.example/logo.png',
    'javascript:alert(1)',
    'data:text/html;base64,PGI+',
    'data:image/png;base64,A',
    'data:image/svg+xml,<svg onload="alert(1)">',
    null,
  ].map((logo) => [`with the image ${logo}`, file({ images: { logo } }), 'value', ['logo']] as const),
] as const)('rejects a file %s', (_what, text, error, names) => {
  expect(readThemeFile(text)).toEqual({ error, names })
})

it('shortens names, so that the message stays readable', () => {
  const found = readThemeFile(file({ ['x'.repeat(5_000)]: 1 }))
  expect(found).toEqual({ error: 'unknown', names: [`${'x'.repeat(40)}…`] })
})

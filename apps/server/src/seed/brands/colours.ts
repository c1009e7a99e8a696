/** Six colours, `#rrggbb`, by the names of spec 1 section 3. */
export type BrandColours = Record<
  'primary' | 'secondary' | 'tertiary' | 'accent' | 'highlight' | 'loginOverlay',
  string
>

/** The colours of every seeded client by sub-domain; also the brands of Storybook. */
export const BRAND_COLOURS = {
  acme: {
    primary: '#1450a3',
    secondary: '#5c6f8f',
    tertiary: '#0a1f44',
    accent: '#f58220',
    highlight: '#2f9e8f',
    loginOverlay: '#0b2450',
  },
  borealis: {
    primary: '#0e7c66',
    secondary: '#2b6f9e',
    tertiary: '#06262d',
    accent: '#4fd1a5',
    highlight: '#6d5bd0',
    loginOverlay: '#05303d',
  },
  cedar: {
    primary: '#b4532a',
    secondary: '#66754f',
    tertiary: '#4a2415',
    accent: '#e3a066',
    highlight: '#8f3c1a',
    loginOverlay: '#4a2415',
  },
  // The primary colour is too pale for white text and on white: tests that readable colours are derived from it.
  dune: {
    primary: '#e8c28a',
    secondary: '#a8546f',
    tertiary: '#4a1d40',
    accent: '#eeb78f',
    highlight: '#6b2d5c',
    loginOverlay: '#5b2752',
  },
} satisfies Record<string, BrandColours>

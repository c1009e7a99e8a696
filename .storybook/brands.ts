import type { RootProps } from '../packages/ui/src/root/index'
import {
  colourNames,
  colourProperty,
  colourVariables,
  contrast,
  expand,
  type TenantColours,
} from '../packages/ui/src/theme/index'

/** The brands of the toolbar: the product's default, two calm clients and three that a palette must survive. */
export const brands = {
  default: { title: 'Default', colours: {} },
  acme: {
    title: 'Acme',
    colours: {
      primary: '#0f766e',
      secondary: '#b45309',
      tertiary: '#12302e',
      accent: '#5eb5a6',
      highlight: '#c2410c',
      loginOverlay: '#12302e',
    },
  },
  borealis: {
    title: 'Borealis',
    colours: {
      primary: '#6d28d9',
      secondary: '#0e7490',
      tertiary: '#1e1147',
      accent: '#a78bfa',
      highlight: '#db2777',
      loginOverlay: '#1e1147',
    },
  },
  lemon: {
    title: 'Lemon (pale yellow)',
    colours: {
      primary: '#fff3a3',
      secondary: '#f5d90a',
      tertiary: '#fffbe0',
      accent: '#ffe66d',
      highlight: '#e8c400',
      loginOverlay: '#fff9cc',
    },
  },
  noir: {
    title: 'Noir (black)',
    colours: {
      primary: '#000000',
      secondary: '#3f3f3f',
      tertiary: '#000000',
      accent: '#9a9a9a',
      highlight: '#5c5c5c',
      loginOverlay: '#000000',
    },
  },
  neon: {
    title: 'Neon',
    colours: {
      primary: '#39ff14',
      secondary: '#ff00a8',
      tertiary: '#00e5ff',
      accent: '#faff00',
      highlight: '#ff5c00',
      loginOverlay: '#ff00a8',
    },
  },
} satisfies Record<string, { title: string; colours: Partial<TenantColours> }>

/** The custom properties of a brand of the toolbar. */
export const variablesOf = (brand: Brand): RootProps['variables'] =>
  brand === 'wireframe' ? wireframe() : colourVariables(brands[brand].colours)

export type Brand = keyof typeof brands | 'wireframe'

/** The grey of the same luminance, so that the wireframe keeps every contrast of the theme. */
function grey(colour: string): string {
  if (!colour.startsWith('#')) return colour
  const luminance = contrast(colour, '#000000') * 0.05 - 0.05
  const channel = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055
  const pair = Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${pair.repeat(3)}`
}

/** Greys, square corners and a typewriter: whatever keeps a colour, a curve or a font has hard-coded it. */
function wireframe(): NonNullable<RootProps['variables']> {
  const [light, dark] = [expand({}, 'light'), expand({}, 'dark')]
  const colours = colourNames.map((name) => [
    colourProperty(name),
    `light-dark(${grey(light[name])}, ${grey(dark[name])})`,
  ])
  return {
    ...Object.fromEntries(colours),
    '--ssp-font-family': '"Courier New", Courier, monospace',
    '--ssp-radius-mark': '0px',
    '--ssp-radius-control': '0px',
    '--ssp-radius-card': '0px',
    '--ssp-radius-full': '0px',
  }
}

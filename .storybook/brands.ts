import { BRAND_COLOURS } from '../apps/server/src/seed/brands/colours'
import type { RootProps } from '../packages/ui/src/root/index'
import {
  colourNames,
  colourProperty,
  colourVariables,
  contrast,
  defaultColours,
  expand,
  isHexColour,
  tenantColourNames,
  type TenantColours,
} from '../packages/ui/src/theme/index'

interface ToolbarBrand {
  title: string
  colours: Partial<TenantColours>
}

/** Three extreme palettes. */
const extremes: Record<string, ToolbarBrand> = {
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
}

/** The brands of the toolbar: the default, every seeded client, and the extremes. */
export const brands: Readonly<Record<string, ToolbarBrand>> = {
  default: { title: 'Default', colours: {} },
  ...Object.fromEntries(
    Object.entries(BRAND_COLOURS).map(([name, colours]) => [
      name,
      { title: `${name[0]?.toUpperCase()}${name.slice(1)}`, colours },
    ]),
  ),
  ...extremes,
}

/** Name of the wireframe theme among the brands. */
export const WIREFRAME = 'wireframe'

/**
 * The custom properties of a toolbar brand.
 *
 * @param brand a name of `brands`, or `wireframe`; the default for any other
 * @param theme six colours in the format of `themeText`, which override the brand's
 */
export const variablesOf = (brand: string, theme = ''): NonNullable<RootProps['variables']> =>
  brand === WIREFRAME ? wireframe() : colourVariables(themeOf(theme) ?? brands[brand]?.colours ?? {})

/** Six colours in a URL-safe format: `3886c2-8257d4-...`, in the order of the specification. */
export const themeText = (colours: TenantColours): string =>
  tenantColourNames.map((name) => colours[name].slice(1)).join('-')

function themeOf(text: string): TenantColours | undefined {
  const parts = text.split('-').map((part) => `#${part}`)
  if (parts.length !== tenantColourNames.length || !parts.every(isHexColour)) return undefined
  return { ...defaultColours, ...Object.fromEntries(tenantColourNames.map((name, index) => [name, parts[index]])) }
}

/** The grey of the same luminance, so that the wireframe keeps every contrast. */
function grey(colour: string): string {
  if (!colour.startsWith('#')) return colour
  const luminance = contrast(colour, '#000000') * 0.05 - 0.05
  const channel = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055
  const pair = Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${pair.repeat(3)}`
}

/** Greys, square corners and a monospace font, to reveal hard-coded colours, radii and fonts. */
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

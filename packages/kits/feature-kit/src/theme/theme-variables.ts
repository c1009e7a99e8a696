import { colourVariables, contrast, isHexColour } from '@ssp/ui/theme'
import type { Variables } from './theme-properties'

/**
 * The short list of variables. Colours are CSS colours, one for both modes or a `light-dark()`; colours from which a text
 * colour is derived are `#rrggbb`. Lengths have a unit.
 */
export interface ThemeVariables {
  /** `#rrggbb`: buttons, links, selection, focus, and the tint of greys and charts, in both modes. */
  colorPrimary?: string
  /** Text on the primary colour. Default: a readable colour. */
  colorPrimaryForeground?: string
  /** `#rrggbb`: destructive buttons and errors, with the text on them. */
  colorDanger?: string
  /** `#rrggbb`: success, with the text on it. */
  colorSuccess?: string
  /** `#rrggbb`: warnings, with the text on them. */
  colorWarning?: string
  /** Colour from which lines, skeletons and hovered controls are made. */
  colorNeutral?: string
  /** `#rrggbb`: page and cards, with the texts, lines and areas on them. */
  colorBackground?: string
  /** Text, including that of fields. Default: readable on the background. */
  colorForeground?: string
  /** Distinct areas. */
  colorMuted?: string
  /** Secondary text and placeholders. */
  colorMutedForeground?: string
  /** `#rrggbb`: background of fields, with the text in them. */
  colorInput?: string
  /** Text in fields. */
  colorInputForeground?: string
  /** Focus ring. */
  colorRing?: string
  /** Lines, and borders of fields. */
  colorBorder?: string
  /** Shadow of floating elements. */
  colorShadow?: string
  /** Backdrop over the page, behind a dialog. */
  colorModalBackdrop?: string
  /** Default: that of the host. */
  fontFamily?: string
  /** Size of the body text; other sizes are proportional. Default `0.875rem`. */
  fontSize?: string
  /** Corner radius of controls; those of cards and marks are proportional. Default `6px`. */
  borderRadius?: string
  /** Four steps of the spacing; the others are proportional. Default `1rem`. */
  spacing?: string
}

const hex = (name: string, value: string): string => {
  const isHex: boolean = isHexColour(value)
  if (!isHex) throw new RangeError(`${name} is not #rrggbb: ${value}`)
  return value
}

/** Black or white, whichever is readable: one of the two always has 4.5:1. */
const on = (colour: string) => (contrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#000000')

/** Moves a colour slightly away from its text colour. */
const hovered = (colour: string) =>
  `color-mix(in oklab, ${colour}, ${on(colour) === '#ffffff' ? 'black' : 'white'} 12%)`

const times = (length: string, factor: number) => `calc(${length === '0' ? '0px' : length} * ${factor})`

/** All properties of the default theme that depend on the primary colour. */
function primaryVariables(primary: string): Variables {
  const before = colourVariables({})
  const entries = Object.entries(colourVariables({ primary }))
  return Object.fromEntries(entries.filter(([name, value]) => before[name as keyof Variables] !== value))
}

/** In order: later entries override earlier ones. */
const derive: Required<{ [Name in keyof ThemeVariables]: (value: string) => Variables }> = {
  colorPrimary: (value) => primaryVariables(hex('colorPrimary', value)),
  colorPrimaryForeground: (value) => ({ '--ssp-color-primary-foreground': value }),
  colorDanger: (value) => ({
    '--ssp-color-danger': value,
    '--ssp-color-danger-hover': hovered(value),
    '--ssp-color-danger-foreground': on(hex('colorDanger', value)),
  }),
  colorSuccess: (value) => ({
    '--ssp-color-success': value,
    '--ssp-color-success-foreground': on(hex('colorSuccess', value)),
  }),
  colorWarning: (value) => ({
    '--ssp-color-warning': value,
    '--ssp-color-warning-foreground': on(hex('colorWarning', value)),
  }),
  colorBackground: (value) => {
    const foreground = on(hex('colorBackground', value))
    const mix = (share: number) => `color-mix(in oklab, ${value}, ${foreground} ${share}%)`
    return {
      '--ssp-color-background': value,
      '--ssp-color-surface': value,
      '--ssp-color-raised': value,
      '--ssp-color-foreground': foreground,
      '--ssp-color-muted': mix(6),
      '--ssp-color-control-hover': mix(8),
      '--ssp-color-border': mix(18),
      // A text colour between two background colours is readable only if they are far apart.
      '--ssp-color-muted-foreground': contrast(foreground, value) >= 9 ? mix(70) : foreground,
    }
  },
  colorNeutral: (value) => ({
    '--ssp-color-border': `color-mix(in oklab, ${value} 24%, transparent)`,
    '--ssp-color-skeleton': `color-mix(in oklab, ${value} 14%, transparent)`,
    '--ssp-color-control-hover': `color-mix(in oklab, ${value} 8%, var(--ssp-color-surface))`,
  }),
  colorForeground: (value) => ({ '--ssp-color-foreground': value, '--ssp-color-input-foreground': value }),
  colorMuted: (value) => ({ '--ssp-color-muted': value }),
  colorMutedForeground: (value) => ({ '--ssp-color-muted-foreground': value, '--ssp-color-placeholder': value }),
  colorInput: (value) => ({
    '--ssp-color-input': value,
    '--ssp-color-input-foreground': on(hex('colorInput', value)),
  }),
  colorInputForeground: (value) => ({ '--ssp-color-input-foreground': value }),
  colorRing: (value) => ({ '--ssp-color-ring': value }),
  colorBorder: (value) => ({ '--ssp-color-border': value, '--ssp-color-input-border': value }),
  colorShadow: (value) => ({ '--ssp-color-shadow': value }),
  colorModalBackdrop: (value) => ({ '--ssp-color-modal-backdrop': value }),
  fontFamily: (value) => ({ '--ssp-font-family': value }),
  fontSize: (value) => ({
    '--ssp-text-xs': times(value, 0.857),
    '--ssp-text-sm': times(value, 0.929),
    '--ssp-text-md': value,
    '--ssp-text-lg': times(value, 1.143),
    '--ssp-text-xl': times(value, 1.429),
    '--ssp-text-xxl': times(value, 2),
  }),
  borderRadius: (value) => ({
    '--ssp-radius-mark': times(value, 0.667),
    '--ssp-radius-control': times(value, 1),
    '--ssp-radius-card': times(value, 1.667),
  }),
  spacing: (value) => ({
    '--ssp-space-1': times(value, 0.25),
    '--ssp-space-2': times(value, 0.5),
    '--ssp-space-3': times(value, 0.75),
    '--ssp-space-4': times(value, 1),
    '--ssp-space-6': times(value, 1.5),
    '--ssp-space-8': times(value, 2),
    '--ssp-space-12': times(value, 3),
    '--ssp-space-16': times(value, 4),
  }),
}

/**
 * Makes `variables` of an `appearance` from a few settings; other custom properties keep their values.
 * @throws RangeError if a text colour is derived from a colour that is not `#rrggbb`
 */
export function themeVariables(settings: ThemeVariables): Variables {
  const names = Object.keys(derive) as (keyof ThemeVariables)[]
  const parts = names.map((name) => {
    const value = settings[name]
    return value === undefined ? {} : derive[name](value)
  })
  return Object.assign({}, ...parts) as Variables
}

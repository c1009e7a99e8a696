import { layerStyle, vars } from '@ssp/ui/css'
import { keyframes } from '@vanilla-extract/css'

const { color, space, text } = vars

export const root = layerStyle({ margin: 0, minInlineSize: 0, containerType: 'inline-size', color: color.foreground })

export const header = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  marginBlockEnd: space.s3,
})

// Takes the width of its longest word; if that does not fit, the tools are below it.
export const title = layerStyle({
  flex: '1 1 8rem',
  margin: 0,
  fontSize: text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
})

export const summary = layerStyle({
  flex: '1 0 100%',
  margin: 0,
  // Reserves the height of the summary while loading.
  minBlockSize: '1lh',
  fontSize: text.sm,
  lineHeight: vars.leading.text,
  color: color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@container': { '(width < 340px)': { minBlockSize: '2lh' } },
})

export const tools = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  marginInlineStart: 'auto',
  minBlockSize: 32,
  // Titles have the same height with or without an icon button beside them.
  marginBlock: `calc(-1 * ${space.s1})`,
})

export const toggle = layerStyle({
  minBlockSize: 24,
  padding: 0,
  whiteSpace: 'nowrap',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  font: 'inherit',
  fontSize: text.sm,
  fontWeight: vars.weight.medium,
  color: color.link,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})

export const legend = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  margin: 0,
  marginBlockEnd: space.s2,
  padding: 0,
  listStyle: 'none',
  fontSize: text.xs,
  color: color.mutedForeground,
})

export const legendItem = layerStyle({ display: 'flex', alignItems: 'center', gap: space.s2 })

export const body = layerStyle({ position: 'relative' })

export const scroll = layerStyle({
  blockSize: '100%',
  overflow: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 2 } },
})

export const instead = layerStyle({
  display: 'grid',
  placeContent: 'center',
  blockSize: '100%',
  // A plot that may grow sets only a minimum height.
  minBlockSize: 'inherit',
  margin: 0,
  fontSize: text.md,
  color: color.mutedForeground,
  textAlign: 'center',
})

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

// Appears after 150 ms, so that a fast response causes no flicker.
export const skeleton = layerStyle({
  display: 'block',
  blockSize: '100%',
  minBlockSize: 'inherit',
  // Twelve faint bars on a baseline.
  background: `
    repeating-linear-gradient(to right, transparent 0 2%, ${color.skeleton} 2% 6.33%, transparent 6.33% 8.33%)
      bottom 28px left / 100% 60% no-repeat,
    linear-gradient(${color.border}, ${color.border}) bottom 28px left / 100% 1px no-repeat
  `,
  animation: `${appear} 1ms 150ms both`,
})

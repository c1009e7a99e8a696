import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

export const root = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s4,
  rowGap: vars.space.s3,
  fontSize: vars.text.sm,
  color: vars.color.foreground,
})

// `plaintext` keeps the order of numbers and words in right-to-left pages.
export const summary = layerStyle({
  marginInlineEnd: 'auto',
  unicodeBidi: 'plaintext',
  color: vars.color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
})

export const list = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Page numbers in one line, arrows in the next, so that both fit 320 px with large touch targets.
  '@media': { [when.phone]: { flexWrap: 'wrap', justifyContent: 'center', inlineSize: '100%' } },
})

export const item = layerStyle({
  '@media': { [when.phone]: { selectors: { '&[data-arrow]': { order: 2 } } } },
})

/** At the end of the line of page numbers on a phone. */
export const lineBreak = layerStyle({
  display: 'none',
  '@media': { [when.phone]: { display: 'block', order: 1, inlineSize: '100%', blockSize: 0 } },
})

export const button = layerStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 32,
  minBlockSize: 32,
  paddingInline: vars.space.s1,
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '&:hover:enabled': { background: vars.color.controlHover },
    '&[aria-current="page"]': {
      background: vars.color.primarySubtle,
      color: vars.color.primarySubtleForeground,
      fontWeight: vars.weight.semibold,
    },
    '&:disabled': { opacity: 0.35 },
    // Arrows follow the reading direction.
    '[dir=rtl] &[data-arrow]': { transform: 'scaleX(-1)' },
  },
  '@media': { [when.phone]: { minInlineSize: 42, minBlockSize: vars.size.touch } },
})

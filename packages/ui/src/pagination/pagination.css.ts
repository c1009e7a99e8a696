import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

export const root = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  fontSize: vars.text.sm,
  color: vars.color.foreground,
})

// `plaintext`: figures and words keep their order on a page from right to left.
export const summary = layerStyle({
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
  // Figures in one line, arrows in the next: both fit 320 px with targets for thumbs.
  '@media': { [when.phone]: { flexWrap: 'wrap', justifyContent: 'center', inlineSize: '100%' } },
})

export const item = layerStyle({
  '@media': { [when.phone]: { selectors: { '&[data-arrow]': { order: 2 } } } },
})

/** Ends the line of figures on a phone. */
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
    // Arrows point along the line of reading.
    '[dir=rtl] &[data-arrow]': { transform: 'scaleX(-1)' },
  },
  '@media': { [when.phone]: { minInlineSize: 42, minBlockSize: vars.size.touch } },
})

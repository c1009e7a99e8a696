import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

export const root = layerStyle({ display: 'grid', gap: vars.space.s1, minInlineSize: 0 })

export const line = layerStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})

export const value = layerStyle({ flex: 'none', color: vars.color.mutedForeground, fontVariantNumeric: 'tabular-nums' })

export const track = layerStyle({
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.muted,
  '@media': { [when.forced]: { outline: '1px solid CanvasText' } },
})

export const bar = layerStyle({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.primary,
  selectors: {
    '&[data-tone="danger"]': { background: vars.color.danger },
    '&[data-state="indeterminate"]': { inlineSize: '33%' },
  },
  '@media': {
    [when.forced]: { forcedColorAdjust: 'none', selectors: { '&&': { background: 'Highlight' } } },
    [when.motion]: {
      transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}`,
      selectors: { '&[data-state="indeterminate"]': { animation: `${pass} 1400ms linear infinite` } },
    },
  },
})

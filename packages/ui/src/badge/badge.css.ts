import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'

const tone = (background: string, color: string) => ({ background, color })

export const root = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  maxInlineSize: '100%',
  paddingBlock: 2,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.full,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: 1.334,
  overflowWrap: 'anywhere',
  selectors: {
    ':is(td, th) &': { whiteSpace: 'nowrap', minInlineSize: 'max-content', maxInlineSize: 'none' },
    '&[data-tone="neutral"]': tone(vars.color.muted, vars.color.foreground),
    '&[data-tone="brand"]': tone(vars.color.primarySubtle, vars.color.primarySubtleForeground),
    '&[data-tone="success"]': tone(vars.color.successSubtle, vars.color.successSubtleForeground),
    '&[data-tone="warning"]': tone(vars.color.warningSubtle, vars.color.warningSubtleForeground),
    '&[data-tone="danger"]': tone(vars.color.dangerSubtle, vars.color.dangerSubtleForeground),
    '&[data-tone="info"]': tone(vars.color.infoSubtle, vars.color.infoSubtleForeground),
  },
  // Table rows that are displayed as cards.
  '@container': {
    '(width < 31.25rem)': {
      selectors: { ':is(td, th) &': { whiteSpace: 'normal', minInlineSize: 0, maxInlineSize: '100%' } },
    },
  },
})

/** Keeps its size when the label takes all the space. */
export const icon = layerStyle({ display: 'inline-flex', flex: 'none' })

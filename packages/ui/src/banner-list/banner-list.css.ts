import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

const tone = (background: string, color: string) => ({ background, color })

export const root = layerStyle({ display: 'grid', gap: vars.space.s2, selectors: { '&:focus': { outline: 'none' } } })

export const banner = layerStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s3,
  minInlineSize: 0,
  paddingBlock: vars.space.s2,
  paddingInlineStart: vars.space.s4,
  paddingInlineEnd: vars.space.s2,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  selectors: {
    '&[data-kind="error"]': tone(vars.color.dangerSubtle, vars.color.dangerSubtleForeground),
    '&[data-kind="warning"]': tone(vars.color.warningSubtle, vars.color.warningSubtleForeground),
    '&[data-kind="info"]': tone(vars.color.infoSubtle, vars.color.infoSubtleForeground),
    '&[data-kind="success"]': tone(vars.color.successSubtle, vars.color.successSubtleForeground),
  },
})

// Moves the icon from the baseline to the middle of the first line, even when an action makes that line taller.
export const icon = layerStyle({ flex: 'none', translate: '0 3px' })

export const content = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space.s1,
  overflowWrap: 'anywhere',
})

export const title = layerStyle({ fontWeight: vars.weight.semibold })

export const errorId = layerStyle({ fontFamily: vars.fontMono, fontSize: vars.text.xs, opacity: 0.85 })

export const dismiss = layerStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'flex-start',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: 'color-mix(in oklab, currentColor 12%, transparent)' } },
  '@media': {
    [when.phone]: {
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      marginBlock: `calc(-1 * ${vars.space.s2})`,
    },
  },
})

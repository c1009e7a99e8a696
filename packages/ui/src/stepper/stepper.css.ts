import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

/** Below this width the longest words of five labels do not fit in one line. */
const narrow = '(width < 44rem)'

export const list = layerStyle({
  containerType: 'inline-size',
  display: 'flex',
  gap: vars.space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
  '@media': { [when.phone]: { gap: vars.space.s1 } },
})

export const item = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  // Only labels shrink, and words are not broken.
  minInlineSize: 'min-content',
  selectors: {
    // A line to the next step.
    '&:not(:last-child)::after': {
      content: '""',
      flex: '1 1 auto',
      minInlineSize: 12,
      maxInlineSize: 48,
      inlineSize: 48,
      blockSize: 1,
      background: vars.color.border,
    },
  },
  '@container': {
    [narrow]: {
      gap: vars.space.s1,
      selectors: { '&:not(:last-child)::after': { inlineSize: 12 } },
    },
  },
})

export const step = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 'min-content',
  minBlockSize: 32,
  color: vars.color.mutedForeground,
  textAlign: 'start',
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-current="step"]': { color: vars.color.foreground, fontWeight: vars.weight.medium },
    'button&:hover': { color: vars.color.foreground },
  },
})

export const mark = layerStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.border}`,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="current"] > &': {
      color: vars.color.primaryForeground,
      background: vars.color.primary,
      borderColor: vars.color.primary,
    },
    '[data-state="done"] > &': {
      color: vars.color.primarySubtleForeground,
      background: vars.color.primarySubtle,
      borderColor: 'transparent',
    },
  },
})

/** In a narrow container only the current step shows its label. */
export const label = layerStyle({
  overflowWrap: 'break-word',
  '@container': {
    [narrow]: {
      selectors: {
        ':not([aria-current="step"]) > &': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})

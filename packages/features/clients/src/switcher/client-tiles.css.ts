import { layerStyle, vars, when } from '@ssp/ui/css'

export const grid = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: vars.space.s3,
  '@media': { [when.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))' } },
})

export const tile = layerStyle({
  display: 'grid',
  gridTemplateRows: '56px auto',
  gap: vars.space.s3,
  inlineSize: '100%',
  blockSize: '100%',
  padding: vars.space.s4,
  textAlign: 'center',
  color: vars.color.foreground,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.controlHover },
    '&[aria-current]': { borderColor: vars.color.primary },
    '&[aria-disabled]': { cursor: 'progress' },
  },
})

/** Logos are designed for white, so a dark tile gives them a white background. */
export const logo = layerStyle({
  justifySelf: 'center',
  alignSelf: 'center',
  maxBlockSize: 56,
  maxInlineSize: '100%',
  objectFit: 'contain',
  padding: vars.space.s1,
  borderRadius: vars.radius.control,
  background: 'white',
  forcedColorAdjust: 'none',
})

export const avatar = layerStyle({ justifySelf: 'center', alignSelf: 'center' })

export const name = layerStyle({
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

export const note = layerStyle({
  display: 'block',
  marginBlockStart: vars.space.s1,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.mutedForeground,
})

import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

/** As wide as the form of a respondent, or as a phone of 375 px. */
export const page = layerStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 640,
  marginInline: 'auto',
  selectors: {
    '&[data-narrow]': {
      maxInlineSize: 375,
      padding: space.s4,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.card,
    },
  },
})

export const form = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  outline: 'none',
})

export const logo = layerStyle({
  maxBlockSize: 48,
  maxInlineSize: 240,
  objectFit: 'contain',
  objectPosition: 'start',
  // Logos are designed for a light background.
  colorScheme: 'light',
  boxSizing: 'content-box',
  padding: space.s2,
  margin: `calc(-1 * ${space.s2})`,
  borderRadius: vars.radius.control,
  background: color.surface,
})

export const title = layerStyle({
  margin: 0,
  fontSize: text.xl,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
})

export const lead = layerStyle({ margin: 0, lineHeight: vars.leading.text, whiteSpace: 'pre-wrap' })

export const pager = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlockStart: space.s4,
  borderBlockStart: `1px solid ${color.border}`,
})

export const position = layerStyle({ color: color.mutedForeground, fontSize: text.sm })

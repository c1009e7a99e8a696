import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const field = layerStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 })

export const legend = layerStyle({
  marginBlockEnd: space.s2,
  padding: 0,
  fontSize: text.sm,
  fontWeight: weight.medium,
})

export const requiredMark = layerStyle({ color: color.dangerSubtleForeground })

export const badges = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: space.s2,
  maxBlockSize: 232,
  overflowY: 'auto',
})

export const badge = layerStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.s1,
  padding: space.s2,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.primaryBorder },
    '&:has(:checked)': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
  '@media': { [when.forced]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: 2 } } } },
})

export const name = layerStyle({ fontSize: text.sm, textAlign: 'center', overflowWrap: 'anywhere' })

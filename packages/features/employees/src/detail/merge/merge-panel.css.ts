import { layerStyle, vars } from '@ssp/ui/css'

const { space, text, color, radius } = vars

export const body = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const fields = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const heading = layerStyle({ margin: 0, fontSize: text.md, fontWeight: vars.weight.semibold })

/** Above the columns of the choices. */
export const accounts = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.s4,
  fontSize: text.sm,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const same = layerStyle({
  margin: 0,
  fontSize: text.sm,
  color: color.mutedForeground,
  overflowWrap: 'anywhere',
})

export const changed = layerStyle({
  paddingInline: space.s1,
  marginInline: `calc(-1 * ${space.s1})`,
  borderRadius: radius.mark,
  color: color.primarySubtleForeground,
  background: color.primarySubtle,
  fontWeight: vars.weight.medium,
})

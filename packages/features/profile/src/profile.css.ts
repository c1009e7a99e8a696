import { layerStyle, vars, when } from '@ssp/ui/css'

const { space, text, color } = vars

/** No gap, because the panel has its own. As wide as the widest tab, so that Unlock is beside its columns. */
export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: 1016 })

export const panels = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

/** Forms at the start, data of the account beside them. */
export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px) minmax(240px, 360px)',
  alignItems: 'start',
  gap: space.s4,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Forms have one column, as wide as their card. */
export const form = layerStyle({ display: 'grid', gap: space.s4, maxInlineSize: 592 })

export const pair = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const actions = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })

export const hint = layerStyle({ fontSize: text.sm, color: color.mutedForeground })

import { hidden, layerStyle, vars, when } from '@ssp/ui/css'

export const trigger = layerStyle({ maxInlineSize: 'min(320px, 100%)', minInlineSize: 0 })

/** The gap applies only to visible parts, so that an icon alone is centred. */
export const current = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
})

export const icon = layerStyle({ flex: 'none' })

export const name = layerStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 })

/** The general label of the button; only the icon on a phone. */
export const general = layerStyle({ '@media': { [when.phone]: hidden } })

/** On its own line below the controls and the chips of the filters. */
export const notice = layerStyle({ order: 2, flexBasis: '100%' })

import { hidden, layerStyle, vars, when } from '@ssp/ui/css'

export const trigger = layerStyle({ maxInlineSize: 'min(320px, 100%)', minInlineSize: 0 })

/** The gap is between what is seen, so that an icon alone is centred. */
export const current = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
})

export const icon = layerStyle({ flex: 'none' })

export const name = layerStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 })

/** The general name of the button: the icon alone on a phone. */
export const general = layerStyle({ '@media': { [when.phone]: hidden } })

/** A line of its own below the controls and the chips of the filters. */
export const notice = layerStyle({ order: 2, flexBasis: '100%' })

import { layerStyle, vars, when } from '@ssp/ui/css'

const { space } = vars

export const actions = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.s3,
})

/** On a phone the whole row opens the team, and a chevron beside Remove would seem to belong to it. */
export const view = layerStyle({ '@media': { [when.phone]: { display: 'none' } } })

/** On a phone the label is aligned with the name; its padding and border extend outside. */
export const remove = layerStyle({
  '@media': { [when.phone]: { marginInlineStart: `calc(-1 * (${space.s2} + 1px))`, marginInlineEnd: 'auto' } },
})

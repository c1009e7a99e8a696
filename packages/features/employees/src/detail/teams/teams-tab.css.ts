import { layerStyle, vars, when } from '@ssp/ui/css'

const { space } = vars

/** On a phone the chevron is at the end of the line, away from Remove. */
export const actions = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.s3,
  '@media': { [when.phone]: { flexDirection: 'row-reverse', justifyContent: 'space-between', inlineSize: '100%' } },
})

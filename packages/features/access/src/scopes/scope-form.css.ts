import { layerStyle, vars, when } from '@ssp/ui/css'

const { leading, space, text } = vars

export const form = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 20rem) auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: space.s3,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** In line with the controls, under their label of one line. */
export const button = layerStyle({
  justifySelf: 'start',
  marginBlockStart: `calc(${text.sm} * ${leading.text} + ${space.s1})`,
  '@media': { [when.phone]: { marginBlockStart: 0 } },
})

import { layerStyle, vars } from '@ssp/ui/css'

const { space, color } = vars

export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  alignItems: 'start',
  gap: space.s6,
})

export const item = layerStyle({
  paddingBlock: space.s2,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})

export const archive = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlockEnd: space.s3,
})

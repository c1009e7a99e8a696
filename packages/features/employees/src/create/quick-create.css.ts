import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const form = layerStyle({ display: 'grid', gap: space.s4, paddingBlockEnd: space.s4 })

export const refusal = layerStyle({
  flex: '1 1 100%',
  display: 'flex',
  gap: space.s2,
  padding: space.s3,
  borderRadius: vars.radius.control,
  background: color.dangerSubtle,
  color: color.dangerSubtleForeground,
  fontSize: text.sm,
  lineHeight: vars.leading.text,
})

export const refusalIcon = layerStyle({ flex: 'none', marginBlockStart: 2 })

export const refusalMessage = layerStyle({ margin: 0, fontWeight: weight.semibold })

export const refusalReason = layerStyle({ margin: 0, overflowWrap: 'anywhere' })

export const done = layerStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  paddingBlock: space.s12,
  textAlign: 'center',
})

export const doneIcon = layerStyle({ color: color.success })

export const doneMessage = layerStyle({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold, outline: 'none' })

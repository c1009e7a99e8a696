import { layerStyle, vars, when } from '@ssp/ui/css'

export const changes = layerStyle({
  display: 'grid',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.text.sm,
})

export const buttons = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })

export const body = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  padding: vars.space.s2,
  maxBlockSize: 'min(420px, 60vh)',
  overflowY: 'auto',
})

export const heading = layerStyle({
  margin: 0,
  paddingBlockStart: vars.space.s2,
  paddingInline: vars.space.s2,
  fontSize: vars.text.xs,
  fontWeight: 500,
  color: vars.color.mutedForeground,
})

export const list = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const row = layerStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s1, minInlineSize: 0 })

/** Below the name, which follows the mark. */
export const actions = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s1,
  paddingBlockEnd: vars.space.s1,
  paddingInlineStart: vars.space.s6,
})

export const choose = layerStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
  minBlockSize: 36,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.color.controlHover } },
  '@media': { [when.phone]: { minBlockSize: vars.size.touch } },
})

/** Width of the mark, reserved for views that are not open too. */
export const mark = layerStyle({ flex: 'none', inlineSize: 16, display: 'grid', color: vars.color.primary })

export const text = layerStyle({ flex: 1, display: 'grid', minInlineSize: 0 })

export const label = layerStyle({ overflowWrap: 'anywhere' })

export const detail = layerStyle({
  fontSize: vars.text.xs,
  color: vars.color.mutedForeground,
  overflowWrap: 'anywhere',
})

export const note = layerStyle({
  margin: 0,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s2,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
})

export const foot = layerStyle({
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const fields = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })

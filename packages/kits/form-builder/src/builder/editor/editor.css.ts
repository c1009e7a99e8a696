import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text } = vars

export const root = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  paddingBlock: space.s2,
  paddingBlockEnd: space.s4,
  paddingInline: space.s4,
})

export const footer = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

export const line = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s4 })

const columns = (count: number) =>
  layerStyle({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    alignItems: 'start',
    gap: space.s3,
    '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  })

export const pair = columns(2)

export const triple = columns(3)

export const options = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const option = layerStyle({ display: 'flex', alignItems: 'center', gap: space.s1 })

export const optionText = layerStyle({ flex: '1 1 auto' })

export const leftOut = layerStyle({ display: 'block' })

export const newOption = layerStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.s2,
  marginBlockStart: space.s3,
})

/* The label above the text field is as high as a line of small text and its gap. */
export const addOption = layerStyle({ marginBlockStart: `calc(1.5 * ${text.sm} + ${space.s1} + 2px)`, flex: 'none' })

export const hint = layerStyle({
  margin: 0,
  fontSize: text.sm,
  color: color.dangerSubtleForeground,
  selectors: { '&:empty': { display: 'none' } },
})

export const condition = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.border}`,
})

export const image = layerStyle({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.s3 })

export const bannerImage = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  margin: 0,
  paddingBlock: space.s3,
  paddingInline: 0,
  minInlineSize: 0,
  border: 0,
  borderBlockEnd: `1px solid ${color.border}`,
})

export const thumbnail = layerStyle({
  inlineSize: '8rem',
  blockSize: '4.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: color.muted,
})

export const failure = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  marginBlockStart: space.s2,
  fontSize: text.sm,
  color: color.dangerSubtleForeground,
})

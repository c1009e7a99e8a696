import { layerStyle, vars } from '@ssp/ui/css'

const { leading, space, text } = vars

export const form = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.s3 })

export const select = layerStyle({ flex: '1 1 14rem', maxInlineSize: '22rem' })

/** Aligned with the control, under its one-line label. */
export const button = layerStyle({ marginBlockStart: `calc(${text.sm} * ${leading.text} + ${space.s1})` })

import { style } from '@vanilla-extract/css'

/** Story layout; not used by components. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
export const column = style({ display: 'flex', flexDirection: 'column', gap: 24, maxInlineSize: 360 })
export const narrow = style({ display: 'flex', flexDirection: 'column', gap: 24, inlineSize: 240 })

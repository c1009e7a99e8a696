import { layerStyle, vars } from '@ssp/ui/css'

const { space, text, color, weight, radius } = vars

/** Two columns where they fit, never three: each sample is beside the same one of the other brand. */
export const brands = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(17rem, 40%)), 1fr))',
  gap: `${space.s6} ${space.s4}`,
})

/** Only sets colours; the samples of both brands are on one grid, and `order` pairs them, even when stacked. */
export const brand = layerStyle({ display: 'contents' })

export const tile = layerStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.background,
  color: color.foreground,
  fontSize: text.md,
  selectors: Object.fromEntries([1, 2, 3, 4, 5, 6].map((nth) => [`&:nth-child(${nth})`, { order: nth }])),
})

export const caption = layerStyle({
  paddingBlock: space.s2,
  paddingInline: space.s4,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  color: color.mutedForeground,
  fontSize: text.sm,
})

export const captionName = layerStyle({ color: color.foreground, fontWeight: weight.medium })

export const stage = layerStyle({ display: 'grid', minInlineSize: 0 })

export const login = layerStyle({
  display: 'grid',
  placeItems: 'center',
  padding: space.s6,
  background: `radial-gradient(120% 120% at 85% 10%, color-mix(in oklab, ${color.primary} 28%, ${color.overlay}), ${color.overlay} 65%)`,
})

export const loginCard = layerStyle({
  display: 'grid',
  gap: space.s3,
  inlineSize: 'min(16rem, 100%)',
  padding: space.s4,
  borderRadius: radius.card,
  background: color.surface,
})

export const loginTitle = layerStyle({ fontSize: text.lg, fontWeight: weight.semibold })

export const shell = layerStyle({ display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)' })

export const side = layerStyle({ background: color.nav, color: color.navForeground })

export const main = layerStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  padding: space.s4,
  minInlineSize: 0,
  background: color.surface,
})

/** The cells have their own borders. */
export const table = layerStyle({ minInlineSize: 0, background: color.surface })

export const marks = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })

const brandMark = { paddingInline: space.s2, borderRadius: radius.full, fontSize: text.xs, fontWeight: weight.medium }

export const accent = layerStyle({ ...brandMark, background: color.accent, color: color.accentForeground })

export const highlight = layerStyle({ ...brandMark, background: color.highlight, color: color.highlightForeground })

export const secondary = layerStyle({ ...brandMark, background: color.secondary, color: color.secondaryForeground })

/** The surface under the sheet of paper. */
export const desk = layerStyle({
  display: 'grid',
  placeItems: 'center',
  padding: space.s4,
  background: color.muted,
  colorScheme: 'light',
})

export const cover = layerStyle({
  display: 'grid',
  gridTemplateRows: '38% 1fr',
  inlineSize: 'min(12rem, 100%)',
  aspectRatio: '210 / 297',
  border: `1px solid ${color.border}`,
  background: 'white',
  color: 'black',
})

export const coverBand = layerStyle({
  display: 'grid',
  alignItems: 'end',
  padding: space.s4,
  background: color.nav,
  color: color.navForeground,
  fontWeight: weight.medium,
})

export const coverText = layerStyle({ display: 'grid', alignContent: 'start', gap: space.s2, padding: space.s4 })

export const coverTitle = layerStyle({ fontSize: text.xl, lineHeight: vars.leading.heading })

export const coverFacts = layerStyle({ fontSize: text.sm })

export const coverRule = layerStyle({ blockSize: 4, inlineSize: '3rem', background: color.primary })

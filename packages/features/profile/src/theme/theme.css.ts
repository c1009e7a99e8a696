import { layerStyle, vars, when } from '@ssp/ui/css'

const { space, text, color, weight, radius } = vars

const columns = (least: string) => `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`

export const editor = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

/** The actions on edited colours stay in view above the samples. */
export const bar = layerStyle({
  position: 'sticky',
  insetBlockEnd: space.s4,
  zIndex: 1,
  display: 'grid',
  gap: space.s3,
  padding: space.s3,
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  boxShadow: vars.shadow.float,
  '@media': { [when.short]: { position: 'static' } },
})

export const barButtons = layerStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space.s2 })

export const colours = layerStyle({ display: 'grid', gridTemplateColumns: columns('16rem'), gap: space.s4 })

export const checks = layerStyle({ display: 'grid' })

export const check = layerStyle({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s4,
  paddingBlock: space.s3,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { '(width < 700px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 } },
})

export const checkName = layerStyle({ display: 'grid', fontWeight: weight.medium })

// `plaintext`: a code, or figures and words, keep their order in a right-to-left page.
const inOrder = { unicodeBidi: 'plaintext', justifySelf: 'start' } as const

export const code = layerStyle({
  ...inOrder,
  fontFamily: vars.fontMono,
  fontSize: text.xs,
  fontWeight: weight.regular,
  color: color.mutedForeground,
})

export const uses = layerStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space.s6, rowGap: space.s2 })

export const use = layerStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem auto',
  alignContent: 'start',
  columnGap: space.s2,
  inlineSize: '11rem',
  fontSize: text.xs,
})

export const sample = layerStyle({
  forcedColorAdjust: 'none',
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  blockSize: '2rem',
  borderRadius: radius.mark,
  border: `1px solid ${color.border}`,
  fontSize: text.sm,
  fontWeight: weight.semibold,
})

export const mark = layerStyle({ inlineSize: '1rem', blockSize: '0.5rem', borderRadius: 2 })

export const placeName = layerStyle({ color: color.mutedForeground })

export const ratio = layerStyle({
  ...inOrder,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-fails] > &': { fontWeight: weight.semibold, color: color.warningSubtleForeground } },
})

export const verdict = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.s2,
  '@media': { '(width < 700px)': { justifyContent: 'start' } },
})

export const images = layerStyle({
  display: 'grid',
  gridTemplateColumns: columns('18rem'),
  gap: space.s6,
  '@media': { [when.phone]: { gap: space.s4 } },
})

/** Texts, picture and upload are aligned with the rows of their neighbours, however long the texts are. */
export const image = layerStyle({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: space.s3,
  minInlineSize: 0,
})

export const imageName = layerStyle({ fontSize: text.md, fontWeight: weight.medium })

/** A logo is designed for one background, which is the same in light and dark mode. */
export const paper = layerStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '8rem',
  padding: space.s3,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: 'white',
  color: 'black',
  selectors: { '&[data-background=dark]': { background: color.nav, color: color.navForeground } },
})

export const picture = layerStyle({ maxBlockSize: '6.5rem', objectFit: 'contain' })

export const noImage = layerStyle({ fontSize: text.sm })

export const sending = layerStyle({ display: 'grid', gap: space.s2, justifyItems: 'start' })

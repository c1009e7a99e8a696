import { belowHeader, layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight, radius } = vars
const narrow = '(width < 800px)'

export const root = layerStyle({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s6,
  minInlineSize: 0,
  selectors: { '&[data-readonly]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const main = layerStyle({ minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space.s3 })

export const palette = layerStyle({
  position: 'sticky',
  insetBlockStart: `calc(${belowHeader} + ${space.s4})`,
  maxBlockSize: `calc(100dvh - ${belowHeader} - 2 * ${space.s4})`,
  overflowY: 'auto',
  padding: space.s4,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  '@media': { [narrow]: { display: 'none' } },
})

export const paletteTitle = layerStyle({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold })

export const paletteHelp = layerStyle({
  margin: 0,
  marginBlockStart: space.s1,
  fontSize: text.xs,
  color: color.mutedForeground,
})

export const paletteGroup = layerStyle({
  margin: 0,
  marginBlockStart: space.s4,
  marginBlockEnd: space.s1,
  fontSize: text.xs,
  fontWeight: weight.medium,
  color: color.mutedForeground,
})

export const paletteList = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const paletteControl = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  inlineSize: '100%',
  minBlockSize: 34,
  paddingInline: space.s2,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: color.foreground,
  font: 'inherit',
  fontSize: text.sm,
  textAlign: 'start',
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { background: color.surface, borderColor: color.border },
    '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: -2 },
    '&:active': { cursor: 'grabbing' },
  },
})

export const paletteIcon = layerStyle({ display: 'inline-flex', color: color.mutedForeground })

export const addMenu = layerStyle({ display: 'none', '@media': { [narrow]: { display: 'inline-flex' } } })

export const addLabel = layerStyle({ display: 'inline-flex', alignItems: 'center', gap: space.s1 })

export const toolbar = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: vars.size.control,
  '@media': {
    // The add menu stays visible in long forms.
    [narrow]: {
      position: 'sticky',
      insetBlockStart: belowHeader,
      zIndex: 1,
      paddingBlock: space.s2,
      background: color.background,
    },
    [when.short]: { position: 'static' },
  },
})

/** A focused element scrolls into view below the sticky toolbar, which is 52 px high and below the header of the page. */
const belowToolbar = { [narrow]: { scrollMarginBlockStart: space.s12 } }

export const count = layerStyle({
  marginInlineEnd: 'auto',
  fontSize: text.sm,
  color: color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
})

export const canvas = layerStyle({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: '16rem',
  selectors: {
    // The drop position of the first field.
    '&[data-empty]': {
      display: 'grid',
      alignContent: 'center',
      border: `1px dashed ${color.inputBorder}`,
      borderRadius: radius.card,
    },
  },
})

export const fields = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const field = layerStyle({
  minInlineSize: 0,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  // Fields out of view are in the document, but not laid out or painted.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 100px',
  selectors: {
    '&[data-state=expanded]': { borderColor: color.primaryBorder, contentVisibility: 'visible' },
    '&:hover, &:focus-within': { borderColor: color.inputBorder },
    '&[data-state=expanded]:is(:hover, :focus-within)': { borderColor: color.primaryBorder },
  },
  '@media': belowToolbar,
})

export const fieldHeader = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  minBlockSize: 40,
  paddingInline: space.s2,
  paddingBlockStart: space.s1,
  '@media': { [when.phone]: { flexWrap: 'wrap' } },
})

export const handle = layerStyle({
  cursor: 'grab',
  touchAction: 'none',
  color: color.mutedForeground,
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': belowToolbar,
})

export const fieldType = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingInlineStart: space.s1,
  fontSize: text.xs,
  color: color.mutedForeground,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  // Beside the handle, so that the actions are below both.
  '@media': { [when.phone]: { flexBasis: `calc(100% - 2 * ${space.s12})` } },
})

export const fieldName = layerStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&::before': { content: '· ' } },
})

/** Stays focusable, so that moving a field to an end keeps the focus. */
export const action = layerStyle({
  selectors: { '&[aria-disabled]': { opacity: 0.4, cursor: 'default' } },
  '@media': belowToolbar,
})

export const typeIcon = layerStyle({ display: 'inline-flex', flex: 'none' })

export const fieldActions = layerStyle({
  display: 'flex',
  flex: 'none',
  color: color.mutedForeground,
  '@media': { [when.phone]: { gap: 0, flexBasis: '100%', justifyContent: 'end' } },
})

export const sketch = layerStyle({
  paddingBlockStart: space.s1,
  paddingBlockEnd: space.s4,
  paddingInlineStart: `calc(${space.s12} + ${space.s1})`,
  paddingInlineEnd: space.s4,
  minInlineSize: 0,
  '@media': { [when.phone]: { paddingInlineStart: space.s4 } },
})

export const condition = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  margin: 0,
  marginBlockStart: space.s3,
  fontSize: text.xs,
  color: color.mutedForeground,
  overflowWrap: 'anywhere',
})

export const dropLine = layerStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  borderRadius: radius.full,
  background: color.primary,
  pointerEvents: 'none',
})

export const overlay = layerStyle({
  inlineSize: 'max-content',
  maxInlineSize: '18rem',
  paddingBlock: space.s2,
  paddingInline: space.s3,
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.foreground,
  fontSize: text.sm,
  boxShadow: vars.shadow.float,
  cursor: 'grabbing',
})

import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { layers } from '../theme/layers.css'
import { belowHeader } from '../internal/below-header'
import { busyLine } from '../internal/busy-line.css'
import { createdMark } from '../internal/created-mark'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

// A container query, so that the table becomes cards in a side panel as on a phone.
// Widths in rem (500, 640, 800 and 1,024 px), so that a larger font of the browser gives cards sooner.
const cards = '(width < 31.25rem)'
const below = {
  sm: '(31.25rem <= width < 40rem)',
  md: '(31.25rem <= width < 50rem)',
  lg: '(31.25rem <= width < 64rem)',
}

/** Custom property of a cell: the width of its column, if it has one. */
export const columnWidth = '--ssp-column-width'

/** Wide enough that single-line cells need not be cut at the width of their column. */
const spacious = '(width >= 72rem)'
const narrow = '(31.25rem <= width < 72rem)'
const line = '&[data-kind="line"]:not([data-sized])'
/** Cells on the second line of a row that opens a page. */
const value =
  'td:not([data-control], [data-main], [data-kind="status"], [data-hide-below], [data-hide-in-cards], :empty)'

export const root = layerStyle({
  ...busyLine,
  overflowX: 'auto',
  containerType: 'inline-size',
  minInlineSize: 0,
  inlineSize: '100%',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.ring}`, outlineOffset: -2 },
    '&[data-density="compact"]': { vars: { [vars.size.row]: '2.25rem' } },
    // Keeps focused cells clear of the buttons at the end.
    '&[data-scrolls]:has(td button)': { scrollPaddingInlineEnd: '10rem' },
  },
})

export const table = layerStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  color: vars.color.foreground,
  '@container': { [cards]: { display: 'block' } },
})

export const head = layerStyle({ '@container': { [cards]: { display: 'block' } } })

export const headRow = layerStyle({
  '@container': {
    [cards]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.s2,
      paddingBlock: vars.space.s1,
      paddingInline: vars.space.s4,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      selectors: { '&:not(:has([data-control]))': { padding: 0, borderBlockEnd: 0 } },
    },
  },
})

export const body = layerStyle({ '@container': { [cards]: { display: 'block' } } })

const hiding = Object.fromEntries(
  Object.entries(below).map(([size, width]) => [
    width,
    { selectors: { [`&[data-hide-below="${size}"]`]: { display: 'none' } } },
  ]),
)

export const headCell = layerStyle({
  blockSize: 36,
  inlineSize: `var(${columnWidth}, auto)`,
  paddingInline: vars.space.s3,
  textAlign: 'start',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.mutedForeground,
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    // The separator is placed at its end.
    '&:has([role="separator"])': { position: 'relative' },
    '&[data-sized]': { maxInlineSize: `var(${columnWidth})`, overflow: 'hidden', textOverflow: 'ellipsis' },
    '&[data-kind="number"]': { textAlign: 'end' },
    '&[data-control="sorts"]': { display: 'none' },
    '&[data-control="select"]': { paddingInlineEnd: 0 },
    '&:first-child': { paddingInlineStart: vars.space.s6 },
    '&:last-child': { paddingInlineEnd: vars.space.s6 },
  },
  '@container': {
    ...hiding,
    [spacious]: { selectors: { [line]: { inlineSize: 'auto' } } },
    // Long headers wrap before their columns make the table wider than its container.
    [narrow]: { paddingInline: vars.space.s2, whiteSpace: 'normal' },
    [cards]: {
      display: 'block',
      blockSize: 'auto',
      maxInlineSize: 'none',
      border: 0,
      // The order and "select all" stay visible; the cards repeat the headings.
      selectors: {
        '&:nth-child(n)': { padding: 0 },
        '&[data-control="sort"]': { display: 'none' },
        '&[data-control="sorts"]': { display: 'block', marginInlineStart: 'auto' },
        '&[data-control="select"]': { display: 'flex', alignItems: 'center', gap: vars.space.s2 },
        '&[data-control="select"]::after': { content: 'attr(data-label)' },
        '&:not([data-control])': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})

export const sort = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minBlockSize: 28,
  marginInline: `calc(-1 * ${vars.space.s2})`,
  paddingInline: vars.space.s2,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.controlHover, color: vars.color.foreground },
    '&:focus-visible': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 0 },
    '[aria-sort] > &': { color: vars.color.foreground },
    // The label is aligned with the numbers, the arrow before it.
    '[data-kind="number"] > &': { flexDirection: 'row-reverse' },
  },
})

export const sortIcon = layerStyle({
  flex: 'none',
  opacity: 0,
  selectors: { '[aria-sort] > * > &': { opacity: 1 }, ':is(:hover, :focus-visible) > &': { opacity: 0.6 } },
})

export const row = layerStyle({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    ':last-child > &:last-child': { borderBlockEnd: 0 },
    '[data-scrolls] &': { background: vars.color.surface },
    '&[data-link]': { cursor: 'pointer' },
    // The line below a row does not change.
    '&[data-created]': { ...createdMark['&[data-created]'], borderColor: vars.color.border },
    '&[data-link]:not([aria-selected="true"]):is(:hover, :has([data-row-link]:focus-visible))': {
      background: vars.color.controlHover,
    },
    '&[aria-selected="true"]': { background: vars.color.primarySubtle },
  },
  '@container': {
    [cards]: {
      display: 'grid',
      gap: vars.space.s2,
      position: 'relative',
      paddingBlock: vars.space.s4,
      paddingInline: vars.space.s4,
      selectors: {
        '&[data-created]': { boxShadow: `inset 3px 0 0 ${vars.color.primaryBorder}` },
        '[dir=rtl] &[data-created]': { boxShadow: `inset -3px 0 0 ${vars.color.primaryBorder}` },
        '&[data-link]': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: `0 ${vars.space.s3}`,
          paddingBlock: vars.space.s2,
        },
        '&[data-link]:has(> [data-control="select"])': { paddingInlineStart: vars.space.s12 },
        '&[data-link]:has(> [data-control] > [data-shape="icon"]:not(a:only-child))': {
          paddingInlineEnd: vars.space.s16,
        },
        // At the end of the first line.
        '&[data-link]::after': { content: '""', inlineSize: '100%' },
      },
    },
  },
})

/** Custom property of the row that replaces a group that is not rendered: the number of rows in the group. */
export const undrawnRows = '--ssp-undrawn-rows'

export const undrawn = layerStyle({
  blockSize: `calc((${vars.size.row} + 1px) * var(${undrawnRows}))`,
  // Cards of five lines.
  '@container': { [cards]: { display: 'block', blockSize: `calc(12rem * var(${undrawnRows}))` } },
})

export const cell = layerStyle({
  blockSize: vars.size.row,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  textAlign: 'start',
  fontWeight: 'inherit',
  // Not 'anywhere': that lets a narrow column break inside words and numbers.
  overflowWrap: 'break-word',
  selectors: {
    '&[data-kind="number"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '&[data-kind="date"]': { fontVariantNumeric: 'tabular-nums' },
    // Maximum width of a cell; a table with free space gives it more.
    '&:is([data-kind="line"], [data-kind="person"], [data-sized])': {
      maxInlineSize: `var(${columnWidth}, clamp(12rem, 20cqi, 16rem))`,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '&:first-child': { paddingInlineStart: vars.space.s6 },
    '&:last-child': { paddingInlineEnd: vars.space.s6 },
    '[data-created] > &:first-child': { boxShadow: `inset 3px 0 0 ${vars.color.primaryBorder}` },
    '[dir=rtl] [data-created] > &:first-child': { boxShadow: `inset -3px 0 0 ${vars.color.primaryBorder}` },
    '&[data-control]': { inlineSize: 1, whiteSpace: 'nowrap', overflowWrap: 'normal' },
    '&[data-control="select"]': { paddingInlineEnd: 0 },
    // A dash for an empty cell, in CSS so that it needs no element.
    '&:not([data-control]):empty::after': { content: '"–"', color: vars.color.mutedForeground },
  },
  '@container': {
    ...hiding,
    [spacious]: { selectors: { [line]: { maxInlineSize: 'clamp(16rem, 25cqi, 24rem)' } } },
    '(width >= 64rem)': { selectors: { '&[data-kind="date"]': { whiteSpace: 'nowrap' } } },
    [narrow]: {
      paddingInline: vars.space.s2,
      selectors: {
        // Buttons stay in view in a table that is wider than its container.
        '[data-scrolls] &[data-control="actions"]:has(button)': {
          position: 'sticky',
          insetInlineEnd: 0,
          zIndex: 1,
          background: 'inherit',
        },
        '[data-scrolls] &[data-control="actions"]:has(button)::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          inlineSize: 1,
          background: vars.color.border,
        },
      },
    },
    [cards]: {
      display: 'grid',
      // 7.5rem: the longest words of German headers.
      gridTemplateColumns: 'minmax(min(7.5rem, 40%), 1fr) minmax(0, 2fr)',
      justifyItems: 'start',
      alignItems: 'baseline',
      gap: vars.space.s3,
      blockSize: 'auto',
      minBlockSize: 24,
      overflowWrap: 'anywhere',
      selectors: {
        '&:nth-child(n)': { padding: 0, textAlign: 'start', whiteSpace: 'normal', maxInlineSize: 'none' },
        // The bar is at the start of the row.
        '[data-created] > &:nth-child(n):nth-child(n):nth-child(n)': { boxShadow: 'none' },
        '&[data-label]::before': {
          content: 'attr(data-label)',
          marginInlineEnd: vars.space.s1,
          color: vars.color.mutedForeground,
          fontSize: vars.text.xs,
        },
        '&[data-main]': {
          order: -1,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'center',
          // Vertically centred with the action beside it.
          minBlockSize: vars.size.control,
          fontSize: vars.text.md,
          paddingInlineEnd: vars.space.s16,
        },
        '&[data-main]::before': { content: 'none' },
        '&:is([data-hide-in-cards], :not([data-control], [data-main]):empty)': { display: 'none' },
        '&[data-control]': { display: 'block', inlineSize: 'auto' },
        '&[data-control="select"]': {
          position: 'absolute',
          insetBlockStart: vars.space.s4,
          insetInlineStart: vars.space.s4,
          minBlockSize: vars.size.control,
          alignContent: 'center',
        },
        '[data-control="select"] ~ &[data-main]': { paddingInlineStart: vars.space.s8 },
        '&[data-control="actions"]:empty': { display: 'none' },
        '&[data-control="actions"]': {
          position: 'absolute',
          insetBlockStart: vars.space.s4,
          insetInlineEnd: vars.space.s4,
          minBlockSize: vars.size.control,
          alignContent: 'center',
        },
        // Buttons and links with text get their own line, so that the name keeps its width.
        '&[data-control="actions"]:has(:is(a[data-link="quiet"], button):not([data-shape="icon"]))': {
          position: 'static',
          order: 1,
          flexBasis: '100%',
        },
        // A row that opens a page: name, status and actions; below them two values. Dates and numbers need their labels.
        '[data-link] > &:not([data-control], [data-main])': {
          display: 'block',
          // Also aligns the children of a block, where a long line would keep its width and have no ellipsis.
          justifyItems: 'normal',
          order: 1,
          minBlockSize: 0,
          maxInlineSize: `calc(50% - ${vars.space.s3})`,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: vars.color.mutedForeground,
        },
        '[data-link] > &:not([data-kind="date"], [data-kind="number"])::before': { content: 'none' },
        // The label is cut with an ellipsis, the value never. Two values that do not fit get a line each.
        '[data-link] > &:is([data-kind="date"], [data-kind="number"])': {
          display: 'flex',
          gap: 0,
          minInlineSize: 'min-content',
        },
        '[data-link] > &[data-label]::before': {
          inlineSize: 0,
          maxInlineSize: 'max-content',
          flexGrow: 1,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        },
        '[data-link] > &[data-kind="status"]': { order: -1, maxInlineSize: 'none', paddingBlock: vars.space.s1 },
        [`[data-link] > &:is(:nth-child(2 of ${value}), :nth-last-child(1 of ${value}))`]: {
          flex: '1 1 40%',
          maxInlineSize: 'none',
        },
        [`[data-link] > &:is(:nth-child(n + 3 of ${value}), [data-hide-below], [data-hide-in-cards], :empty):not([data-control], [data-main])`]:
          {
            display: 'none',
          },
        '[data-link] > &[data-main]': { order: -2, flex: 1, minInlineSize: '50%', padding: 0 },
        '[data-link] > &[data-control]': { insetBlockStart: vars.space.s2 },
        // The row itself is the link.
        '[data-link] > &[data-control]:has(> a:only-child)': { display: 'none' },
      },
    },
  },
})

// Browsers break at `wbr` even in text that does not wrap.
globalStyle(`[data-link] > ${cell}:not([data-main]) wbr`, {
  '@layer': { [layers.components]: { '@container': { [cards]: { display: 'none' } } } },
})

/** Picture, and the name above the detail. */
export const person = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
  maxInlineSize: '100%',
})

/** If the name does not identify the row, the picture is shown only in a table with free space. */
export const picture = layerStyle({
  '@container': { '(width < 64rem)': { selectors: { 'td > * > &': { display: 'none' } } } },
})

export const personText = layerStyle({ minInlineSize: 0, lineHeight: vars.leading.heading })

export const personLine = layerStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Space for the focus ring of the row's link.
  padding: 2,
  margin: -2,
  '@container': { [cards]: { overflowWrap: 'break-word' } },
})

export const personDetail = layerStyle({
  // No wider than the column that the name needs.
  contain: 'inline-size',
  color: vars.color.mutedForeground,
  fontSize: vars.text.xs,
  '@container': { [cards]: { contain: 'none' } },
})

/** The row's link, in its main column. */
export const rowLink = layerStyle({
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  borderRadius: 2,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 },
  },
})

export const checkbox = layerStyle({
  inlineSize: 16,
  blockSize: 16,
  margin: 4,
  verticalAlign: 'middle',
  accentColor: vars.color.primary,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 } },
})

export const empty = layerStyle({ paddingBlock: vars.space.s8, paddingInline: vars.space.s6 })

export const selectionBar = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
  rowGap: vars.space.s1,
  minBlockSize: 48,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s6,
  fontSize: vars.text.sm,
  color: vars.color.primarySubtleForeground,
  background: vars.color.primarySubtle,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  // Checkboxes are also needed further down.
  position: 'sticky',
  insetBlockStart: `calc(${belowHeader} + ${vars.space.s2})`,
  zIndex: 2,
  '@media': {
    [when.phone]: { paddingBlock: vars.space.s2, paddingInline: vars.space.s3 },
    [when.short]: { position: 'static' },
  },
})

export const selectionActions = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  marginInlineStart: 'auto',
  '@media': { [when.phone]: { marginInlineStart: 0 } },
})

import { busyLine, layerStyle, vars, when } from '@ssp/ui/css'

/** Not a grid, because sticky elements would stay in their row. */
export const page = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space.s4,
  '@media': { [when.phone]: { gap: vars.space.s3 } },
})

/** Content under tabs, with the spacing of the page. */
export const panel = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space.s4,
  // The styles of the tabs may load after these.
  selectors: { '&&': { paddingBlockStart: 0 } },
})

export const content = layerStyle(busyLine)

/** One element for the focus after a removal, without a box in the layout. */
export const parts = layerStyle({ display: 'contents' })

/** Takes no space while it is empty. */
export const cleared = layerStyle({
  margin: 0,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
  selectors: { '&:empty': { position: 'absolute' } },
})

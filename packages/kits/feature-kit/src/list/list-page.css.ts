import { busyLine, layerStyle, vars, when } from '@ssp/ui/css'

/** No grid: what stays in view would stay in its row. */
export const page = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space.s4,
  '@media': { [when.phone]: { gap: vars.space.s3 } },
})

/** Content under tabs, in the rhythm of the page. */
export const panel = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space.s4,
  // The styles of the tabs may be loaded after these.
  selectors: { '&&': { paddingBlockStart: 0 } },
})

export const content = layerStyle(busyLine)

/** One element for the focus after a removal, none for the layout. */
export const parts = layerStyle({ display: 'contents' })

/** Takes no space of the list while it says nothing. */
export const cleared = layerStyle({
  margin: 0,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
  selectors: { '&:empty': { position: 'absolute' } },
})

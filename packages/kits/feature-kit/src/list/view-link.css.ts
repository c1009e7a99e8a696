import { layerStyle, vars } from '@ssp/ui/css'

/** Colour behind the text where it covers others. Default none. */
export const viewGround = '--ssp-view-ground'

export const link = layerStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  fontSize: vars.text.sm,
  // The whole row opens the record: the link is shown where it can be taken, and keeps its space.
  '@media': { '(hover: hover)': { opacity: 0 } },
  selectors: { ':is(li, tr):is(:hover, :has(:focus-visible)) &': { opacity: 1 } },
})

/** What a pointer that hovers sees. */
export const text = layerStyle({
  background: `var(${viewGround}, none)`,
  boxShadow: `0 0 0 ${vars.space.s1} var(${viewGround}, transparent)`,
  '@media': { '(hover: none)': { display: 'none' } },
})

/** What is seen where nothing hovers. */
export const chevron = layerStyle({
  color: vars.color.mutedForeground,
  '@media': { '(hover: hover)': { display: 'none' } },
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})

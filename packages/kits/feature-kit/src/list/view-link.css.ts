import { layerStyle, vars } from '@ssp/ui/css'

/** Background colour of the text where it covers other text. Default: none. */
export const viewGround = '--ssp-view-ground'

export const link = layerStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  fontSize: vars.text.sm,
  // The whole row opens the record. The link is visible where it can be activated, and always takes its space.
  '@media': { '(hover: hover)': { opacity: 0 } },
  selectors: { ':is(li, tr):is(:hover, :has(:focus-visible)) &': { opacity: 1 } },
})

/** Visible to a pointer that can hover. */
export const text = layerStyle({
  background: `var(${viewGround}, none)`,
  boxShadow: `0 0 0 ${vars.space.s1} var(${viewGround}, transparent)`,
  '@media': { '(hover: none)': { display: 'none' } },
})

/** Visible on devices without hover. */
export const chevron = layerStyle({
  color: vars.color.mutedForeground,
  '@media': { '(hover: hover)': { display: 'none' } },
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})

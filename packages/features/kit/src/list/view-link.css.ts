import { layerStyle, vars } from '@ssp/ui/css'

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
export const text = layerStyle({ '@media': { '(hover: none)': { display: 'none' } } })

/** What is seen where nothing hovers. */
export const chevron = layerStyle({
  '@media': { '(hover: hover)': { display: 'none' } },
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})

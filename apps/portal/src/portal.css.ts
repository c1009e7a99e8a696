import { globalStyle } from '@vanilla-extract/css'
import { vars, when } from '@ssp/ui/css'

// The page itself belongs to the portal; packages style nothing outside `.ssp-root`.
globalStyle('body', { margin: 0 })
// Focused elements are not hidden by the header, nor by a bar at the bottom of a long form (WCAG 2.2, 2.4.11).
globalStyle('html', { scrollPaddingBlock: '5rem 6rem', '@media': { [when.short]: { scrollPaddingBlock: 0 } } })
// Nor by the actions of selected rows, which stay below the header.
globalStyle('html:has(.ssp-Table__selection-bar)', {
  scrollPaddingBlockStart: '8rem',
  '@media': { [when.phone]: { scrollPaddingBlockStart: '13rem' }, [when.short]: { scrollPaddingBlockStart: 0 } },
})
// It gets the focus after a change of page, but is not interactive.
globalStyle('main:focus', { outline: 'none' })
// The background of a short page extends to the bottom; the second root, of the overlays, has none.
globalStyle('#root > .ssp-root', { minBlockSize: '100dvh' })
globalStyle('.ssp-root', { vars: { [vars.fontFamily]: "'Inter Variable', system-ui, sans-serif" } })

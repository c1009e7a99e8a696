import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@ssp/ui/css'

// The page itself belongs to the portal; packages style nothing outside `.ssp-root`.
globalStyle('body', { margin: 0 })
globalStyle('.ssp-root', { vars: { [vars.fontFamily]: "'Inter Variable', system-ui, sans-serif" } })

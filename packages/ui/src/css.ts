// `@ssp/ui/css`: style helpers for other packages. No React, so that `.css.ts` files evaluate quickly.
export { vars } from './theme/contract.css'
export { layers } from './theme/layers.css'
export { layerStyle } from './internal/layer-style'
export { when } from './internal/when'
export { hidden } from './visually-hidden/hidden'
export { busyLine } from './internal/busy-line.css'
export { coveringLink } from './internal/covering-link'
export { createdMark } from './internal/created-mark'

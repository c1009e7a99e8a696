// `@ssp/ui/css`: what the stylesheets of other packages are made of. No React, so that a `.css.ts` file stays quick to evaluate.
export { vars } from './theme/contract.css'
export { layers } from './theme/layers.css'
export { layerStyle } from './internal/layer-style'
export { when } from './internal/when'

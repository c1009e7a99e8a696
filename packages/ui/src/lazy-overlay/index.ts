export { lazyOverlay } from './lazy-overlay'
export type { OverlayPlace } from './lazy-overlay'

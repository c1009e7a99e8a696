export { lazyOverlay } from './lazy-overlay'
export type { OverlayProps } from './lazy-overlay'

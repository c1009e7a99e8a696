import { layerStyle } from '@ssp/ui/css'

export const root = layerStyle({ flex: 'none', selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } })

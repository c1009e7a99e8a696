import { layerStyle } from '@ssp/ui/css'

// The virtualiser itself keeps the position when a line above turns out to be higher than expected.
export const list = layerStyle({ display: 'flow-root', overflowAnchor: 'none' })

export const line = layerStyle({ display: 'flow-root' })

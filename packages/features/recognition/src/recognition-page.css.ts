import { layerStyle } from '@ssp/ui/css'

/** The panel has its own distance from the tabs. */
export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

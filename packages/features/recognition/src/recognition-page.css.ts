import { layerStyle } from '@ssp/ui/css'

/** The panel keeps its own distance to the tabs. */
export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

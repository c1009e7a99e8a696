import { layerStyle } from '@ssp/ui/css'

/** A readable form width; centred in the remaining space beside the navigation. */
export const root = layerStyle({ inlineSize: '100%', maxInlineSize: '43rem', marginInline: 'auto' })

import { layerStyle } from '@ssp/ui/css'

/** As wide as a form is read; centred in what is left beside the navigation. */
export const root = layerStyle({ inlineSize: '100%', maxInlineSize: '43rem', marginInline: 'auto' })

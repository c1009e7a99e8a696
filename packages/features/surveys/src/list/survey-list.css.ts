import { layerStyle } from '@ssp/ui/css'

/** Three lines; the full text is on the survey's own page. */
export const description = layerStyle({
  display: '-webkit-box',
  margin: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
})

import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

export const input = layerStyle({
  paddingBlock: vars.space.s2,
  lineHeight: vars.leading.text,
  resize: 'vertical',
  // Grows with its text in browsers that support it; elsewhere it scrolls.
  fieldSizing: 'content',
  minBlockSize: '5lh',
  maxBlockSize: '20lh',
})

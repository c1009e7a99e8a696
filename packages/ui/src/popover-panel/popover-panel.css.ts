import { layerStyle } from '../internal/layer-style'

export const panel = layerStyle({ inlineSize: 'min(320px, calc(100vw - 16px))', outline: 'none' })

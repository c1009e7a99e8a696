import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

export const answers = layerStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s1 })

export const help = layerStyle({ display: 'block', color: vars.color.mutedForeground, fontSize: vars.text.sm })

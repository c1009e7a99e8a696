import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { appear } from '../internal/appear.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

/** Hidden for 150 ms, so that a fast response causes no flicker. */
export const delayed = layerStyle({ animation: `${appear} 1ms 150ms backwards` })

export const root = layerStyle({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.skeleton,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-shape="text"]': { blockSize: '0.75em', marginBlock: '0.375em', borderRadius: vars.radius.full },
    '&[data-shape="circle"]': { borderRadius: vars.radius.full, flex: 'none' },
  },
  '@media': { [when.motion]: { animation: `${breathe} 1600ms ease-in-out 150ms infinite` } },
})

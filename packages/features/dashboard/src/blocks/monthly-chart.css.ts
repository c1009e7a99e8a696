import { layerStyle, vars } from '@ssp/ui/css'
import { PLOT_HEIGHT } from './plot-height'

const { space, text, leading } = vars

export const body = layerStyle({ containerType: 'inline-size', paddingBlockStart: space.s4 })

/** Title and summary of a chart. */
export const header = layerStyle({
  marginBlockEnd: space.s3,
  '::after': {
    content: '',
    display: 'block',
    fontSize: text.sm,
    lineHeight: leading.text,
    minBlockSize: '1lh',
  },
  '@container': { '(width < 340px)': { '::after': { minBlockSize: '2lh' } } },
})

export const title = layerStyle({
  margin: 0,
  fontSize: text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: leading.heading,
})

export const plot = layerStyle({ blockSize: PLOT_HEIGHT })

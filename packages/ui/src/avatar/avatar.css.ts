import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'

const charts = [
  vars.color.chart1,
  vars.color.chart2,
  vars.color.chart3,
  vars.color.chart4,
  vars.color.chart5,
  vars.color.chart6,
]

// A light tint of a chart colour keeps the normal text colour readable in every brand.
const tints = Object.fromEntries(
  charts.map((chart, index) => [
    `&[data-tint="${index + 1}"]`,
    { background: `color-mix(in oklab, ${chart} 18%, ${vars.color.surface})` },
  ]),
)

export const root = layerStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  color: vars.color.foreground,
  fontWeight: vars.weight.medium,
  lineHeight: 1,
  userSelect: 'none',
  verticalAlign: 'middle',
  selectors: {
    ...tints,
    // Generated content, so that initials are not selectable, searchable or read aloud.
    '&[data-initials]::before': { content: 'attr(data-initials)' },
    '&[data-size="sm"]': { inlineSize: 28, blockSize: 28, fontSize: '0.625rem' },
    '&[data-size="md"]': { inlineSize: 32, blockSize: 32, fontSize: vars.text.xs },
    '&[data-size="lg"]': { inlineSize: 40, blockSize: 40, fontSize: vars.text.md },
    '&[data-size="xl"]': { inlineSize: 64, blockSize: 64, fontSize: vars.text.xl },
    // Logos are wide and designed for a white background.
    '&[data-fit="contain"]': {
      inlineSize: 'auto',
      maxInlineSize: 96,
      borderRadius: vars.radius.control,
      background: 'white',
      forcedColorAdjust: 'none',
    },
  },
})

export const image = layerStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '[data-fit="contain"] > &': { objectFit: 'contain', padding: vars.space.s1 } },
})

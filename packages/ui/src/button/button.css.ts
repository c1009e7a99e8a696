import { keyframes } from '@vanilla-extract/css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'
import { vars } from '../theme/contract.css'

const { color } = vars
const enabled = ':not(:disabled):not([aria-disabled=true])'

const variant = (name: string, rest: object, hover: object, active: object) => ({
  [`&[data-variant=${name}]`]: rest,
  [`&[data-variant=${name}]:hover${enabled}`]: hover,
  [`&[data-variant=${name}]:active${enabled}`]: active,
})

export const root = layerStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-size=small]': {
      minBlockSize: `calc(${vars.size.control} - ${vars.space.s1})`,
      paddingInline: vars.space.s2,
      fontSize: vars.text.sm,
    },
    '&[data-block]': { inlineSize: '100%' },
    '&[data-shape=icon]': { inlineSize: vars.size.control, padding: 0, flexShrink: 0 },
    '&[data-shape=icon][data-size=small]': { inlineSize: `calc(${vars.size.control} - ${vars.space.s1})` },
    '&:is(:disabled, [data-state=unavailable])': { opacity: 0.5, cursor: 'default' },
    '&[aria-disabled=true]': { cursor: 'default' },
    ...variant(
      'primary',
      { background: color.primary, color: color.primaryForeground, borderColor: color.primaryBorder },
      { background: color.primaryHover },
      { background: color.primaryActive },
    ),
    ...variant(
      'secondary',
      {
        background: color.surface,
        color: color.foreground,
        borderColor: color.border,
      },
      { background: color.controlHover },
      { background: color.muted },
    ),
    ...variant('quiet', { color: color.foreground }, { background: color.controlHover }, { background: color.muted }),
    ...variant(
      'danger',
      { background: color.danger, color: color.dangerForeground },
      { background: color.dangerHover },
      { background: color.dangerHover },
    ),
  },
})

export const content = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  // The label stays rendered while pending, so the button keeps its width and accessible name.
  selectors: { '[data-state=pending] > &': { opacity: 0 } },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const progress = layerStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '1.1em',
  blockSize: '1.1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  '@media': { [when.motion]: { animation: `${turn} 800ms linear infinite` } },
})

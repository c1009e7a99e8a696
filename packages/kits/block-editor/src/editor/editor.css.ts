import { layerStyle, vars } from '@ssp/ui/css'

const { color, space } = vars

export const frame = layerStyle({
  border: `1px solid ${color.inputBorder}`,
  borderRadius: vars.radius.control,
  background: color.input,
  color: color.inputForeground,
  overflow: 'clip',
  selectors: {
    '&:focus-within': { borderColor: color.ring, outline: `1px solid ${color.ring}` },
    '&[data-disabled]': { background: color.muted, borderColor: color.border },
    '&[data-invalid]': { borderColor: color.danger },
  },
})

export const toolbar = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s1,
  padding: space.s1,
  borderBlockEnd: `1px solid ${color.border}`,
})

export const content = layerStyle({
  minBlockSize: '8lh',
  maxBlockSize: '20lh',
  overflowY: 'auto',
  padding: space.s3,
  outline: 'none',
  // Without it the editor logs a warning, and a space at the end of a line is lost while typing.
  whiteSpace: 'pre-wrap',
})

export const pressed = layerStyle({
  selectors: { '&[aria-pressed=true]': { background: color.accent, color: color.accentForeground } },
})

import { layerStyle, vars } from '@ssp/ui/css'

export const page = layerStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s6, padding: vars.space.s6 })
export const form = layerStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s4, maxInlineSize: 560 })
export const fields = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space.s4,
})
export const section = layerStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s2 })
export const heading = layerStyle({ fontSize: vars.text.lg, margin: 0 })
export const pair = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  gap: vars.space.s4,
})
export const window = layerStyle({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
const frame = { display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 } as const
export const part = layerStyle(frame)
// Double size at half scale, so that a screen keeps its wide layout in half a window.
export const screen = layerStyle({
  ...frame,
  inlineSize: '200%',
  blockSize: '200%',
  transform: 'scale(0.5)',
  transformOrigin: 'top left',
  selectors: { '[dir=rtl] &': { transformOrigin: 'top right' } },
})

import { layers, layerStyle, vars } from '@ssp/ui/css'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'

const { color, space, text, weight } = vars

export const body = layerStyle({ fontSize: text.md, lineHeight: vars.leading.text, overflowWrap: 'anywhere' })

// The elements of stored text have no classes, so they are reached through the root.
const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${body} ${selector}`, { '@layer': { [layers.components]: rule } })

inside(':is(p, h2, h3, ul, ol, blockquote)', { margin: 0 })
inside(':is(p, h2, h3, ul, ol, blockquote) + :is(p, h2, h3, ul, ol, blockquote)', { marginBlockStart: space.s3 })
inside('h2', { fontSize: text.lg, fontWeight: weight.semibold, lineHeight: vars.leading.heading })
inside('h3', { fontSize: text.md, fontWeight: weight.semibold })
inside(':is(ul, ol)', { paddingInlineStart: space.s6 })
inside('ul', { listStyle: 'disc' })
inside('ol', { listStyle: 'decimal' })
inside('strong', { fontWeight: weight.semibold })
inside('blockquote', {
  borderInlineStart: `3px solid ${color.border}`,
  paddingInlineStart: space.s3,
  color: color.mutedForeground,
})
// Banners and notes have text colours of their own.
inside('a', { color: 'inherit', textDecoration: 'underline' })

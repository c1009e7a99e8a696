import { layerStyle, styleWithin, vars } from '@ssp/ui/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'

const { color, space, text, weight } = vars

export const body = layerStyle({ fontSize: text.md, lineHeight: vars.leading.text, overflowWrap: 'anywhere' })

// The elements of stored text have no classes, so they are selected through the root.
const inside = (selector: string, rule: GlobalStyleRule) => styleWithin(body, selector, rule)

const blocks = ':is(p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, figure)'
inside(blocks, { margin: 0 })
inside(`${blocks} + ${blocks}`, { marginBlockStart: space.s3 })
inside(':is(h1, h2, h3, h4, h5, h6)', { fontWeight: weight.semibold, lineHeight: vars.leading.heading })
inside('h1', { fontSize: text.xl })
inside('h2', { fontSize: text.lg })
inside(':is(h3, h4)', { fontSize: text.md })
inside(':is(h5, h6)', { fontSize: text.sm })
inside(':is(h4, h6)', { color: color.mutedForeground })
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

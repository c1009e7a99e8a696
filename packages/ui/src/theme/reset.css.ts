import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { layers } from './layers.css'

/** Scopes a rule to our root, so that the host page is never affected. */
const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector.replaceAll('&', ':where(.ssp-root)'), { '@layer': { [layers.reset]: rule } })

reset('&', {
  backgroundColor: vars.color.background,
  color: vars.color.foreground,
  fontFamily: vars.fontFamily,
  fontSize: vars.text.md,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.text,
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  WebkitFontSmoothing: 'antialiased',
  WebkitTextSizeAdjust: '100%',
})
// The overlay container must not cover the page.
reset('&:where([data-ssp-portal])', { backgroundColor: 'transparent' })
// Without ::before and ::after: a rule for them makes the browser compute two more styles per element.
reset('& *, &', { boxSizing: 'border-box' })
reset('& :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, menu, pre)', {
  margin: 0,
  padding: 0,
})
reset('& :where(h1, h2, h3, h4, h5, h6)', {
  // A host may style bare headings.
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: vars.weight.semibold,
  letterSpacing: 'inherit',
  lineHeight: vars.leading.heading,
  textTransform: 'inherit',
})
reset('& :where(fieldset, iframe)', { border: 0, minInlineSize: 0 })
reset('& :where(ul, ol)[role=list]', { listStyle: 'none' })
reset('& :where(button, input, select, textarea)', {
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
})
reset('& :where(button)', { padding: 0, border: 0, background: 'none', textAlign: 'inherit', cursor: 'pointer' })
reset('& :where(button:disabled)', { cursor: 'default' })
reset('& :where(img, svg, video, canvas)', { display: 'block', maxInlineSize: '100%' })
reset('& :where(img, video)', { blockSize: 'auto' })
reset('& :where(table)', { borderCollapse: 'collapse', inlineSize: '100%' })
reset('& :where(th)', { fontWeight: 'inherit', textAlign: 'inherit' })
reset('& :where(a)', { color: 'inherit', textDecoration: 'none' })
reset('& :where(:focus-visible)', { outline: `2px solid ${vars.color.ring}`, outlineOffset: '2px' })
reset('& :where([hidden])', { display: 'none !important' })
// Replaces React Aria's injected style element (root/reserve-style-elements.ts): no double-tap delay.
reset('& [data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })

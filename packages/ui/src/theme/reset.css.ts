import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { layers } from './layers.css'

/** Everything here stays inside our own root: the host page is never touched. */
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
// The home of overlays lies beside the page and must not cover it.
reset('&:where([data-ssp-portal])', { backgroundColor: 'transparent' })
// Not for ::before and ::after: a rule for all of them makes the browser work out two more styles for every element.
reset('& *, &', { boxSizing: 'border-box' })
reset('& :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, menu, pre)', {
  margin: 0,
  padding: 0,
})
reset('& :where(h1, h2, h3, h4, h5, h6)', {
  // A host may paint its bare headings in a layer of its own.
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
// React Aria would write this one itself (root/claim-styles.ts): presses without the delay of a double tap.
reset('& [data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })

import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

export const root = layerStyle({
  selectors: {
    // A plain link keeps the radius set by its caller, for example a button's.
    '&:not([data-link=plain])': { borderRadius: 2 },
    '&[data-link=inline]': {
      color: vars.color.link,
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
    },
    '&[data-link=inline]:hover': { textDecorationThickness: '2px' },
    '&[data-link=quiet]': { color: vars.color.link, fontWeight: vars.weight.medium },
    '&[data-link=quiet]:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
})

import { globalStyle } from '@vanilla-extract/css'
import { when } from '../internal/when'
import { vars } from './contract.css'
import { layers } from './layers.css'

const { color } = vars

// The last layer, because components show a selection with colours and shadows, which forced colours remove.
const chosen = [
  '[aria-selected=true]:not([role=option][data-selected])', // an option of a list box has a tick
  '[aria-current]:not([aria-current=false])',
  '[aria-pressed=true]',
  '[data-selected]:not([role=option])',
].join()
globalStyle(`.ssp-root :is(${chosen}):not(:focus-visible, [data-focus-visible])`, {
  '@layer': {
    [layers.utilities]: { '@media': { [when.forced]: { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
})

// More specific than the colours of a client, which may be on the element itself.
const stronger = (name: string, value: string) => ({ [name]: `${value} !important` })
globalStyle('.ssp-root', {
  '@layer': {
    [layers.utilities]: {
      '@media': {
        [when.moreContrast]: {
          vars: {
            ...stronger(color.border, color.inputBorder),
            ...stronger(color.mutedForeground, color.foreground),
            ...stronger(color.placeholder, color.inputForeground),
            ...stronger(color.navMutedForeground, color.navForeground),
            ...stronger(color.chartGrid, color.chartAxis),
          },
        },
      },
    },
  },
})

import { createGlobalThemeContract } from '@vanilla-extract/css'
import { colourNames, kebab, type ColourName } from './tokens'

const colour = Object.fromEntries(colourNames.map((name) => [name, ''])) as Record<ColourName, ''>

/**
 * The theme contract: `vars.color.primary` is `var(--ssp-color-primary)`. The names are public and stable;
 * tenants and host pages may set them on `.ssp-root` (docs/embedding.md). Components use only these.
 */
export const vars = createGlobalThemeContract(
  {
    color: colour,
    /** Length of 1rem in the styles of the packages (tsup.shared.ts). */
    baseSize: '',
    fontFamily: '',
    fontMono: '',
    /** 12 meta, 13 secondary, 14 body, 16 card title, 20 page title, 28 heading (px at a 16 px root, set in rem). */
    text: { xs: '', sm: '', md: '', lg: '', xl: '', xxl: '' },
    weight: { regular: '', medium: '', semibold: '' },
    leading: { heading: '', text: '' },
    /** The 4 px grid: the key times 4 px. */
    space: { s1: '', s2: '', s3: '', s4: '', s6: '', s8: '', s12: '', s16: '' },
    /** mark 4 (checkboxes, chips), control 6, card 10. */
    radius: { mark: '', control: '', card: '', full: '' },
    /** control 36 or 32, row 44 or 36, touch 44, by density. */
    size: { control: '', row: '', touch: '', nav: '', navCollapsed: '', panel: '' },
    shadow: { float: '', dialog: '' },
    motion: { fast: '', normal: '', ease: '' },
    layer: { header: '', dropdown: '', dialog: '', toast: '' },
  },
  (_value, path) => `ssp-${path.map((part) => kebab(part.replace(/^s(?=\d)/, ''))).join('-')}`,
)

import { layerStyle, vars, when } from '@ssp/ui/css'

/** Below this width the picture is above the form. */
const narrow = '(width < 900px)'

const systemDark = '(prefers-color-scheme: dark)'

export const page = layerStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  minBlockSize: '100dvh',
  color: vars.color.overlayForeground,
  // Fallback in the client's colours without a picture.
  background: `radial-gradient(120% 120% at 85% 10%, color-mix(in oklab, ${vars.color.primary} 28%, ${vars.color.overlay}), ${vars.color.overlay} 65%)`,
})

export const background = layerStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

const overlayGradient = (angle: string) =>
  `linear-gradient(${angle}, color-mix(in oklab, ${vars.color.overlay} 92%, transparent), color-mix(in oklab, ${vars.color.overlay} 60%, transparent))`

/** The client's overlay colour over the picture, strongest behind the card, which contains only the client's logo. */
export const overlay = layerStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: overlayGradient('100deg'),
  selectors: { '[dir=rtl] &': { background: overlayGradient('-100deg') } },
})

export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px) minmax(0, 560px)',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s16,
  padding: vars.space.s12,
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 440px)',
      alignContent: 'center',
      gap: vars.space.s6,
      padding: vars.space.s6,
    },
    [when.phone]: { padding: vars.space.s4, alignContent: 'start' },
  },
})

export const card = layerStyle({
  display: 'grid',
  gap: vars.space.s6,
  padding: vars.space.s8,
  color: vars.color.foreground,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.dialog,
  '@media': { [when.phone]: { padding: vars.space.s6 } },
})

export const stage = layerStyle({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  gap: vars.space.s8,
  '@media': { [narrow]: { order: -1, gap: vars.space.s4 } },
})

export const picture = layerStyle({
  maxBlockSize: 'min(60dvh, 480px)',
  objectFit: 'contain',
  borderRadius: vars.radius.card,
  '@media': {
    [narrow]: { inlineSize: '100%', blockSize: 128, objectFit: 'cover' },
    [`${narrow} and ${when.short}`]: { display: 'none' },
  },
})

export const alternate = layerStyle({
  maxBlockSize: 40,
  maxInlineSize: 200,
  '@media': { [narrow]: { display: 'none' } },
})

export const name = layerStyle({
  fontSize: 'clamp(28px, 4vw, 44px)',
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { display: 'none' } },
})

const inherited = '[data-mode="inherit"] &'

export const logoBox = layerStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 48,
  selectors: { [inherited]: { display: 'grid', justifyItems: 'start' } },
})

export const logo = layerStyle({ display: 'block', maxBlockSize: 48, maxInlineSize: 220, objectFit: 'contain' })

/** Logos are designed for white; a logo without an alternate gets a white background on a dark card. */
export const whiteBackground = layerStyle({
  selectors: {
    '&:has(img)': {
      marginInlineStart: `calc(-1 * ${vars.space.s2})`,
      paddingInline: vars.space.s2,
      borderRadius: vars.radius.control,
      background: 'white',
      forcedColorAdjust: 'none',
    },
  },
})

/** Only colours follow the scheme of the host, so both logos have the same position and a mask hides one of them. */
const shownOn = (light: string, dark: string) => ({
  gridArea: '1 / 1',
  maskImage: `linear-gradient(light-dark(${light}, ${dark}) 0 0)`,
})

export const onLight = layerStyle({
  selectors: { '[data-mode="dark"] &': { display: 'none' }, [inherited]: shownOn('black', 'transparent') },
  '@media': { [systemDark]: { selectors: { '[data-mode="system"] &': { display: 'none' } } } },
})

export const onDark = layerStyle({
  display: 'none',
  selectors: {
    '[data-mode="dark"] &': { display: 'block' },
    [inherited]: { display: 'block', ...shownOn('transparent', 'black') },
  },
  '@media': { [systemDark]: { selectors: { '[data-mode="system"] &': { display: 'block' } } } },
})

export const wordmark = layerStyle({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

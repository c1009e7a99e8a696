const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Elements of a drawing that neither run nor load nor change anything. */
export const SVG_ELEMENTS = setOf(`
  svg g defs symbol use switch title desc metadata style
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`)

/** Attributes of those elements without a namespace; besides `aria-` and `data-` ones. */
export const SVG_ATTRIBUTES = setOf(`
  id class style lang role tabindex version baseProfile viewBox preserveAspectRatio width height x y x1 x2 y1 y2 dx dy
  cx cy r rx ry fx fy fr d points pathLength transform href requiredFeatures requiredExtensions systemLanguage
  enable-background type media title
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect paint-order opacity color color-interpolation
  color-interpolation-filters color-rendering shape-rendering image-rendering text-rendering display visibility overflow
  clip clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits filter filterUnits primitiveUnits
  mix-blend-mode isolation pointer-events transform-origin
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing word-spacing
  text-anchor text-decoration textLength lengthAdjust startOffset method spacing side rotate writing-mode direction
  unicode-bidi dominant-baseline alignment-baseline baseline-shift glyph-orientation-horizontal
  glyph-orientation-vertical kerning
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits
  patternTransform marker marker-start marker-mid marker-end markerUnits markerWidth markerHeight orient refX refY
  in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix kernelUnitLength divisor bias targetX targetY edgeMode
  preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle lighting-color
  pointsAtX pointsAtY pointsAtZ z azimuth elevation scale xChannelSelector yChannelSelector stdDeviation flood-color
  flood-opacity slope intercept amplitude exponent tableValues radius baseFrequency numOctaves seed stitchTiles`)

/** Functions of CSS and of `transform`. What `url` names is checked. */
export const CSS_FUNCTIONS = setOf(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia not is where nth-child`)

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink'

/** Namespaces of what drawing programs note about a drawing; browsers ignore it. */
export const NOTE_NAMESPACES: ReadonlySet<string> = new Set([
  'http://www.w3.org/2000/xmlns/',
  'http://www.w3.org/XML/1998/namespace',
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.serif.com/',
])

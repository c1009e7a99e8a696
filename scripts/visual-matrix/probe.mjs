// Checks of a rendered page. `inPage` runs inside the browser and must not use outer variables.

/** Minimum font size in px; the type scale starts at 12. */
export const SMALLEST_TEXT = 11

/**
 * Checks every visible text.
 *
 * @returns findings, and the texts whose background needs a screenshot: those over images, gradients and SVG
 */
export function inPage(smallest) {
  const findings = []
  const pictures = []
  // Elements that a story excludes from axe with a reason, such as samples of unreadable colours.
  const exempt = (
    globalThis.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.a11y?.context?.exclude ?? []
  ).join()
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map()

  /** Red, green, blue of 0 to 255 and alpha of 0 to 1, in any notation of the browser. */
  function channels(colour) {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
      known.set(colour, [red, green, blue, alpha / 255])
    }
    return known.get(colour)
  }
  const over = ([r, g, b, a], [r2, g2, b2]) => [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), 1]
  const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }

  const where = (element) => {
    const name = element
      .closest('[class*="ssp-"]')
      ?.getAttribute('class')
      ?.match(/ssp-\w+/)?.[0]
    return `<${element.localName}>${name ? ` in .${name}` : ''}`
  }
  const found = (kind, element, text, detail) =>
    findings.push({ kind, detail: `${where(element)} "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}": ${detail}` })

  const parentOf = (element) => element.parentElement ?? element.getRootNode().host ?? null
  function chainOf(element) {
    const chain = []
    for (let at = element; at; at = parentOf(at)) chain.push([at, getComputedStyle(at)])
    return chain
  }

  /** The background colour of a text from its ancestors; null if it needs a screenshot. */
  function groundOf(chain) {
    const layers = []
    for (const [element, style] of chain) {
      if (style.backgroundImage !== 'none' || style.backdropFilter !== 'none' || element.localName === 'svg')
        return null
      const layer = channels(style.backgroundColor)
      if (layer[3] > 0) layers.push(layer)
      if (layer[3] === 1) return layers.reduceRight((backdrop, one) => over(one, backdrop), [255, 255, 255, 1])
      // It may overlap an element that is no ancestor.
      if (style.position === 'absolute' || style.position === 'fixed') return null
    }
    return layers.reduceRight(
      (backdrop, one) => over(one, backdrop),
      channels(getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#121212' : '#fff'),
    )
  }

  const isDisabled = (element) => {
    const label = element.closest('label')
    const control = label?.control ?? (label?.htmlFor ? document.getElementById(label.htmlFor) : null)
    return (
      Boolean(element.closest(':disabled, [aria-disabled=true], [data-disabled]')) ||
      Boolean(control?.matches(':disabled, [aria-disabled=true]'))
    )
  }

  /** Whether another layer lies over the middle of the text, as that of a dialog over its page: it is not read until that is gone. */
  function isBelow(element, [rect]) {
    const top = rect && document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
    return Boolean(top) && !top.contains(element) && !element.contains(top)
  }

  function measureContrast({ element, text, rects, colour, chain }) {
    if (isDisabled(element) || (exempt && element.closest(exempt))) return
    const style = chain[0][1]
    const size = parseFloat(style.fontSize)
    const required = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
    const opacity = chain.reduce((all, [, { opacity }]) => all * Number(opacity), 1)
    const [red, green, blue, alpha] = channels(colour)
    // A transparent text belongs to a control that renders its text in another element.
    if (alpha === 0) return
    const ink = [red, green, blue, alpha]
    const backdrop = opacity < 1 ? null : groundOf(chain)
    if (!backdrop) {
      if (isBelow(element, rects)) return
      pictures.push({ ink, opacity, required, rects, where: where(element), text: text.trim().slice(0, 40) })
      return
    }
    const ratio = contrast(over(ink, backdrop), backdrop)
    if (ratio < required - 0.05) found('contrast', element, text, `${ratio.toFixed(2)} to 1 of ${required}`)
  }

  /** The ancestor that clips overflow, per axis; the content of a scroll container can be reached, so it does not count as clipped. */
  function clipOf(chain) {
    const clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    const view = { ...clip }
    let ellipsis = false
    let position = ''
    for (const [element, style] of chain) {
      ellipsis ||= style.textOverflow === 'ellipsis' || (style.webkitLineClamp ?? 'none') !== 'none'
      // A static parent does not clip an absolute child.
      const escapes = (position === 'absolute' && style.position === 'static') || position === 'fixed'
      const [x, y] = [style.overflowX, style.overflowY]
      if (
        !escapes &&
        (x !== 'visible' || y !== 'visible') &&
        element !== document.body &&
        element !== document.documentElement
      ) {
        const box = element.getBoundingClientRect()
        for (const [target, hides] of [
          [clip, (value) => value === 'hidden' || value === 'clip'],
          [view, (value) => value !== 'visible'],
        ]) {
          if (hides(x))
            [target.left, target.right] = [Math.max(target.left, box.left), Math.min(target.right, box.right)]
          if (hides(y))
            [target.top, target.bottom] = [Math.max(target.top, box.top), Math.min(target.bottom, box.bottom)]
        }
        // Content of a scroll container can be scrolled into view; outer boxes clip the container, not the text.
        if (x === 'auto' || x === 'scroll' || y === 'auto' || y === 'scroll') return { clip, view, ellipsis }
      }
      if (!escapes && style.position !== 'static')
        position = style.position === 'relative' || style.position === 'sticky' ? '' : style.position
    }
    return { clip, view, ellipsis }
  }

  function measureClip({ element, text, rects, chain }) {
    const { clip, view, ellipsis } = clipOf(chain)
    const seen = rects.filter(
      ({ left, right, top, bottom }) =>
        right > view.left && left < view.right && bottom > view.top && top < view.bottom,
    )
    if (seen.length === 0) return false
    const width = document.documentElement.clientWidth
    const [left, right] = [Math.max(clip.left, 0), Math.min(clip.right, width)]
    for (const rect of seen) {
      const cut = Math.max(left - rect.left, rect.right - right, clip.top - rect.top - 2, rect.bottom - clip.bottom - 2)
      const scrolled = view.left !== clip.left || view.right !== clip.right
      if (cut > 2 && !ellipsis && !scrolled) {
        found('clipped', element, text, `${Math.round(cut)} px are cut off`)
        break
      }
    }
    return true
  }

  const isForTheEye = (element, chain) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !chain.some(
      ([at, { clipPath, position, clip }]) =>
        clipPath === 'inset(50%)' ||
        (position === 'absolute' && clip !== 'auto') ||
        at.closest('.sb-wrapper, .sb-preparing-story, .sb-preparing-docs'),
    )

  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!node.data.trim() || !element || element.closest('script, style, noscript, option, template')) continue
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (rects.length === 0) continue
      const chain = chainOf(element)
      if (!isForTheEye(element, chain)) continue
      const isDrawn = element.closest('svg') !== null
      yield {
        element,
        text: node.data,
        rects,
        chain,
        colour: isDrawn ? chain[0][1].fill : chain[0][1].webkitTextFillColor,
      }
    }
    for (const element of document.querySelectorAll('input, textarea, select')) {
      const text = element.value || element.placeholder
      if (!text || ['checkbox', 'radio', 'range', 'color', 'file', 'hidden'].includes(element.type)) continue
      const chain = chainOf(element)
      if (!isForTheEye(element, chain)) continue
      const style =
        element.value || element.localName === 'select' ? chain[0][1] : getComputedStyle(element, '::placeholder')
      yield { element, text, rects: [element.getBoundingClientRect()], chain, colour: style.color, isControl: true }
    }
  }

  const width = document.documentElement.clientWidth
  const sticksOut = document.scrollingElement.scrollWidth - width
  if (sticksOut > 1) {
    const widest = [...document.body.querySelectorAll('*')].find((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (right > width + 1 || left < -1) && element.checkVisibility()
    })
    findings.push({
      kind: 'overflow',
      detail: `the page is ${sticksOut} px wider than the window${widest ? `, from ${where(widest)}` : ''}`,
    })
  }
  let count = 0
  for (const item of texts()) {
    if (!item.isControl && !measureClip(item)) continue
    count++
    measureContrast(item)
    const size = parseFloat(item.chain[0][1].fontSize)
    if (size < smallest) found('tiny', item.element, item.text, `${size} px`)
  }
  const plain = ({ left, right, top, bottom }) => ({
    left: left + scrollX,
    right: right + scrollX,
    top: top + scrollY,
    bottom: bottom + scrollY,
  })
  return { findings, texts: count, pictures: pictures.map((item) => ({ ...item, rects: item.rects.map(plain) })) }
}

// Contrast of a text against its painted background, measured in a screenshot without the text.
import { PNG } from 'pngjs'

/** Sets all texts to one colour, bold enough that some pixels are fully covered. */
const inInk = (ink) => `*, *::before, *::after, *::placeholder {
  color: transparent !important; -webkit-text-fill-color: ${ink} !important; -webkit-text-stroke: 2px ${ink} !important;
  text-shadow: none !important; caret-color: transparent !important; transition: none !important;
}
svg text { fill: ${ink} !important; stroke: ${ink} !important; stroke-width: 2px !important; }`

/** Share of background pixels that may fail: edges of shapes under the text. */
const MARGIN = 0.05

const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Blends `colour` with an opacity over another. */
const mix = (colour, opacity, backdrop) => backdrop.map((value, at) => colour[at] * opacity + value * (1 - opacity))

/** Pixel offsets of a text in a screenshot, every second one of every second line. */
function* placesOf({ rects }, { width, height }) {
  for (const { left, right, top, bottom } of rects)
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, bottom); y += 2)
      for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, right); x += 2) yield (y * width + x) * 4
}
const pixel = ({ data }, at) => [data[at], data[at + 1], data[at + 2]]

/** The ratio reached by all but the worst few; undefined for an empty list. */
const reached = (ratios) => ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length * MARGIN)]

/** The contrast of an uncovered text with its background; undefined outside the screenshot. */
const ratioOn = (item, backdrop) =>
  reached(
    [...placesOf(item, backdrop)].map((at) => {
      const under = pixel(backdrop, at)
      return contrast(mix(item.ink, item.ink[3] * item.opacity, under), under)
    }),
  )

/**
 * The contrast of a text seen through an element above it, such as a shadow: the visible share of
 * white and black text shows how much of the real colour is visible. Undefined if it is covered.
 */
function ratioThrough(item, backdrop, black, white) {
  const inks = [...placesOf(item, backdrop)].map((at) => {
    const [dark, light] = [pixel(black, at), pixel(white, at)]
    return { at, dark, light, share: (light[0] - dark[0] + light[1] - dark[1] + light[2] - dark[2]) / 765 }
  })
  const most = Math.max(...inks.map(({ share }) => share))
  if (most < 0.02) return undefined
  return reached(
    inks
      .filter(({ share }) => share > most * 0.95)
      .map(({ at, dark, light }) => {
        const under = pixel(backdrop, at)
        const seen = dark.map((value, channel) => value + ((light[channel] - value) * item.ink[channel]) / 255)
        return contrast(mix(seen, item.ink[3], under), under)
      }),
  )
}

/** The page area of some texts in whole pixels; undefined outside the page. */
function frameOf(items, { width, height }) {
  const rects = items.flatMap((item) => item.rects)
  const x = Math.max(0, Math.floor(Math.min(...rects.map(({ left }) => left))))
  const y = Math.max(0, Math.floor(Math.min(...rects.map(({ top }) => top))))
  const right = Math.min(width, Math.ceil(Math.max(...rects.map((rect) => rect.right))))
  const bottom = Math.min(height, Math.ceil(Math.max(...rects.map((rect) => rect.bottom))))
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined
}

/** A screenshot of a part of the page with all texts in one colour. */
async function picture(page, clip, ink) {
  const style = await page.addStyleTag({ content: inInk(ink) })
  const taken = PNG.sync.read(await page.screenshot({ fullPage: true, clip }))
  await style.evaluate((element) => element.remove())
  return taken
}

const moved = (item, { x, y }) => ({
  ...item,
  rects: item.rects.map(({ left, right, top, bottom }) => ({
    left: left - x,
    right: right - x,
    top: top - y,
    bottom: bottom - y,
  })),
})

/** Measures the texts that `inPage` could not measure; returns findings. */
export async function measurePictures(page, texts) {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { width: scrollWidth, height: scrollHeight }
  })
  const clip = frameOf(texts, size)
  if (!clip) return []
  const items = texts.map((item) => moved(item, clip))
  const isPale = ({ required }, ratio) => ratio !== undefined && ratio < required - 0.05
  const backdrop = await picture(page, clip, 'transparent')
  const suspects = items.filter((item) => isPale(item, ratioOn(item, backdrop)))
  if (suspects.length === 0) return []
  const black = await picture(page, clip, '#000')
  const white = await picture(page, clip, '#fff')
  return suspects.flatMap((item) => {
    const ratio = ratioThrough(item, backdrop, black, white)
    if (!isPale(item, ratio)) return []
    const text = item.text.replace(/\s+/g, ' ')
    return [
      {
        kind: 'contrast',
        detail: `${item.where} "${text}": ${ratio.toFixed(2)} to 1 of ${item.required} on what is painted under it`,
      },
    ]
  })
}

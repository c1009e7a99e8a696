// Contrast of a text over what is truly painted under it: a picture of the page with its ink taken away.
import { PNG } from 'pngjs'

/** All texts in one ink, thick enough that some pixels hold nothing else. */
const inInk = (ink) => `*, *::before, *::after, *::placeholder {
  color: transparent !important; -webkit-text-fill-color: ${ink} !important; -webkit-text-stroke: 2px ${ink} !important;
  text-shadow: none !important; caret-color: transparent !important; transition: none !important;
}
svg text { fill: ${ink} !important; stroke: ${ink} !important; stroke-width: 2px !important; }`

/** The share of a text's ground that may miss: the edges of what lies under it. */
const MARGIN = 0.05

const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `colour` at some opacity over another. */
const mix = (colour, opacity, ground) => ground.map((value, at) => colour[at] * opacity + value * (1 - opacity))

/** Where the pixels of a text lie in a picture, every second one of every second line. */
function* placesOf({ rects }, { width, height }) {
  for (const { left, right, top, bottom } of rects)
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, bottom); y += 2)
      for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, right); x += 2) yield (y * width + x) * 4
}
const pixel = ({ data }, at) => [data[at], data[at + 1], data[at + 2]]

/** What all but the worst few ratios reach; undefined when there are none. */
const reached = (ratios) => ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length * MARGIN)]

/** The contrast of a text on what is under it, if nothing lies over it; undefined outside of the picture. */
const ratioOn = (item, ground) =>
  reached(
    [...placesOf(item, ground)].map((at) => {
      const under = pixel(ground, at)
      return contrast(mix(item.ink, item.ink[3] * item.opacity, under), under)
    }),
  )

/**
 * The contrast of a text as it is seen through what lies over it, be it a shadow or a whole box: what comes through of a
 * white and of a black ink tells what comes through of the text's own. Undefined when it is covered.
 */
function ratioThrough(item, ground, black, white) {
  const inks = [...placesOf(item, ground)].map((at) => {
    const [dark, light] = [pixel(black, at), pixel(white, at)]
    return { at, dark, light, share: (light[0] - dark[0] + light[1] - dark[1] + light[2] - dark[2]) / 765 }
  })
  const most = Math.max(...inks.map(({ share }) => share))
  if (most < 0.02) return undefined
  return reached(
    inks
      .filter(({ share }) => share > most * 0.95)
      .map(({ at, dark, light }) => {
        const under = pixel(ground, at)
        const seen = dark.map((value, channel) => value + ((light[channel] - value) * item.ink[channel]) / 255)
        return contrast(mix(seen, item.ink[3], under), under)
      }),
  )
}

/** The part of a page that some texts take, in whole pixels; undefined when it is not on the page. */
function frameOf(items, { width, height }) {
  const rects = items.flatMap((item) => item.rects)
  const x = Math.max(0, Math.floor(Math.min(...rects.map(({ left }) => left))))
  const y = Math.max(0, Math.floor(Math.min(...rects.map(({ top }) => top))))
  const right = Math.min(width, Math.ceil(Math.max(...rects.map((rect) => rect.right))))
  const bottom = Math.min(height, Math.ceil(Math.max(...rects.map((rect) => rect.bottom))))
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined
}

/** A picture of a part of the page with all texts in one ink. */
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

/** Measures the texts that `inPage` could not; returns findings. */
export async function measurePictures(page, texts) {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { width: scrollWidth, height: scrollHeight }
  })
  const clip = frameOf(texts, size)
  if (!clip) return []
  const items = texts.map((item) => moved(item, clip))
  const isPale = ({ owed }, ratio) => ratio !== undefined && ratio < owed - 0.05
  const ground = await picture(page, clip, 'transparent')
  const suspects = items.filter((item) => isPale(item, ratioOn(item, ground)))
  if (suspects.length === 0) return []
  const black = await picture(page, clip, '#000')
  const white = await picture(page, clip, '#fff')
  return suspects.flatMap((item) => {
    const ratio = ratioThrough(item, ground, black, white)
    if (!isPale(item, ratio)) return []
    const text = item.text.replace(/\s+/g, ' ')
    return [
      {
        kind: 'contrast',
        detail: `${item.where} "${text}": ${ratio.toFixed(2)} to 1 of ${item.owed} on what is painted under it`,
      },
    ]
  })
}

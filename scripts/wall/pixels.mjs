// Contrast of a text over what is truly painted under it: a picture of the page with its ink taken away.
import { PNG } from 'pngjs'

const WITHOUT_INK = `*, *::before, *::after, *::placeholder {
  color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important;
  caret-color: transparent !important; transition: none !important;
}
svg text { fill: transparent !important; stroke: none !important; }`

/** The share of a text's ground that may miss: the edges of what lies under it. */
const MARGIN = 0.05

const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

function contrast(ink, ground) {
  const seen = [0, 1, 2].map((at) => ink[at] * ink[3] + ground[at] * (1 - ink[3]))
  const [dark, light] = [luminance(seen), luminance(ground)].toSorted((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

/** The contrast that all but the worst few pixels under a text reach; undefined outside of the picture. */
function reached({ ink, rects }, { width, height, data }) {
  const ratios = []
  for (const { left, right, top, bottom } of rects) {
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, bottom); y += 2) {
      for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, right); x += 2) {
        const at = (y * width + x) * 4
        ratios.push(contrast(ink, [data[at], data[at + 1], data[at + 2]]))
      }
    }
  }
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length * MARGIN)]
}

/** Measures the texts that `inPage` could not; returns findings. */
export async function measurePictures(page, items) {
  if (items.length === 0) return []
  const style = await page.addStyleTag({ content: WITHOUT_INK })
  const picture = PNG.sync.read(await page.screenshot({ fullPage: true }))
  await style.evaluate((element) => element.remove())
  return items.flatMap((item) => {
    const ratio = reached(item, picture)
    if (ratio === undefined || ratio >= item.owed - 0.05) return []
    const text = item.text.replace(/\s+/g, ' ')
    return [
      {
        kind: 'contrast',
        detail: `${item.where} "${text}": ${ratio.toFixed(2)} to 1 of ${item.owed} on what is painted under it`,
      },
    ]
  })
}

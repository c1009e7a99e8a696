// One injected fault per check, to prove that each check can fail. They are not stories.
import { examine } from './examine.mjs'
import { openStory } from '../storybook/story-page.mjs'

const grey = `url('data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#777"/></svg>')}')`

/** Expected finding and its page. `nothing` must have no finding. */
const faults = {
  nothing: '<p>Readable text on white</p><p style="background:#222;color:#eee">and on black</p>',
  overflow: '<div style="inline-size:2000px;block-size:8px;background:#ccc"></div>',
  clipped: '<div style="inline-size:60px;overflow:hidden;white-space:nowrap">far too long for its box</div>',
  contrast: '<p style="color:#aaa">grey on white</p>',
  tiny: '<p style="font-size:8px">small print</p>',
  axe: '<button></button>',
}
/** Faults that axe does not detect: grey on a grey picture, and black text with low opacity. */
const pictures = [
  `<p style="background-image:${grey};color:#888">grey on a picture</p>`,
  '<div style="opacity:0.3"><p style="color:#000">faded</p></div>',
]
/** Pages without a fault: text under a box, and text under a shadow that darkens text and background. */
const covered = [
  `<div style="position:relative;background-image:${grey}"><p style="color:#888">covered</p><div style="position:absolute;inset:0;background:#777"></div></div>`,
  `<div style="position:relative;background:linear-gradient(#fff,#fff)"><p style="color:#6b6b6b">in a shadow</p><div style="position:absolute;inset:0;background:rgb(0 0 0 / 0.1)"></div></div>`,
]
const page = (body) => `<!doctype html><html lang="en"><title>Injected</title><body>${body}</body></html>`

/** @returns {Promise<{ found: number, of: number, missed: string[] }>} */
export async function findInjectedFaults(browserPage, origin) {
  const missed = []
  const check = async (name, body, isFound) => {
    await browserPage.setContent(page(body))
    const { findings } = await examine(browserPage)
    if (!isFound(findings)) missed.push(`${name}: ${JSON.stringify(findings)}`)
  }
  await browserPage.setViewportSize({ width: 640, height: 400 })
  for (const [kind, body] of Object.entries(faults)) {
    await check(kind, body, (findings) =>
      kind === 'nothing' ? findings.length === 0 : findings.some((finding) => finding.kind === kind),
    )
  }
  for (const body of pictures)
    await check('painted', body, (findings) => findings.some(({ detail }) => detail.includes('painted')))
  for (const body of covered) await check('covered', body, (findings) => findings.every(({ kind }) => kind === 'axe'))
  const variant = { brand: 'default', mode: 'light', direction: 'ltr', width: 640 }
  if ((await openStory(browserPage, origin, 'injected--missing', variant, { timeout: 5000 })) === null)
    missed.push('a story that is not there')
  const of = Object.keys(faults).length + pictures.length + covered.length + 1
  return { found: of - missed.length, of, missed }
}

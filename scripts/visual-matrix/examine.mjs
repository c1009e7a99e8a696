// All checks of one rendered page: axe, overflow, clipped, low-contrast and tiny text.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measurePictures } from './pixels.mjs'
import { inPage, SMALLEST_TEXT } from './probe.mjs'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Rules for whole pages, disabled as in @storybook/addon-a11y. */
const PAGE_RULES = { region: { enabled: false } }

async function runAxe(page, only) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ({ rules, only }) => {
      // A story may exclude rules or elements, with a reason.
      const own = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.a11y ?? {}
      const disabled = (own.config?.rules ?? [])
        .filter(({ enabled }) => enabled === false)
        .map(({ id }) => [id, { enabled: false }])
      const answer = await globalThis.axe.run(
        {
          include: [['body']],
          exclude: ['.sb-wrapper', ...(own.context?.exclude ?? [])].map((selector) => [selector]),
        },
        {
          resultTypes: ['violations'],
          ...(only ? { runOnly: only } : { rules: { ...rules, ...Object.fromEntries(disabled) } }),
        },
      )
      return answer.violations.map(({ id, nodes }) => ({ id, target: nodes[0].target.join(' '), count: nodes.length }))
    },
    { rules: PAGE_RULES, only },
  )
  return violations.map(({ id, target, count }) => ({
    kind: 'axe',
    detail: `${id} at ${target}${count > 1 ? ` and ${count - 1} more` : ''}`,
  }))
}

/**
 * Checks an open page.
 *
 * @param {'all' | 'colours' | 'none'} axe axe rules: all, contrast only, or none
 * @returns {Promise<{ findings: { kind: string, detail: string }[], texts: number }>} and the number of measured texts
 */
export async function examine(page, axe = 'all') {
  const { findings, texts, pictures } = await page.evaluate(inPage, SMALLEST_TEXT)
  const painted = await measurePictures(page, pictures)
  const broken = axe === 'none' ? [] : await runAxe(page, axe === 'colours' ? ['color-contrast'] : undefined)
  return { findings: [...findings, ...painted, ...broken], texts }
}

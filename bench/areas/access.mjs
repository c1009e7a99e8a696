import { openPage } from '../lib/browser.mjs'
import { clickOn } from '../lib/input.mjs'
import { mainThread } from '../lib/main-thread.mjs'
import { servePeer } from '../lib/peers.mjs'
import { table, times } from '../lib/report.mjs'
import { interleave } from '../lib/rounds.mjs'

const GOAL = 50
const PASSWORD = 'Sunny-day-7'
const button = (page, name) => page.getByRole('button', { name, exact: true })
const first = (page, selector) => page.locator(selector).first()
const search = (page) => page.getByRole('searchbox')

/** Presses a key in an element; `selecting` selects its text first. */
async function keyIn(page, target, key, { selecting = false } = {}) {
  await target.focus()
  if (selecting) await page.keyboard.press('ControlOrMeta+A')
  return () => page.keyboard.press(key)
}

/** Interactions by name; each continues where the previous one ended. */
const journeys = {
  async wizard(page, measure) {
    for (const [label, text] of [
      [/^Display name/, 'Ann Lee'],
      [/^Username/, 'ann-lee'],
      ['Email', 'ann@acme.example'],
      [/^Password/, PASSWORD],
      [/^Confirm/, PASSWORD],
    ])
      await page.getByLabel(label).fill(text)
    await measure('wizard: go to the permissions', await clickOn(page, button(page, 'Next')))
    await measure('wizard: select one permission', await clickOn(page, page.locator('fieldset input').nth(1)))
    await measure('wizard: select a group', await clickOn(page, first(page, 'fieldset input')))
    await measure('wizard: type a letter of a search', await keyIn(page, search(page), 'v'))
    await measure('wizard: clear the search', await keyIn(page, search(page), 'Delete', { selecting: true }))
    await measure('wizard: select all permissions', await clickOn(page, button(page, 'Select all')))
    await measure('wizard: go to the clients', await clickOn(page, button(page, 'Next')))
    await measure('wizard: select one client', await clickOn(page, first(page, 'section button[aria-pressed]')))
    await measure('wizard: select all clients', await clickOn(page, button(page, 'Select all')))
    await measure('wizard: go back a step', await clickOn(page, button(page, 'Go back')))
    for (const _step of [3, 4]) await button(page, 'Next').click()
    await measure('wizard: go to the summary', await clickOn(page, button(page, 'Next')))
  },
  async user(page, measure) {
    const head = page.locator('h2 button', { hasText: 'Permissions' })
    const clients = page.locator('h2 button', { hasText: 'Client access' })
    await measure('user: open the permissions', await clickOn(page, head))
    await measure(
      'user: allow one',
      await clickOn(page, first(page, 'button[aria-label^="Allow "]:not([aria-disabled])')),
    )
    await measure('user: type a letter of a search', await keyIn(page, search(page), 'v'))
    await measure('user: clear the search', await keyIn(page, search(page), 'Delete', { selecting: true }))
    await button(page, 'Discard').click()
    await measure('user: close the permissions', await clickOn(page, head))
    await measure('user: open the clients', await clickOn(page, clients))
    await measure('user: grant one client', await clickOn(page, first(page, 'button[aria-label^="Grant "]')))
  },
  async policy(page, measure) {
    const remove = first(page, 'button[aria-label^="Remove "]')
    await remove.waitFor()
    await page.evaluate(() => window.probe.settled())
    await measure('policy: open the confirmation to remove a permission', await clickOn(page, remove))
    const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Remove' })
    await measure('policy: confirm the removal', await clickOn(page, yes))
  },
}

/**
 * The access pages with 1,000 permissions and 500 clients: the longest main-thread task per interaction. The
 * fake server runs in a worker, so that only the work of the page counts.
 */
export async function access({ rounds }) {
  const { url, close } = await servePeer('access', 'ssp')
  const results = await interleave(Object.keys(journeys), rounds, async (name) => {
    const { page, devtools, close: closePage } = await openPage()
    try {
      await page.goto(`${url}#${name}`)
      await page.evaluate(() => window.probe.settled())
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const longest = {}
      await journeys[name](page, async (what, act) => {
        longest[what] = (await mainThread(page, act)).longest
      })
      return longest
    } finally {
      await closePage()
    }
  })
  await close()
  const figures = Object.values(results).flatMap((figure) => Object.entries(figure))
  return {
    title: 'Access with 1,000 permissions and 500 clients',
    versions: ['our packages from their sources'],
    body: table(
      ['Longest main-thread task, ms, 4x CPU slowdown', 'ssp', `goal under ${GOAL}`],
      figures.map(([what, figure]) => [what, times(figure), figure.median < GOAL ? 'met' : '**missed**']),
    ),
    notes: [
      'CPU time of the thread, so that other programs hardly count; each interaction is a real click or key on an element found before',
      'the measurement; a fresh browser per page and round. The fake server runs in a worker.',
    ],
  }
}

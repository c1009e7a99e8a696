import type { Page } from '@playwright/test'
import { expect, openAs, people, test } from './journey'
import { tabTo } from './tab-to'

type Target = ReturnType<Page['getByRole']>

const enter = async (page: Page, wanted: Target) => {
  await expect(wanted).toBeVisible()
  await tabTo(page, wanted, 90)
  await page.keyboard.press('Enter')
}
const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))

/** All that a search finds are ticked by keyboard; the file has as many lines. */
test('all matches of a filter are selected and exported by keyboard', async ({ page }) => {
  await openAs(page, people.admin, '/employees?layout=list&status=unregistered&search=an')
  const found = numberIn(await page.getByText(/^[\d,]+ found$/).textContent())
  expect(found).toBeGreaterThan(10)
  await page.getByRole('rowheader').first().getByRole('link').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search employees' }).last().focus()
  await enter(page, page.getByRole('button', { name: /^Select all [\d,]+ that match$/ }))
  await expect(page.getByText(`${found.toLocaleString('en')} selected`)).toBeVisible()
  // The file opens in a tab without a way back, which no test can hold.
  await page.evaluate(() => {
    window.open = (address) => {
      document.title = String(address)
      return null
    }
  })
  await enter(page, page.getByRole('button', { name: 'Export' }))
  await expect(page).toHaveTitle(/storage\/file/)
  const file = await page.request.get(await page.title())
  const lines = (await file.text()).trim().split('\n')
  expect(lines).toHaveLength(found + 1)
})

/** Three from two pages join a team whose page shows them, and leave it again with one key. */
test('three employees of two pages are added to a team by keyboard, and taken out again', async ({ page }) => {
  await openAs(page, people.admin, '/employees?layout=list&status=active&search=ma')
  const rows = page.getByRole('rowheader')
  await rows.nth(1).getByRole('link').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 selected')).toBeVisible()
  const names = [await rows.nth(1).textContent(), await rows.nth(2).textContent()]
  await enter(page, page.getByRole('button', { name: 'Next page' }))
  await expect(page.getByRole('cell', { name: '11', exact: true })).toBeVisible()
  await rows.nth(3).getByRole('link').focus()
  await page.keyboard.press('Space')
  names.push(await rows.nth(3).textContent())
  await expect(page.getByText('3 selected')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search employees' }).last().focus()
  await enter(page, page.getByRole('button', { name: 'Add To Team' }))
  const dialog = page.getByRole('dialog', { name: 'Add To Team' })
  await expect(dialog.getByText('3 employees will be added.')).toBeVisible()
  await tabTo(page, dialog.getByRole('combobox', { name: /^Team/ }))
  await page.keyboard.type('Apprentices')
  await expect(page.getByRole('option', { name: 'Apprentices' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await enter(page, dialog.getByRole('button', { name: 'Add To Team' }))
  await expect(page.getByText('3 employees added to Apprentices')).toBeVisible()
  await expect(page.getByText('3 selected')).toHaveCount(0)

  const team = await page.context().newPage()
  await team.goto('/client/teams?search=Apprentices')
  await enter(team, team.getByRole('link', { name: /Apprentices/ }).first())
  const shown = async (name: string) => {
    const search = team.getByRole('searchbox', { name: 'Search members' })
    await search.fill(name)
    await expect(team.getByText(/^[\d,]+ found$/)).toBeVisible()
    return team.getByRole('heading', { level: 2, name }).count()
  }
  const bare = names.map((name) => (name ?? '').replace(/^(Mr|Mrs|Ms|Miss|Mx|Dr) /, '').trim())
  for (const name of bare) await expect.poll(() => shown(name)).toBeGreaterThan(0)

  // The notification has closed, and is kept behind the bell.
  await page.bringToFront()
  await page.getByRole('searchbox', { name: 'Search employees' }).last().focus()
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await tabTo(page, bell, 30, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await enter(page, page.getByRole('button', { name: 'Undo' }).first())
  await expect(page.getByText('3 employees removed from Apprentices again')).toBeVisible()
})

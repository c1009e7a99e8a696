import type { Page } from '@playwright/test'
import { apiSession, createAccount, expect, openAs, people, test } from './journey'
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
  const exported = page.waitForResponse((answer) => answer.url().endsWith('/export'))
  await page.evaluate(() => {
    window.open = () => null
  })
  await enter(page, page.getByRole('button', { name: 'Export' }))
  const { url } = await (await exported).json()
  const file = await page.evaluate(async (address: string) => (await fetch(address)).text(), url)
  const lines = file.trim().split('\n')
  expect(lines).toHaveLength(found + 1)
})

/** Ticks two rows of the first page and one of the second. @returns the names, without titles. */
async function selectThree(page: Page): Promise<string[]> {
  const rows = page.getByRole('rowheader')
  await page.goto('/employees?layout=list&status=active&search=ma')
  await expect(rows.nth(2)).toBeVisible()
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
  return names.map((name) => (name ?? '').replace(/^(Mr|Mrs|Ms|Miss|Mx|Dr) /, '').trim())
}

async function addToTeam(page: Page, team: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search employees' }).last().focus()
  await enter(page, page.getByRole('button', { name: 'Add To Team' }))
  const dialog = page.getByRole('dialog', { name: 'Add To Team' })
  await expect(dialog.getByText('3 employees will be added.')).toBeVisible()
  await tabTo(page, dialog.getByRole('combobox', { name: /^Team/ }))
  await page.keyboard.type(team)
  await expect(page.getByRole('option', { name: team })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await enter(page, dialog.getByRole('button', { name: 'Add To Team' }))
  await expect(page.getByText(`3 employees added to ${team}`)).toBeVisible()
  await expect(page.getByText('3 selected')).toHaveCount(0)
}

/** Three from two pages join a team and leave it by Undo; joined again, the team's page shows them and takes them out. */
test('three employees of two pages are added to a team by keyboard, and taken out again', async ({ page }) => {
  const team = `Selection ${Date.now()}`
  await openAs(page, people.admin, '/client/teams')
  await enter(page, page.getByRole('button', { name: 'Create' }).first())
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').first().fill(team)
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)

  await selectThree(page)
  await addToTeam(page, team)
  await page.keyboard.press('F6')
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Undo' }), 8)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`3 employees removed from ${team} again`)).toBeVisible()

  const names = await selectThree(page)
  await addToTeam(page, team)
  await page.goto(`/client/teams?search=${encodeURIComponent(team)}`)
  await enter(page, page.getByRole('link', { name: new RegExp(team) }).first())
  await expect(page.getByText('3 members', { exact: true })).toBeVisible()
  for (const name of names) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.locator('[data-row-link]').first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('searchbox', { name: 'Search members' }).focus()
  await enter(page, page.getByRole('button', { name: 'Select all 3' }))
  await enter(page, page.getByRole('button', { name: 'Remove from team' }))
  await enter(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
  await expect(page.getByText('3 members removed from the team')).toBeVisible()
})

/** Ticks all rows that the list of the page shows, which are as many as wanted. */
async function selectRows(page: Page, search: string, count: number): Promise<void> {
  const rows = page.getByRole('rowheader').getByRole('link')
  await expect(page.getByText(`${count} found`, { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(count)
  await rows.first().focus()
  await page.keyboard.press('Space')
  for (let row = 1; row < count; row++) await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText(`${count} selected`)).toBeVisible()
  await page.getByRole('searchbox', { name: search }).focus()
}

async function change(page: Page, name: string, confirmed = name): Promise<void> {
  await enter(page, page.getByRole('button', { name, exact: true }))
  await enter(page, page.getByRole('alertdialog').getByRole('button', { name: confirmed }))
}

async function undo(page: Page): Promise<void> {
  await page.keyboard.press('F6')
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Undo' }), 8)
  await page.keyboard.press('Enter')
}

test('two users are deactivated by keyboard, and back', async ({ page }) => {
  const label = `Selected ${Date.now()}`
  for (const one of ['a', 'b']) await createAccount(people.admin, `${label} ${one}`)
  await openAs(page, people.admin, `/access/users?layout=list&search=${encodeURIComponent(label)}`)
  await selectRows(page, 'Search users', 2)
  await change(page, 'Deactivate')
  await expect(page.getByText('2 users deactivated')).toBeVisible()
  await expect(page.getByRole('main').getByText('Deactivated', { exact: true })).toHaveCount(2)
  await undo(page)
  await expect(page.getByText('2 users can sign in again')).toBeVisible()
  await expect(page.getByRole('main').getByText('Deactivated', { exact: true })).toHaveCount(0)
})

test('an article is published from the list by keyboard, and back', async ({ page }) => {
  await openAs(page, people.admin, '/news?search=Summer%20party')
  await selectRows(page, 'Search news', 1)
  await change(page, 'Publish')
  await expect(page.getByText('1 article published')).toBeVisible()
  await undo(page)
  await expect(page.getByText('1 article unpublished')).toBeVisible()
})

test('two surveys are removed by keyboard', async ({ page }) => {
  const title = `Selected ${Date.now()}`
  const { clientId, post } = await apiSession(people.admin)
  const fields = JSON.stringify([{ id: 1, name: 'q1', type: 'text', label: 'Note' }])
  for (const one of ['a', 'b']) {
    const survey = { title: `${title} ${one}`, description: 'To be removed.', fields }
    expect((await post(`/ssp/production/surveys/${clientId}`, survey)).status).toBe(201)
  }
  await openAs(page, people.admin, `/surveys?layout=list&search=${encodeURIComponent(title)}`)
  await selectRows(page, 'Search surveys', 2)
  await change(page, 'Remove')
  await expect(page.getByText('2 surveys removed')).toBeVisible()
  await expect(page.getByText('0 found', { exact: true })).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { expect, openAs, people, test } from './journey'
import { tabTo } from './tab-to'

/** From the search to the employee's page: Enter opens the panel, a second Enter the page; no key opens what is not found yet. */
test('find an employee in the list by keyboard', async ({ page }) => {
  await openAs(page, people.admin)
  await page.goto('/employees?layout=list')
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search employees' })
  await expect(search).toBeVisible()
  await tabTo(page, search)
  await page.keyboard.type('Joaquín Abarca')
  const first = page.getByRole('rowheader').first().getByRole('link')
  await expect(first).toContainText('Joaquín Abarca')
  await expect(page.getByText(/ found$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Joaquín Abarca' })
  await expect(panel.getByText('Last login')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Open page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/employees\/[0-9a-f-]{36}\/info/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joaquín Abarca')
})

/** First rows and total are on their way before the code of the portal is there, and are not asked for again. */
test('a first visit of the list asks for rows and total at once', async ({ page }) => {
  await openAs(page, people.admin)
  const reads: string[] = []
  const answered = Promise.withResolvers<undefined>()
  await page.route(/\/api\/ssp\/production\/employees\/[^/]+\?/, async (route) => {
    reads.push(new URL(route.request().url()).search)
    await route.continue()
    if (reads.length === 2) answered.resolve(undefined)
  })
  await page.route(/\/assets\/(?!first-frame|read-first).*\.js$/, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto('/employees?layout=list&status=registered&sort=-name')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await expect(page.getByText(/ found$/)).toBeVisible()
  expect(reads).toEqual([
    expect.stringMatching(/status=registered&page=0&limit=10&sort=-name$/),
    expect.stringMatching(/count=true.*status=registered$/),
  ])
})

/** Three employees are read one after the other; the address is for a colleague; Back closes the panel, View opens the page. */
test('employees are read in the panel beside the list', async ({ page, context }) => {
  // Employees that other journeys add or remove are not registered.
  await openAs(page, people.admin, '/employees?layout=list&status=registered')
  const links = page.getByRole('rowheader').getByRole('link')
  await expect(links).toHaveCount(10)
  const names = await links.allTextContents()
  const panel = (row: number) => page.getByRole('dialog', { name: names[row] ?? 'none', exact: true })
  await page.getByRole('row').nth(1).getByRole('cell').nth(3).click()
  await expect(panel(0).getByText('1 of 10')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(panel(2).getByText('3 of 10')).toBeVisible()
  await expect(panel(2).getByRole('button', { name: 'Edit' })).toBeVisible()
  const copied = await context.newPage()
  await copied.goto(page.url())
  await expect(copied.getByRole('dialog', { name: names[2] ?? 'none', exact: true })).toBeVisible()
  await copied.keyboard.press('Escape')
  await expect(copied).toHaveURL(/\/employees\?layout=list&status=registered$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(links.nth(2)).toBeFocused()
  const opened = context.waitForEvent('page')
  await links.nth(2).click({ modifiers: ['ControlOrMeta'] })
  // An assertion first waits while a navigation is pending: for ever, when the request of a new tab is reported after its document.
  await (await opened).waitForURL(/\/employees\/[0-9a-f-]{36}\/info/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Each account has its own columns in each list, on this device. */
test('the columns of three lists, changed by keyboard, are kept', async ({ page }) => {
  await openAs(page, people.admin)
  const lists = [
    { path: '/employees?layout=list', moved: 'Identifier', hidden: 'Email' },
    { path: '/access/users?layout=list', moved: 'Username', hidden: 'Role' },
    { path: '/client/documents?layout=list', moved: 'Uploaded date', hidden: 'Details' },
  ]
  const headings = () =>
    page.getByRole('columnheader').evaluateAll((cells) => cells.map(({ textContent }) => textContent))
  const menu = page.getByRole('button', { name: 'Columns and density' })
  const changed = async ({ moved, hidden }: (typeof lists)[number]) => {
    // The head of the list is there before its table.
    await expect(page.getByRole('columnheader', { name: moved, exact: true })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: hidden, exact: true })).toHaveCount(0)
    const shown = await headings()
    // Before the column that identifies the row, which followed it by default.
    expect(shown.indexOf(moved)).toBeGreaterThan(-1)
    expect(shown.indexOf(moved)).toBeLessThan(shown.findIndex((text) => /^(Name|Display name|Filename)$/.test(text)))
  }
  for (const list of lists) {
    await page.goto(list.path)
    await expect(page.getByRole('columnheader', { name: list.hidden, exact: true })).toBeVisible()
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Columns and density' })
    await expect(panel).toBeVisible()
    await tabTo(page, panel.getByRole('button', { name: `Move ${list.moved} up` }))
    await page.keyboard.press('Enter')
    await tabTo(page, panel.getByRole('checkbox', { name: list.hidden }))
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await changed(list)
  }
  for (const list of lists) {
    await page.goto(list.path)
    await expect(menu).toBeVisible()
    await changed(list)
  }
  // As at first again.
  await menu.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('columnheader', { name: 'Details' })).toBeVisible()
})

/** The file has the columns of the list and all rows that the search finds. */
test('a column is widened and the list downloaded by keyboard', async ({ page }) => {
  await openAs(page, people.admin, '/employees?layout=list&search=Abarca')
  const name = page.getByRole('separator', { name: 'Width of Name' })
  await expect(page.getByText(/ found$/)).toBeVisible()
  await tabTo(page, name, 90)
  const width = Number(await name.getAttribute('aria-valuenow'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(name).toHaveAttribute('aria-valuenow', String(width + 32))
  await page.reload()
  await expect(name).toHaveAttribute('aria-valuenow', String(width + 32))

  const found = Number.parseInt((await page.getByText(/ found$/).textContent()) ?? '', 10)
  await tabTo(page, page.getByRole('button', { name: 'More actions' }).first(), 90)
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Download as CSV' })
  await expect(item).toBeVisible()
  await page.keyboard.type('Download as C')
  await expect(item).toBeFocused()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toBe('Name,Identifier,Email,Status,Teams,Registered,Last login')
  expect(lines).toHaveLength(found + 1)
  expect(lines.slice(1).every((line) => line.includes('Abarca') && line.includes('@acme.example,'))).toBe(true)
  await expect(page.getByText(`${found} rows downloaded`)).toBeVisible()
  // As at first again.
  await tabTo(page, name, 90)
  await page.keyboard.press('Delete')
})

import type { Page } from '@playwright/test'
import { expect, openAs, people, test } from './journey'
import { tabTo } from './tab-to'

type Target = ReturnType<Page['getByRole']>

const enter = async (page: Page, wanted: Target) => {
  await expect(wanted).toBeVisible()
  await tabTo(page, wanted, 90)
  await page.keyboard.press('Enter')
}
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Views' })

/** Arranged, filtered, saved and shared by one, opened by a colleague, deleted by the first: with the keyboard alone. */
test('a view of a list is shared with a colleague by keyboard', async ({ page, browser }) => {
  const name = `Registered ${Date.now()}`
  await openAs(page, people.admin, '/employees?layout=list')
  await enter(page, page.getByRole('button', { name: 'Columns and density' }))
  const columns = page.getByRole('dialog', { name: 'Columns and density' })
  await tabTo(page, columns.getByRole('checkbox', { name: 'Email' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Search employees' }).focus()
  await enter(page, page.getByRole('button', { name: 'Filters' }))
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await tabTo(page, filters.getByRole('combobox', { name: 'Account status' }))
  await page.keyboard.type('Registered')
  // The buttons are a step back from the first field.
  await tabTo(page, filters.getByRole('button', { name: 'Apply' }), 10, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Registered')
  const found = await page.getByText(/^[\d,]+ found$/).textContent()

  await page.getByRole('searchbox', { name: 'Search employees' }).focus()
  await enter(page, page.getByRole('button', { name: 'Views' }))
  await enter(page, menuOf(page).getByRole('button', { name: 'Save view' }))
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }))
  await page.keyboard.type(name)
  await tabTo(page, dialog.getByRole('checkbox', { name: /^Share with administrators/ }))
  await page.keyboard.press('Space')
  await enter(page, dialog.getByRole('button', { name: 'Save view' }))
  const opened = page.getByRole('button', { name: `View ${name}`, exact: true })
  await expect(opened).toBeVisible()

  const theirs = await browser.newPage()
  await openAs(theirs, people.readOnly, '/employees')
  await enter(theirs, theirs.getByRole('button', { name: 'Views' }))
  const offered = menuOf(theirs).getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(menuOf(theirs).getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0)
  await enter(theirs, offered)
  await expect(theirs.getByRole('button', { name: `View ${name}`, exact: true })).toBeFocused()
  await expect(theirs.getByText(found ?? '', { exact: true })).toBeVisible()
  await expect(theirs.getByRole('columnheader', { name: 'Email' })).toHaveCount(0)
  await expect(theirs.getByRole('columnheader', { name: 'Name' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search employees' }).focus()
  await enter(page, opened)
  await enter(page, menuOf(page).getByRole('button', { name: `Actions for ${name}` }))
  await enter(page, menuOf(page).getByRole('button', { name: 'Delete' }))
  const question = page.getByRole('alertdialog', { name: `Delete the view “${name}”?` })
  await enter(page, question.getByRole('button', { name: 'Delete' }))
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0)

  await theirs.reload()
  await expect(theirs.getByText(/^This view was deleted or is not shared with you/)).toBeVisible()
  await expect(theirs.getByText(found ?? '', { exact: true })).toBeVisible()
})

/** A link carries filters and columns to somebody who cannot see the view itself. */
test('the address of a private view shows its columns to a colleague', async ({ page, browser }) => {
  await openAs(page, people.admin, '/client/teams?layout=list')
  const name = `Mine ${Date.now()}`
  await page.getByRole('button', { name: 'Columns and density' }).click()
  await page.getByRole('checkbox', { name: 'Members' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Views' }).click()
  await menuOf(page).getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name: `View ${name}`, exact: true })).toBeVisible()

  const theirs = await browser.newPage()
  await openAs(theirs, people.readOnly, page.url())
  await expect(theirs.getByRole('columnheader', { name: 'Team', exact: true })).toBeVisible()
  await expect(theirs.getByRole('columnheader', { name: 'Members' })).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Views' }).click()
  await expect(menuOf(theirs).getByRole('button', { name: 'Default view' })).toBeVisible()
  await expect(menuOf(theirs).getByText(name)).toHaveCount(0)
})

/** The view of the articles is of all categories; it is opened from the cards of another one. */
test('the articles of a category are a table with a saved view, by keyboard', async ({ page }) => {
  const name = `Articles ${Date.now()}`
  await openAs(page, people.admin, '/knowledge')
  await page.getByRole('main').getByRole('link', { name: 'Health and Safety' }).click()
  await enter(page, page.getByRole('button', { name: 'List', exact: true }))
  await enter(page, page.getByRole('columnheader', { name: 'Title' }).getByRole('button', { name: 'Title' }))
  await expect(page).toHaveURL(/sort=-title/)
  await page.getByRole('searchbox', { name: 'Search articles' }).focus()
  await enter(page, page.getByRole('button', { name: 'Views' }))
  await enter(page, menuOf(page).getByRole('button', { name: 'Save view' }))
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }))
  await page.keyboard.type(name)
  await enter(page, dialog.getByRole('button', { name: 'Save view' }))
  await expect(page.getByRole('button', { name: `View ${name}`, exact: true })).toBeVisible()

  await page.goto('/knowledge')
  await page.getByRole('main').getByRole('link', { name: 'Getting started' }).click()
  await enter(page, page.getByRole('button', { name: 'Views' }))
  await enter(page, menuOf(page).getByRole('button', { name: new RegExp(`^${name}`) }))
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('rowheader')).toHaveText([
    'Use the portal on your phone',
    'Register for the portal',
    'I have forgotten my password',
  ])
})

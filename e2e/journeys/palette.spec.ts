import { createAccount, expect, openAs, people, test } from './journey'

/** An administrator finds an employee, and a page, without the mouse. */
test('find an employee by keyboard', async ({ page }) => {
  await openAs(page, people.admin)
  await page.goto('/employees')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employees')

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  const input = palette.getByRole('combobox', { name: 'Search' })
  await expect(input).toBeFocused()
  // Without its accent, and with two letters in the other order.
  await page.keyboard.type('joaquin abarac')
  const first = palette.getByRole('group', { name: 'Employees' }).getByRole('option').first()
  await expect(first).toContainText('Joaquín Abarca')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page).toHaveURL(/\/employees\/[0-9a-f-]{36}/)

  // What was chosen before comes first.
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(
    'Joaquín Abarca',
  )
  await page.keyboard.type('create survey')
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Create survey')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/surveys\/create/)
})

/** Enter in the search of the header leads to the list, as specified; a suggestion is chosen by arrow keys. */
test('suggestions under the search of the header', async ({ page }) => {
  await openAs(page, people.admin)
  const box = page.getByRole('banner').getByPlaceholder('Search for employee...')
  await box.focus()
  await page.keyboard.type('an')
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/employees\?.*search=an/)
  // The address changes before the list is drawn, which takes the focus.
  await expect(page.getByRole('main')).toBeFocused()

  await box.focus()
  await page.keyboard.type('n')
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/employees\/[0-9a-f-]{36}/)
})

test('a confirmation is answered before the palette opens', async ({ page }) => {
  await openAs(page, people.admin)
  await page.goto('/client/details')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('textbox', { name: /Login page label/ }).fill('Staff number')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Control+k')
  // A palette over it would take the key.
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

/** The first letters are typed while the code of the palette is loading. */
test('an action that is typed at once comes before a person with a similar name', async ({ page }) => {
  await createAccount(people.admin, 'Creta Account')
  await openAs(page, people.admin)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.type('create account')
  await expect(palette.getByRole('group', { name: 'Users' }).getByRole('option').first()).toBeVisible()
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Create account')
})

test('a palette whose code is not loaded says so, and Enter tries again', async ({ page }) => {
  await openAs(page, people.admin)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.keyboard.press('Control+k')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})

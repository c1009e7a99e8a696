import { readFile } from 'node:fs/promises'
import { port } from '../port'
import { expect, openAs, people, test } from './journey'
import { tabTo } from './tab-to'

/** An administrator fills a team, chooses its leader, previews the reminder, and removes the team again. */
test('a team with members, a leader and a reminder', async ({ page }) => {
  await openAs(page, people.admin, '/client/teams')
  const label = `Couriers ${Date.now()}`
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').fill(label)
  await page.getByRole('dialog').getByRole('textbox').press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search teams' }).fill(label)
  await page.getByRole('link', { name: `View ${label}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible()
  await expect(page.getByText('You need to add members to the team first.')).toBeVisible()

  await page.getByRole('button', { name: 'Add To Team' }).click()
  const panel = page.getByRole('dialog', { name: 'Add To Team' })
  await expect(panel.getByRole('checkbox')).toHaveCount(5)
  await panel.getByRole('checkbox').nth(0).click()
  await panel.getByRole('button', { name: 'Page 2' }).click()
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await panel.getByRole('checkbox').nth(1).click()
  await expect(panel.getByRole('list', { name: 'Members To Add' }).getByRole('listitem')).toHaveCount(2)
  await panel.getByRole('button', { name: 'Add 2' }).click()
  await expect(page.getByText('2 members', { exact: true })).toBeVisible()

  await page
    .getByRole('button', { name: /^Make team leader: / })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make team leader' }).click()
  await expect(page.getByRole('button', { name: /^Team leader: / })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Make team leader: / })).toBeDisabled()

  // The list says the same before it is read again as after.
  const pathname = new URL(page.url()).pathname
  await page
    .getByRole('button', { name: 'Go back' })
    .or(page.getByRole('link', { name: 'Go back' }))
    .click()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: label })
  await expect(card).toContainText('2 members')
  await expect(card).toContainText('Team leader: ')
  await page.goto(pathname)

  const choose = async (action: string) => {
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Registration Reminder')
  const preview = page.getByRole('dialog', { name: 'Registration Reminder' })
  const mail = preview.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Your account is waiting for you' })).toBeVisible()
  // The colours of the client are there, though the content policy allows no inline styles.
  await expect(mail.getByText('Register now')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await preview.getByRole('button', { name: 'Cancel' }).click()

  await choose('Edit Name')
  await page.getByRole('dialog').getByRole('textbox').fill(`${label} of the night`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${label} of the night` })).toBeVisible()

  await choose('Remove Team')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Team' }).click()
  await expect(page).toHaveURL(/\/client\/teams$/)
})

/** The reminder to everybody says beforehand who gets it, and sends it once. */
test('remind all unregistered employees', async ({ page }) => {
  // In a client of its own: other journeys create employees of Acme.
  await openAs(page, people.borealisAdmin, `http://borealis.localhost:${port}/employees`)
  const open = async () => {
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Registration Reminder' }).click()
    return page.getByRole('dialog', { name: 'Registration Reminder' })
  }
  const first = await open()
  await expect(first.getByText('Will get it')).toBeVisible()
  await first.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Employees Registration Reminder')).toBeVisible()
  await expect(page.getByText(/^The registration reminder is on its way to/)).toBeVisible()
  await expect(first).toBeHidden()
  const second = await open()
  await expect(second.getByText('Got it in the last two days')).toBeVisible()
  await expect(second.getByText('There are no recipients for this e-mail now.')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Send' })).toBeDisabled()
})

/** By the list of employees: its filters say who is reminded and exported. With the keyboard alone. */
test('remind the unregistered of two teams, and export them', async ({ page }) => {
  await openAs(page, people.admin, '/employees')
  const main = page.getByRole('main')
  await tabTo(page, main.getByRole('button', { name: 'Filters' }))
  await page.keyboard.press('Enter')
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByLabel('Account status').selectOption('unregistered')
  for (const team of ['Dispatch', 'Finance']) {
    await tabTo(page, filters.getByRole('checkbox', { name: team }))
    await page.keyboard.press('Space')
  }
  // From a tick box, Enter applies.
  await page.keyboard.press('Enter')
  await expect(main.getByText('Teams: Dispatch, Finance')).toBeVisible()
  const found = Number(/^(\d+) found$/.exec(await main.getByText(/^\d+ found$/).innerText())?.[1])
  expect(found).toBeGreaterThan(0)

  const choose = async (action: string) => {
    await tabTo(page, main.getByRole('button', { name: 'More actions' }), 60, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Export' })).toBeFocused()
    while (!(await page.getByRole('menuitem', { name: action }).evaluate((item) => item === document.activeElement)))
      await page.keyboard.press('ArrowDown')
  }
  await choose('Export')
  const [download] = await Promise.all([page.context().waitForEvent('download'), page.keyboard.press('Enter')])
  const file = await readFile(await download.path(), 'utf8')
  expect(file.trim().split('\r\n').slice(1)).toHaveLength(found)

  await choose('Registration Reminder')
  await page.keyboard.press('Enter')
  const reminder = page.getByRole('dialog', { name: 'Registration Reminder' })
  await expect(reminder.getByRole('radio', { name: 'Those in this list' })).toBeChecked()
  const reached = await reminder
    .getByText(/^\d+ employees?$/)
    .first()
    .innerText()
  expect(Number(/\d+/.exec(reached)?.[0])).toBeLessThanOrEqual(found)
  // Back from the first field, as the e-mail lies between it and the buttons.
  await tabTo(page, reminder.getByRole('button', { name: 'Send' }), 10, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`The registration reminder is on its way to ${reached}.`)).toBeVisible()
})

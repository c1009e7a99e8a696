import { readFile } from 'node:fs/promises'
import { apiSession, expect, openAs, people, test } from './journey'
import { picture } from './picture'

/** Reports an incident anonymously as the employee of the account; the app of the employees is no part of the portal. */
async function report(what: string): Promise<void> {
  const { clientId, post } = await apiSession(people.admin)
  const sent = await post(`/ssp/production/incidents/${clientId}/report`, {
    anonymous: true,
    fields_version: 0,
    answers: { 2: 'Acme', 5: 'Something else', 9: what },
  })
  expect(sent.status, await sent.text()).toBe(201)
}

/** An administrator finds an anonymous report, adds a note and an image, and resolves it; then the form is made custom. */
test('handle an anonymous report and change the form', async ({ page }) => {
  const what = `Journey ${Date.now()}`
  await report(what)
  await openAs(page, people.admin)
  await page.getByRole('button', { name: 'Client', exact: true }).click()
  await page.getByRole('link', { name: 'Incidents', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search incidents' }).fill(what)
  const row = page.getByRole('row').filter({ hasText: 'Anonymous' })
  await expect(row).toHaveCount(1)
  await row.getByRole('link').first().click()

  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.getByText('NOT RESOLVED')).toBeVisible()
  await expect(summary.getByText('Prefer not to say')).toBeVisible()
  await expect(page.getByText(what)).toBeVisible()

  const timeline = page.getByRole('region', { name: 'Notes and timeline' })
  await timeline.getByRole('textbox', { name: 'Note' }).fill('Looked at it')
  await timeline.getByRole('button', { name: 'Add Note' }).click()
  await expect(timeline.getByRole('listitem').filter({ hasText: 'Looked at it' })).toBeVisible()
  await expect(timeline.getByRole('textbox', { name: 'Note' })).toHaveValue('')

  await page.getByRole('button', { name: /^Edit the note of/ }).click()
  const change = page.getByRole('dialog', { name: 'Edit note' })
  await change.getByLabel('Note').fill('Looked at it twice')
  await change.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /what the note of .* said before/ }).click()
  const texts = page.getByRole('dialog', { name: 'Texts of the note' })
  await expect(texts.getByRole('listitem')).toHaveText([/Looked at it twice/, /Until .*Looked at it$/])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Acknowledge' }).click()
  await expect(summary.getByText(/^Acknowledged /)).toBeVisible()
  await expect(timeline.getByRole('listitem').filter({ hasText: /^Acknowledged/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add Image' }).click()
  const images = page.getByRole('dialog', { name: 'Add Image' })
  await images.getByLabel('Choose images').setInputFiles(picture('dock.png'))
  await expect(images.getByText(/Done|Uploaded|done/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'View image 1' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect(summary.getByText('RESOLVED', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not Resolved' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Evidence pack' }).click()
  const pack = await download
  expect(pack.suggestedFilename()).toMatch(/^incident-[0-9a-f-]{36}\.pdf$/)
  expect((await readFile(await pack.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto('/client/incidents/form')
  await page.getByRole('button', { name: 'Create Custom Form' }).click()
  await expect(page.getByText('Custom Template')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Restore Default Template' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Default Template', { exact: true })).toBeVisible()
})

/** Two reports are assigned by mistake; Undo leaves them unassigned again, as they were. */
test('assigning several incidents is taken back', async ({ page }) => {
  const mark = `Loose cable ${Date.now()}`
  await report(mark)
  await report(mark)
  await openAs(page, people.admin, `/client/incidents?search=${encodeURIComponent(mark)}`)
  await expect(page.getByText('2 found')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: 'Assign' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign 2 incidents' })
  await dialog.getByRole('combobox', { name: 'Assigned to' }).selectOption({ index: 2 })
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('2 incidents assigned')).toBeVisible()
  const assigned = page.getByRole('row').nth(1).locator('[data-column=assignedTo]')
  await expect(assigned).not.toBeEmpty()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Assignment of 2 incidents undone')).toBeVisible()
  await expect(assigned).toBeEmpty()
})

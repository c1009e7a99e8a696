import { expect, openAs, people, test } from './journey'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

/** Largest distance of the first row from the top of a phone (docs/decisions/0138-first-row-on-a-phone.md), in CSS pixels. */
const MOST = 240

const LISTS = {
  admin: [
    '/employees',
    '/employees?layout=list',
    '/access/users',
    '/access/roles',
    '/access/policies',
    '/access/permissions',
    '/access/audit-log',
    '/client/teams',
    '/client/documents',
    '/client/incidents',
    '/client/jobs',
    '/client/recognition',
    '/client/rewards',
    '/news',
    '/shared-documents',
    '/shared-documents/logs',
    '/surveys',
    '/surveys?tab=templates',
  ],
  staff: ['/platform/creation-form', '/platform/employees'],
}

for (const [person, paths] of Object.entries(LISTS))
  for (const path of paths)
    test(`the first row of ${path} begins within ${MOST} px of a phone`, async ({ page }) => {
      await openAs(page, people[person as keyof typeof LISTS], path)
      // What a list says of all its rows is read before them, and asks for the next step.
      const first = page.locator('.ssp-ListPage__rows, .ssp-ListPage .ssp-Banner').first()
      const expectNear = async () => {
        await expect(first).toBeVisible()
        await expect(page.locator('.ssp-ListPage .ssp-Skeleton')).toHaveCount(0)
        expect((await first.boundingBox())?.y).toBeLessThanOrEqual(MOST)
      }
      await expectNear()
      await page.evaluate(() => localStorage.setItem('ssp.language', 'de'))
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expectNear()
    })

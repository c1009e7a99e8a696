import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { root } from '../shared.config'
import { expect, test } from '../embedding/strict-console'
import { BASE, openEmployees } from './session'

/** Pages of records that no other page links to, or that the demo data does not have. */
const WITHOUT_LINK = [
  '/surveys/template/:id',
  '/surveys/:id/answer',
  '/analytics/portal-activity-analytics/tile/:tile',
  '/analytics/portal-activity-analytics/news/:news',
]

/** Paths of the pages of every package; those without parameters are first, because they have the links to the others. */
async function pathsOfPackages(): Promise<string[]> {
  const files = globSync('packages/{kits,features}/*/dist/routes.js', { cwd: root }).map((file) => join(root, file))
  const entries: Record<string, { path: string }[]>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href)),
  )
  const paths = entries.flatMap((entry) => Object.values(entry).flat()).map(({ path }) => path)
  return paths.toSorted((one, other) => one.split(':').length - other.split(':').length)
}

/** Opens an address and waits until the page is drawn with its data; returns its links. */
async function open(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await expect(page.locator('.ssp-root :is(h1, h2)').first(), address).toBeVisible()
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // A host whose addresses all answer with its page would show no image, and no message either.
  const images = await page
    .locator('.ssp-root img')
    .evaluateAll((found) => found.map((image) => image.getAttribute('src')))
  expect(
    images.filter((src) => src?.startsWith('/')),
    address,
  ).toEqual([])
  return page.locator('.ssp-root a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** The address of a path with parameters: a link to a record, or the beginning of one (`/employees/:id`). */
function addressOf(path: string, records: readonly string[]): string | undefined {
  const pattern = new RegExp(`^${BASE}${path.replaceAll(/:\w+/g, '[^/]+')}(?=/|$)`)
  return records.map((link) => pattern.exec(link)?.[0]).find((found) => found !== undefined)
}

test('every page of every package is drawn under /hr, without a message', async ({ page }, info) => {
  test.setTimeout(900_000)
  await openEmployees(page, info)
  const links = new Set<string>()
  const missing: string[] = []
  const paths = await pathsOfPackages()
  const fixed = new Set(paths.filter((path) => !path.includes(':')).map((path) => BASE + path))
  for (const path of paths) {
    const records = [...links].filter((link) => !fixed.has(link))
    const address = path.includes(':') ? addressOf(path, records) : BASE + path
    if (!address) missing.push(path)
    else for (const link of await open(page, address)) links.add(link.split(/[?#]/, 1)[0] ?? '')
  }
  expect(missing).toEqual(WITHOUT_LINK)
})

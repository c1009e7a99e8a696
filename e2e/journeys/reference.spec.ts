import { port } from '../port'
import { expect, test } from './journey'

test('the reference shows an operation without a message and without another host, on a phone too', async ({
  page,
}) => {
  const seen: string[] = []
  page.on('console', (message) => seen.push(message.text()))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'acme.localhost') seen.push(request.url())
  })
  page.on('requestfailed', (request) => seen.push(`failed: ${request.url()}`))
  // One area of the contract: drawing all 346 operations keeps a processor busy for seconds.
  await page.route('**/api/openapi.json', async (route) => {
    const response = await route.fetch({ url: `http://localhost:${port}/api/openapi.json` })
    const contract = (await response.json()) as { paths: object }
    const paths = Object.entries(contract.paths).filter(([path]) => path.startsWith('/ssp/production/teams/'))
    await route.fulfill({ response, json: { ...contract, paths: Object.fromEntries(paths) } })
  })
  await page.goto('/reference/#tag/teams/operation/countTeams')
  await expect(page.getByText(/^Loading the contract/)).toBeHidden()
  const operation = page.locator('[id="tag/teams/operation/countTeams"]')
  await expect(operation.getByRole('heading', { name: 'Number of teams.' })).toBeInViewport()
  await expect(operation.getByText('/ssp/production/teams/{clientId}:count').first()).toBeAttached()
  await expect(operation.getByText('TEAMS_VIEW').first()).toBeVisible()
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(seen).toEqual([])
})

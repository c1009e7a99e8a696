import { expect, test } from './journey'

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 375, height: 720 },
]) {
  test(`the reference shows an operation at ${width} px without a message and without another host`, async ({
    page,
  }) => {
    const seen: string[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && host !== new URL(page.url()).host) seen.push(request.url())
    })
    page.on('requestfailed', (request) => seen.push(`failed: ${request.url()}`))
    await page.setViewportSize({ width, height })
    await page.goto('/reference/#tag/teams/operation/countTeams')
    const operation = page.locator('[id="tag/teams/operation/countTeams"]')
    await expect(operation.getByRole('heading', { name: 'Number of the teams.' })).toBeInViewport()
    await expect(operation.getByText('/ssp/production/teams/{clientId}:count').first()).toBeAttached()
    await expect(operation.getByText('TEAMS_VIEW').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(seen).toEqual([])
  })
}

// npm run pictures:screens: takes pictures of every screen of a running product, to be looked at (docs/quality.md).
//   --at <origin>       where the product runs with its demo data; default http://localhost:4000
//   --screens <text>    only screens whose address contains this text
//   --variants <names>  comma-separated, of the list below; default all
//   --into <folder>     default .data/screens
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, requireChromium } from '../chromium.mjs'
import { root } from '../workspace.mjs'

const { values: options } = parseArgs({
  options: {
    at: { type: 'string', default: 'http://localhost:4000' },
    screens: { type: 'string', default: '' },
    variants: { type: 'string', default: '' },
    into: { type: 'string', default: join(root, '.data', 'screens') },
  },
})

/** The client's own subdomain, so that the login page has its brand. */
const originOf = (client) => options.at.replace('://', `://${client}.`)

const wide = { width: 1280, height: 800 }
const variants = [
  { name: 'desktop', origin: options.at, username: 'acme.admin', viewport: wide },
  { name: 'dark', origin: options.at, username: 'acme.admin', viewport: wide, colorScheme: 'dark' },
  { name: 'phone', origin: options.at, username: 'acme.admin', viewport: { width: 375, height: 812 } },
  // 400 % of 1,280 by 1,024.
  { name: 'zoom', origin: options.at, username: 'acme.admin', viewport: { width: 320, height: 256 } },
  { name: 'borealis', origin: originOf('borealis'), username: 'borealis.admin', viewport: wide },
  { name: 'staff', origin: options.at, username: 'platform.staff', viewport: wide },
].filter(({ name }) => !options.variants || options.variants.split(',').includes(name))

/** Screens that differ by their query string alone. */
const QUERIES = {
  '/access/users/:name': ['tab=1', 'tab=2', 'tab=3', 'tab=4'],
}

/** Every path that a feature or the portal routes to. */
function routePaths() {
  const folders = [join(root, 'packages', 'features'), join(root, 'apps', 'portal', 'src', 'routing')]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => /(^|\/)routes\.tsx?$/.test(file) && !file.includes('node_modules') && !file.includes('dist/'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  const own = ['/403', '/401', '/no-such-page']
  const tabs = readFileSync(join(root, 'packages/features/employees/src/detail/tabs.ts'), 'utf8')
  const employeeTabs = [...tabs.matchAll(/id: '([a-z-]+)'/g)].map(([, id]) => `/employees/:id/${id}`)
  const found = files.flatMap((text) => [...text.matchAll(/path: '([^'*]+)'/g)].map(([, path]) => path))
  return [...new Set([...found, ...own, ...employeeTabs])].toSorted((one, other) => one.localeCompare(other))
}

const matcherOf = (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?#]+')}(?=[?#]|$)`)
const fileOf = (address, variant) =>
  `${address.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}--${variant}.png`

/** Waits until nothing is loading, for at most five seconds: some screens poll. */
async function settled(page) {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
  await page
    .locator('[aria-busy=true]')
    .first()
    .waitFor({ state: 'hidden', timeout: 5000 })
    .catch(() => {})
  await page.waitForTimeout(150)
}

const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })
mkdirSync(options.into, { recursive: true })
const paths = routePaths()
const fixed = paths.filter((path) => !path.includes(':'))
const withParameters = paths.filter((path) => path.includes(':'))

for (const { name, origin, username, ...settings } of variants) {
  const context = await browser.newContext({ ...settings, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const take = async (address, label = address) => {
    await page.goto(origin + address)
    await settled(page)
    if (label.includes(options.screens)) await page.screenshot({ path: join(options.into, fileOf(label, name)) })
    return page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  }
  await take('/login')
  await take('/forgotten-password')
  await page.goto(`${origin}/login`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('Welcome-2026')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  const links = new Set()
  const missing = []
  // A record's address is taken from the screens before it, so the fixed addresses are visited first.
  const wanted = (path) =>
    !options.screens ||
    path.includes(options.screens) ||
    withParameters.some((other) => other.includes(options.screens) && other.startsWith(path) && path !== '/')
  for (const path of fixed) {
    if (path === '/login' || path === '/forgotten-password' || !wanted(path)) continue
    for (const link of await take(path)) if (link) links.add(link)
  }
  for (const path of withParameters) {
    if (!path.includes(options.screens)) continue
    const matches = matcherOf(path)
    const [parent, last] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/'))]
    const isRecord = (link) => !fixed.includes(link.split(/[?#]/)[0])
    const record = last.startsWith('/:')
      ? undefined
      : [...links].filter(isRecord).find((link) => matcherOf(parent).test(link))
    const address =
      [...links].filter(isRecord).find((link) => matches.test(link)) ?? record?.replace(/([?#].*)?$/, last)
    if (!address) {
      missing.push(path)
      continue
    }
    for (const link of await take(address, path)) if (link) links.add(link)
    for (const query of QUERIES[path] ?? []) await take(`${address.split('?')[0]}?${query}`, `${path}?${query}`)
  }
  console.log(`${name}: done; no record found for: ${missing.join(' ') || 'none'}`)
  await context.close()
}
await browser.close()

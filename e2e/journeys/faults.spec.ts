import type { Page } from '@playwright/test'
import { startProxy } from '../proxy'
import { port } from '../port'
import { expect, openAs, people, signIn, test } from './journey'

const ROUNDS = 6
const created = 'Employee created successfully.'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Quick Create Employee' })

/** Opens the quick create panel and types an employee whose identifier is free. */
async function typeEmployee(page: Page, name: string) {
  const identifier = `${name}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`
  await page.getByRole('button', { name: 'Create' }).click()
  const panel = panelOf(page)
  await panel.getByRole('textbox', { name: 'Forename' }).fill('Ines')
  await panel.getByRole('textbox', { name: 'Identifier' }).fill(identifier)
  return { panel, identifier, submit: panel.getByRole('button', { name: 'Create employee' }) }
}

async function logIn(page: Page) {
  await page.getByLabel('Username').fill(people.admin.username)
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Says yes to going on with what was typed before the session ended. */
const takeUpEntries = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Continue?' }).getByRole('button', { name: 'Continue' }).click()

/** Keys of the creates that leave the page. */
function keysOf(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('function=quickCreate')) keys.push(sent.headers()['idempotency-key'] ?? '')
  })
  return keys
}

async function expectOneRecord(page: Page, identifier: string) {
  await page.goto(`/employees?search=${identifier}`)
  await expect(page.getByText(identifier)).toHaveCount(1)
}

const openEmployees = (page: Page) => openAs(page, people.admin, '/employees')

test('offline at submit: everything typed stays, and the same attempt makes one record when the line is back', async ({
  page,
  context,
}) => {
  const keys = keysOf(page)
  await openEmployees(page)
  const { panel, identifier, submit } = await typeEmployee(page, 'OFF')
  await context.setOffline(true)
  await submit.click()
  await expect(panel.getByRole('alert').first()).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Identifier' })).toHaveValue(identifier)
  await context.setOffline(false)
  await submit.click()
  await expect(page.getByText(created).first()).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  await expectOneRecord(page, identifier)
})

test('a connection that drops in the middle of the answer makes one record', async ({ browser }) => {
  const proxy = await startProxy(port)
  const origin = `http://acme.localhost:${proxy.port}`
  const page = await browser.newPage({ baseURL: origin })
  await openAs(page, people.admin, `${origin}/employees`)
  const keys = keysOf(page)
  const { panel, identifier, submit } = await typeEmployee(page, 'CUT')
  proxy.dropNext(/function=quickCreate/)
  await submit.click()
  await expect(panel.getByRole('alert').first()).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Identifier' })).toHaveValue(identifier)
  await submit.click()
  await expect(page.getByText(created).first()).toBeVisible()
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await expectOneRecord(page, identifier)
  await page.close()
  await proxy.close()
})

const expired = { status: 401, json: { code: 'token_expired', message: 'Session expired.', errorId: 'journey' } }

test('a session that ends in mid-form gives everything back after the sign-in', async ({ page }) => {
  await openEmployees(page)
  const { identifier, submit } = await typeEmployee(page, 'END')
  await page.route('**/api/login/*/refresh', (route) => route.fulfill(expired))
  await page.route(/function=quickCreate/, (route) => route.fulfill(expired))
  await submit.click()
  await expect(page.getByText('Session expired.')).toBeVisible()
  await page.unrouteAll()
  await logIn(page)
  await expect(page).toHaveURL(/\/employees/)
  await takeUpEntries(page)
  await expect(panelOf(page).getByRole('textbox', { name: 'Forename' })).toHaveValue('Ines')
  await expect(panelOf(page).getByRole('textbox', { name: 'Identifier' })).toHaveValue(identifier)
  await panelOf(page).getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText(created).first()).toBeVisible()
  await expectOneRecord(page, identifier)
  // What was sent or given up does not come back.
  await page.goto('/employees')
  await expect(page.getByRole('button', { name: 'Create' })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
})

interface Form {
  address: string
  type: (page: Page) => Promise<void>
  send: string
  /** The form is locked at first: what was typed is offered, not filled in. */
  isOffered?: true
}
const forms: Record<string, Form> = {
  'the own account': {
    address: '/profile',
    type: async (page) => {
      await page.getByRole('button', { name: 'Unlock' }).click()
      await page.getByLabel(/^Display name/).fill('Typed before the end')
    },
    send: 'Update',
    isOffered: true,
  },
  'the account of a user': {
    address: '/access/users/acme.viewer?tab=1',
    type: (page) => page.getByLabel(/^Display name/).fill('Typed before the end'),
    send: 'Update account',
  },
  'the wizard': {
    address: '/access/users/create',
    type: async (page) => {
      await page.getByLabel(/^Display name/).fill('Typed before the end')
      await page.getByLabel('Username').fill('typed-before')
      await page.getByLabel('Email').fill('typed-before@acme.example')
      for (const label of ['Password *', 'Confirm']) await page.getByLabel(label).fill('Sunny-harbour-7')
      const next = page.getByRole('button', { name: 'Next' })
      await next.click()
      await page.getByRole('checkbox', { name: 'Users: View' }).check()
      await next.click()
      await next.click()
      await next.click()
    },
    send: 'Create user',
  },
}
for (const [name, { address, type, send, isOffered }] of Object.entries(forms)) {
  test(`a session that ends under ${name} takes nothing that was typed`, async ({ page }) => {
    await openAs(page, people.admin, address)
    await type(page)
    await page.route('**/api/login/*/refresh', (route) => route.fulfill(expired))
    await page.route(/\/api\/ssp\//, (route) => route.fulfill(expired))
    await page.getByRole('button', { name: send, exact: true }).click()
    await expect(page.getByText('Session expired.')).toBeVisible()
    await page.unrouteAll()
    await logIn(page)
    if (isOffered) await takeUpEntries(page)
    const field = page.getByLabel(/^Display name/)
    await expect(field).toHaveValue('Typed before the end')
    await expect(field).toBeEditable()
    // Given up, it does not come back.
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(?:Discard|Leave)/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.goto(address)
    if (isOffered) await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(field).not.toHaveValue('Typed before the end')
  })
}

test('somebody else who signs in finds nothing of it', async ({ page }) => {
  await openEmployees(page)
  await typeEmployee(page, 'OWN')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('Username').fill(people.staff.username)
  await page.getByLabel('Password', { exact: true }).fill(people.staff.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto('/employees')
  await expect(page.getByRole('button', { name: 'Create' })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
})

test('a chunk that fails makes no reload loop, and the same address works later', async ({ page }) => {
  await openAs(page, people.admin)
  let documents = 0
  page.on('request', (sent) => (documents += sent.isNavigationRequest() ? 1 : 0))
  const files = await page.evaluate<Record<'*' | '/employees', string[]>>(async () =>
    (await fetch('/start-files.json')).json(),
  )
  const ofPage = files['/employees'].filter((file) => file.endsWith('.js') && !files['*'].includes(file))
  expect(ofPage).not.toEqual([])
  await page.route(
    ({ pathname }) => ofPage.includes(pathname),
    (route) => route.abort(),
  )
  const failed = page.getByRole('heading', { name: 'This part of the portal could not be loaded' })
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click()
  await expect(failed).toBeVisible()
  expect(documents).toBe(0)
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()])
  await expect(failed).toBeVisible()
  expect(documents).toBe(1)
  const address = page.url()
  await page.unrouteAll()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
})

test('double click and Enter with a click make one record each time', async ({ page }) => {
  await openEmployees(page)
  const mark = `DBL${Date.now()}`
  const identifiers: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { panel, identifier, submit } = await typeEmployee(page, mark)
    if (round % 2 === 0) await submit.dblclick()
    else {
      const { x, y, width, height } = (await submit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await panel.getByRole('textbox', { name: 'Identifier' }).focus()
      await Promise.all([page.keyboard.press('Enter'), page.mouse.click(x + width / 2, y + height / 2)])
    }
    await expect(panel.getByText(created)).toBeVisible()
    identifiers.push(identifier)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
  await page.goto(`/employees?search=${mark}`)
  await expect(page.getByText(`${ROUNDS} found`)).toBeVisible()
  for (const identifier of identifiers) await expect(page.getByText(identifier)).toHaveCount(1)
})

test('submitting the same entry again shows an error at the field and creates no duplicate', async ({ page }) => {
  await openEmployees(page)
  const { panel, identifier, submit } = await typeEmployee(page, 'BACK')
  await submit.click()
  await expect(panel.getByText(created)).toBeVisible()
  await page.goto('/')
  await page.goBack()
  await page.getByRole('button', { name: 'Create' }).click()
  await panelOf(page).getByRole('textbox', { name: 'Identifier' }).fill(identifier)
  await panelOf(page).getByRole('button', { name: 'Create' }).click()
  await expect(panelOf(page).getByRole('textbox', { name: 'Identifier' })).toHaveAttribute('aria-invalid', 'true')
  await page.evaluate(() => sessionStorage.clear())
  await expectOneRecord(page, identifier)
})

test('two tabs on two clients: neither asks for anything of the other', async ({ browser }) => {
  const context = await browser.newContext()
  const [first, second] = [await context.newPage(), await context.newPage()]
  await openAs(first, people.staff)
  await expect(first.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await second.goto('/')
  await expect(second.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const asked = { first: [] as string[], second: [] as string[] }
  first.on('request', (sent) => asked.first.push(sent.headers()['ssp-client'] ?? ''))
  const home = await first.evaluate(
    async () => (await (await fetch('/api/client/load?subdomain=acme')).json())[0].id as string,
  )

  await second.getByRole('button', { name: 'Switch client' }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /Borealis/ })
    .click()
  await expect(second.getByRole('heading', { name: 'Portal switched to Borealis' })).toBeVisible()
  second.on('request', (sent) => asked.second.push(sent.headers()['ssp-client'] ?? ''))
  for (const page of [first, second, first]) {
    await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click()
    await expect(page.getByRole('link', { name: /^View/ }).first()).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  }
  const clients = (list: string[]) => [...new Set(list.filter(Boolean))]
  expect(clients(asked.first)).toEqual([home])
  expect(clients(asked.second)).toHaveLength(1)
  expect(clients(asked.second)).not.toContain(home)
  await context.close()
})

test('signing out in one tab stops the other', async ({ page, context }) => {
  await openAs(page, people.admin)
  const other = await context.newPage()
  await other.goto('/employees')
  await expect(other.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
})

for (const [name, hours] of [
  ['ahead', 2],
  ['behind', -2],
] as const) {
  test(`a clock two hours ${name} ends no session`, async ({ browser }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    let logins = 0
    page.on('framenavigated', (frame) => (logins += new URL(frame.url()).pathname === '/login' ? 1 : 0))
    await signIn(page, people.admin)
    const before = logins
    for (const path of ['/employees', '/', '/employees']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).not.toHaveURL(/\/login/)
    }
    await page.clock.runFor(30 * 60_000) // three lives of an access token, each renewed in time
    await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
    expect(logins).toBe(before)
    await context.close()
  })
}

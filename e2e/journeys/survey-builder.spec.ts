import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, openAs, people, test } from './journey'
import { tabTo } from './tab-to'

const canvasOf = (page: Page) => page.getByRole('region', { name: 'Form', exact: true })
const order = (page: Page) =>
  canvasOf(page)
    .locator('[data-field]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')))
const announced = (page: Page, text: string) => expect(page.locator('[data-announcer]')).toHaveText(text)

/** Picks something up with the mouse and carries it to a height of a target, 0 to 1; the mouse stays down. */
async function carry(page: Page, from: Locator, target: Locator, height: number) {
  await from.scrollIntoViewIfNeeded()
  const start = await from.boundingBox()
  if (!start) throw new Error('Nothing to pick up')
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 10, { steps: 4 })
  const end = await target.boundingBox()
  if (!end) throw new Error('Nowhere to drop')
  await page.mouse.move(end.x + end.width / 2, end.y + end.height * height, { steps: 12 })
}

/** Whether a click on the page reaches its target. Runs in the page. */
function receivesClick() {
  let isReceived = false
  const onClick = () => (isReceived = true)
  document.body.addEventListener('click', onClick)
  document.body.click()
  document.body.removeEventListener('click', onClick)
  return isReceived
}

/** A form is built by dragging: from the palette to a place, from one place to another, and back to where it was. */
test('fields are dragged with a real pointer', async ({ page }) => {
  await openAs(page, people.admin, '/surveys/template/create')
  const field = (name: string) => canvasOf(page).getByRole('listitem', { name, exact: true })
  const palette = (name: string) => page.getByRole('button', { name, exact: true })

  await carry(page, palette('Page Break'), canvasOf(page), 0.5)
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['Page Break'])
  await carry(page, palette('Date'), field('Page Break'), 0.1)
  await page.mouse.up()
  await announced(page, 'Date added at place 1 of 2.')
  await expect.poll(() => order(page)).toEqual(['Date', 'Page Break'])
  await field('Date').getByRole('button', { name: 'Save', exact: true }).click()

  await carry(page, page.getByRole('button', { name: 'Move Page Break', exact: true }), field('Date'), 0.1)
  await page.mouse.up()
  await announced(page, 'Page Break moved to place 1 of 2.')
  await expect.poll(() => order(page)).toEqual(['Page Break', 'Date'])

  await carry(page, page.getByRole('button', { name: 'Move Date', exact: true }), field('Page Break'), 0.1)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await announced(page, 'Moving Date cancelled.')
  expect(await order(page)).toEqual(['Page Break', 'Date'])

  // Let go beside the form: nothing is added.
  await carry(page, palette('Email'), page.getByRole('heading', { level: 1 }), 0.5)
  await page.mouse.up()
  expect(await order(page)).toEqual(['Page Break', 'Date'])
  // The sensor swallows clicks for a moment after a drop.
  await expect.poll(() => page.evaluate(receivesClick)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => order(page)).toEqual(['Date', 'Page Break'])
})

/** The space below the form belongs to its end. */
test('a field that is let go 200 px below the last one becomes the last one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 })
  await openAs(page, people.admin, '/surveys/template/create')
  const field = (name: string) => canvasOf(page).getByRole('listitem', { name, exact: true })
  const palette = (name: string) => page.getByRole('button', { name, exact: true })
  const dropBelow = async (from: Locator, last: Locator) => {
    await carry(page, from, last, 0.5)
    const box = await last.boundingBox()
    if (!box) throw new Error('No last field')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height + 200, { steps: 12 })
    await page.mouse.up()
  }
  for (const name of ['Page Break', 'Date']) {
    await palette(name).click()
    await expect(field(name)).toBeVisible()
  }
  await field('Date').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field('Date').getByRole('button', { name: 'Save', exact: true })).toBeHidden()

  await dropBelow(palette('Email'), field('Date'))
  await expect.poll(() => order(page)).toEqual(['Page Break', 'Date', 'Email'])
  await field('Email').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field('Email').getByRole('button', { name: 'Save', exact: true })).toBeHidden()

  await dropBelow(page.getByRole('button', { name: 'Move Page Break', exact: true }), field('Email'))
  await expect.poll(() => order(page)).toEqual(['Date', 'Email', 'Page Break'])
})

/** The whole of it without a pointer: add, edit, options, pick up, move, drop, cancel, remove, undo, preview, create. */
test('a template is built by keyboard alone and reads well', async ({ page }) => {
  test.slow()
  const title = `Keyboard ${Date.now()}`
  const press = async (name: string, limit = 90) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }), limit)
    await page.keyboard.press('Enter')
  }
  await openAs(page, people.admin, '/surveys/template/create')
  await tabTo(page, page.getByRole('textbox', { name: /^Title/ }))
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Made without a mouse.')

  await press('Radio Button')
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
  await page.keyboard.type('How are you?')
  await tabTo(page, page.getByLabel('New option'), 8)
  for (const option of ['Good', 'Bad']) {
    await page.keyboard.type(option)
    await page.keyboard.press('Enter')
  }
  await press('Save')
  await announced(page, 'Radio Button saved.')
  await expect(page.getByRole('button', { name: 'Edit Radio Button' })).toBeFocused()

  await press('Textfield')
  await page.keyboard.type('Why?')
  await tabTo(page, page.getByRole('checkbox', { name: 'Show only if an earlier answer matches' }), 10)
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('Value'), 5)
  await page.keyboard.type('Bad')
  await press('Save')
  await expect(canvasOf(page).getByText('Shown only if “How are you?” is “Bad”')).toBeVisible()
  await press('Date')
  await press('Discard Changes')

  await tabTo(page, page.getByRole('button', { name: 'Move Date', exact: true }), 90)
  await page.keyboard.press('Space')
  await announced(page, 'Date picked up. Place 3 of 3.')
  // The sensor listens from the next task on; a later one of the page has run after it.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await announced(page, 'Date moved to place 1 of 3.')
  await expect.poll(() => order(page)).toEqual(['Date', 'Radio Button', 'Textfield'])

  await tabTo(page, page.getByRole('button', { name: 'Remove Date', exact: true }), 90)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove Date?' })
  await expect(question).toBeVisible()
  await tabTo(page, question.getByRole('button', { name: 'Remove' }), 4)
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual(['Radio Button', 'Textfield'])
  await expect(page.getByRole('button', { name: /^Edit / }).and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => order(page)).toEqual(['Date', 'Radio Button', 'Textfield'])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => order(page)).toEqual(['Radio Button', 'Textfield'])

  await expect(canvasOf(page)).toMatchAriaSnapshot(`
    - region "Form":
      - list:
        - listitem "Radio Button":
          - button "Move Radio Button"
          - text: Radio Button
          - button "Move Radio Button up" [disabled]
          - button "Move Radio Button down"
          - button "Duplicate Radio Button"
          - button "Edit Radio Button"
          - button "Remove Radio Button"
          - paragraph: How are you?
          - list:
            - listitem: Good
            - listitem: Bad
        - listitem "Textfield":
          - button "Move Textfield"
  `)
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  await press('Create')
  await expect(page.getByText('Template has been created')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
})

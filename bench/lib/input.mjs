/**
 * Prepares a click on an element: a locator or a handle. Locating it is work in the page too, so it happens before the
 * measurement; the returned function clicks.
 */
export async function clickOn(page, target) {
  await moveTo(page, target)
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}

/** Moves the mouse to the middle of an element, which is scrolled into view; returns that point. */
export async function moveTo(page, target) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await target.boundingBox()
  const point = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(point.x, point.y)
  return point
}

import type { Locator } from '@playwright/test'

/**
 * Types a date or local date-time (`YYYY-MM-DD`, `YYYY-MM-DDTHH:mm[:ss]`) into the date field of the container, part by
 * part as people do.
 */
export async function typeDate(container: Locator, value: string) {
  const [day = '', time = ''] = value.split('T')
  await container.getByRole('spinbutton').first().click()
  await container.page().keyboard.type(day.split('-').toReversed().join('') + time.replaceAll(':', ''))
}

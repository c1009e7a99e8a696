interface User {
  click: (element: Element) => Promise<unknown>
  keyboard: (keys: string) => Promise<unknown>
}

/**
 * Types a date or local date-time (`YYYY-MM-DD`, `YYYY-MM-DDTHH:mm[:ss]`) into a date field, part by part as users do.
 * @param user `userEvent` of the test
 * @param field the group of the field: `getByRole('group', { name })`
 */
export async function typeDate(user: User, field: Element, value: string) {
  const [first] = field.querySelectorAll('[role=spinbutton]')
  if (!first) throw new Error('no parts of a date')
  const [day = '', time = ''] = value.split('T')
  await user.click(first)
  await user.keyboard(day.split('-').toReversed().join('') + time.replaceAll(':', ''))
}

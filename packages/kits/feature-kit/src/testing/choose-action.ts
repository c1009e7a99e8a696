interface Test {
  userEvent: { click: (element: Element) => Promise<unknown> }
  screen: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> }
}

/**
 * Opens the menu of a page header and selects an action.
 * @param test `userEvent` and `screen` of the test
 * @param name name of the action
 */
export async function chooseAction({ userEvent, screen }: Test, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusAfterRemoval } from './use-focus-after-removal'

const three = ['Payroll', 'Reports', 'Sales']

function Teams({ start = three, isFocusable = true }) {
  const list = useFocusAfterRemoval<HTMLUListElement>()
  const [teams, setTeams] = useState(start)
  return (
    <>
      <ul ref={list} {...(isFocusable && { tabIndex: -1 })}>
        {teams.map((team) => (
          <li key={team}>
            <button disabled={team === 'Locked'} onClick={() => setTeams(teams.filter((each) => each !== team))}>
              {team}
            </button>
          </li>
        ))}
      </ul>
      <input aria-label="Name" />
      <button onClick={() => setTeams([])}>None</button>
    </>
  )
}

/** A row is removed while the dialog that confirmed it has the focus; then the dialog closes. */
function Confirmed() {
  const list = useFocusAfterRemoval<HTMLUListElement>()
  const [teams, setTeams] = useState(three)
  const [open, setOpen] = useState(true)
  return (
    <>
      <ul ref={list}>
        {teams.map((team) => (
          <li key={team}>
            <button>{team}</button>
          </li>
        ))}
      </ul>
      {open && (
        <div role="dialog">
          <button onClick={() => setTeams(teams.filter((team) => team !== 'Reports'))}>Remove</button>
          <button onClick={() => setOpen(false)}>Close</button>
        </div>
      )}
    </>
  )
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()))

test('the focus moves to the next row, and to the list after the last one', async () => {
  render(<Teams />)
  press('Reports')
  await focused(() => screen.getByRole('button', { name: 'Sales' }))
  press('Sales')
  await focused(() => screen.getByRole('button', { name: 'Payroll' }))
  press('Payroll')
  await focused(() => screen.getByRole('list'))
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('disabled buttons are skipped', async () => {
  render(<Teams start={['Payroll', 'Locked', 'Sales']} />)
  press('Payroll')
  await focused(() => screen.getByRole('button', { name: 'Sales' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a focus outside the list is not moved', async () => {
  render(<Teams />)
  screen.getByRole('button', { name: 'Payroll' }).focus()
  press('None')
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'None' }))
})

test('a row that its confirmation outlasts passes the focus on when that is closed', async () => {
  render(<Confirmed />)
  screen.getByRole('button', { name: 'Reports' }).focus()
  press('Remove')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }))
  press('Close')
  await focused(() => screen.getByRole('button', { name: 'Sales' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a list without a focus of its own gives it to the main part of the page', async () => {
  render(
    <main tabIndex={-1}>
      <Teams start={['Payroll']} isFocusable={false} />
    </main>,
  )
  press('Payroll')
  await focused(() => screen.getByRole('main'))
  expect(screen.queryByRole('listitem')).toBeNull()
})

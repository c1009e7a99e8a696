// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PanelProps } from './form-panel'
import { usePanel } from './use-panel'

afterEach(cleanup)

const Greeting = ({ open, onClose, name }: PanelProps & { name?: string }) =>
  open && <button onClick={onClose}>Hello {name}</button>

function Page({ name, initiallyOpen = false }: { name: string; initiallyOpen?: boolean }) {
  const panel = usePanel(Greeting, initiallyOpen, { name })
  return (
    <>
      <button onClick={() => panel.open()}>Open</button>
      {panel.element}
    </>
  )
}

test('props of the page reach a panel that a persisted draft opens', () => {
  render(<Page initiallyOpen name="Ann" />)
  expect(screen.getByText('Hello Ann')).toBeTruthy()
})

test('props of the page are followed while the panel is open', () => {
  const { rerender } = render(<Page name="Ann" />)
  expect(screen.queryByText('Hello Ann')).toBeNull()
  fireEvent.click(screen.getByText('Open'))
  rerender(<Page name="Bea" />)
  fireEvent.click(screen.getByText('Hello Bea'))
  expect(screen.queryByText('Hello Bea')).toBeNull()
})

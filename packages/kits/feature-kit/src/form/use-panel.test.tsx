// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { SspContextValue } from '../provider/ssp-context'
import type { PanelProps } from './input-panel'

const confirm = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('@ssp/ui', async (original) => ({ ...(await original<object>()), useConfirm: () => confirm }))

// The files of a worker share modules: those that another file has loaded have the real `useConfirm`.
vi.resetModules()
const { SspContext } = await import('../provider/ssp-context')
const { usePanel } = await import('./use-panel')
afterAll(() => vi.resetModules())

afterEach(() => {
  cleanup()
  confirm.mockReset()
})

const Greeting = ({ open, onClose, name }: PanelProps & { name?: string }) =>
  open && <button onClick={onClose}>Hello {name}</button>

const Farewell = ({ open, onClose }: PanelProps) => open && <button onClick={onClose}>Farewell</button>
const Welcome = ({ open, onClose }: PanelProps) => open && <button onClick={onClose}>Welcome</button>

function Page({ name, hasDraft = false }: { name: string; hasDraft?: boolean }) {
  const panel = usePanel(Greeting, hasDraft, { name })
  return (
    <>
      <button onClick={() => panel.open()}>Open</button>
      {panel.element}
    </>
  )
}

const Providers = ({ children }: { children: ReactNode }) => (
  <SspContext value={{ messages: {} } as SspContextValue}>{children}</SspContext>
)
const draw = (page: ReactElement) => render(page, { wrapper: Providers })

test('a persisted draft is offered, and the panel that it opens gets the props of the page', async () => {
  const answer = Promise.withResolvers<boolean>()
  confirm.mockReturnValue(answer.promise)
  draw(<Page hasDraft name="Ann" />)
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Continue?' }))
  expect(screen.queryByText('Hello Ann')).toBeNull()
  await act(async () => answer.resolve(true))
  expect(screen.getByText('Hello Ann')).toBeTruthy()
})

test('a draft that is not taken up opens nothing, and without one nothing is offered', async () => {
  confirm.mockResolvedValue(false)
  draw(<Page hasDraft name="Ann" />)
  await act(() => Promise.resolve())
  expect(screen.queryByText('Hello Ann')).toBeNull()
  draw(<Page name="Bea" />)
  expect(confirm).toHaveBeenCalledOnce()
})

test('props of the page are followed while the panel is open', () => {
  const { rerender } = draw(<Page name="Ann" />)
  expect(screen.queryByText('Hello Ann')).toBeNull()
  fireEvent.click(screen.getByText('Open'))
  rerender(<Page name="Bea" />)
  fireEvent.click(screen.getByText('Hello Bea'))
  expect(screen.queryByText('Hello Bea')).toBeNull()
})

test('a panel opened after one further down the page closes', () => {
  function Panels() {
    const add = usePanel(Greeting)
    const rename = usePanel(Farewell)
    const remind = usePanel(Welcome)
    return (
      <>
        <button onClick={() => rename.open()}>Rename</button>
        <button onClick={() => remind.open()}>Remind</button>
        {add.element}
        {rename.element}
        {remind.element}
      </>
    )
  }
  draw(<Panels />)
  for (const [open, close] of [
    ['Remind', 'Welcome'],
    ['Rename', 'Farewell'],
  ] as const) {
    fireEvent.click(screen.getByText(open))
    fireEvent.click(screen.getByText(close))
    expect(screen.queryByText(close)).toBeNull()
  }
})

// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../button'
import { PageHeader, type PageHeaderProps } from './page-header'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = (props: Partial<PageHeaderProps>) => (
  <main tabIndex={-1}>
    <PageHeader title="Payroll upload 5" {...props} />
  </main>
)

test('an action that is done and gone leaves the focus in the header, or in the page', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const secondary = { id: 'logs', label: 'Download logs', onAction: () => {} }
  const { rerender } = render(page({ secondary, action: <Button>Release 10</Button> }))
  screen.getByRole('button', { name: 'Release 10' }).focus()
  rerender(page({ secondary }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download logs' })))
  rerender(page({}))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDocumentTitle } from './document-title'

vi.mock('@ssp/feature-kit', async (load) => ({
  ...(await load<object>()),
  useClient: () => ({ clientName: 'Acme Precision' }),
  useMessages: ({ messages }: { messages: object }) => messages,
  useTitle: () => (title: string) => title,
}))
afterEach(cleanup)

function Page({ heading }: { heading?: string }) {
  useDocumentTitle('News')
  return <main>{heading && <h1>{heading}</h1>}</main>
}

const PRODUCT = 'Employee self-service administration'

test('the section and the client, and the record once its heading is there', async () => {
  const { rerender } = render(<Page />)
  expect(document.title).toBe(`News · Acme Precision · ${PRODUCT}`)
  rerender(<Page heading="Gate 4 is closed" />)
  await waitFor(() => expect(document.title).toBe(`Gate 4 is closed · News · Acme Precision · ${PRODUCT}`))
  rerender(<Page heading="News" />)
  await waitFor(() => expect(document.title).toBe(`News · Acme Precision · ${PRODUCT}`))
})

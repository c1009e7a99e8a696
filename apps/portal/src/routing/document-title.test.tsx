// @vitest-environment jsdom
import { fakeClient } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import { render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useDocumentTitle } from './document-title'

const client = fakeClient({ clientName: 'Acme Precision' })
const wrapper = ({ children }: { children: ReactNode }) => (
  <SspStoryProvider client={client}>{children}</SspStoryProvider>
)

function Page({ heading }: { heading?: string }) {
  useDocumentTitle('News')
  return <main>{heading && <h1>{heading}</h1>}</main>
}

const PRODUCT = 'Employee self-service administration'

test('the section and the client, and the record once its heading is there', async () => {
  const { rerender } = render(<Page />, { wrapper })
  expect(document.title).toBe(`News · Acme Precision · ${PRODUCT}`)
  rerender(<Page heading="Gate 4 is closed" />)
  await waitFor(() => expect(document.title).toBe(`Gate 4 is closed · News · Acme Precision · ${PRODUCT}`))
  rerender(<Page heading="News" />)
  await waitFor(() => expect(document.title).toBe(`News · Acme Precision · ${PRODUCT}`))
})

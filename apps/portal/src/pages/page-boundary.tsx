import { useLocation } from '@ssp/feature-kit'
import { Button, ErrorBoundary, ErrorState } from '@ssp/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages'
import { ChunkError } from '../routing/lazy-page'

/** Keeps a failing page inside the shell: the navigation stays usable, another address starts anew. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname} fallback={explainChunk}>
      {children}
    </ErrorBoundary>
  )
}

/** Code of the portal that could not be loaded has a message of its own. */
const explainChunk = (error: unknown) => (error instanceof ChunkError ? <ChunkFailed /> : null)

function ChunkFailed() {
  return (
    <ErrorState
      title={messages.chunk.title}
      reason={messages.chunk.text}
      action={<Button onClick={() => location.reload()}>{messages.chunk.action}</Button>}
    />
  )
}

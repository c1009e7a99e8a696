import { PageBoundary as KitPageBoundary, useMessages } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { portalMessages } from '../messages'
import { ChunkError } from '../routing/lazy-page'
import { MessagePage } from './message-page'

/** Contains a failing page inside the shell; portal code that could not be loaded has its own message. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <KitPageBoundary fallback={explainChunk}>{children}</KitPageBoundary>
)

const explainChunk = (error: unknown) => (error instanceof ChunkError ? <ChunkFailed /> : null)

function ChunkFailed() {
  const { action, ...rest } = useMessages(portalMessages).chunk
  return (
    <MessagePage
      role="alert"
      {...rest}
      icon={CloudOff}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {action}
        </Button>
      }
    />
  )
}

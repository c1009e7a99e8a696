import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type CSSProperties } from 'react'
import { useApi } from '../provider/ssp-context'
import { checkHost } from './check-host'
import { hostMessages } from './host-messages'

/** Delay after the start in milliseconds, when the first page and its stylesheets are loaded. */
const CHECK_AFTER = 1000

// Own styles, because the stylesheets may be what is missing.
const BOX: CSSProperties = {
  all: 'initial',
  position: 'fixed',
  insetInline: 16,
  insetBlockEnd: 16,
  zIndex: 2_147_483_647,
  padding: 16,
  border: '2px solid #b00020',
  background: '#fff',
  color: '#1a1a1a',
  font: '14px/1.5 system-ui, sans-serif',
}

/** In development, runs `checkHost` once and shows its findings. */
export function HostReport({ queryClient }: { queryClient?: QueryClient | undefined }) {
  const api = useApi()
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setFound(checkHost({ queryClient, api })), CHECK_AFTER)
    return () => clearTimeout(timer)
  }, [queryClient, api])
  if (found.length === 0) return null
  const { title, close } = hostMessages.messages
  return (
    <div role="alert" style={BOX}>
      <strong>{title}</strong>
      <ul style={{ listStylePosition: 'inside' }}>
        {found.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setFound([])}>
        {close}
      </button>
    </div>
  )
}

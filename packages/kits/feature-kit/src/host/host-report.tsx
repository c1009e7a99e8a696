import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type CSSProperties } from 'react'
import { useLocation } from '../navigation/navigation'
import { useApi } from '../provider/ssp-context'
import { useSession } from '../session/use-session'
import { checkHost } from './check-host'
import { onPageError } from './copies'
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

/**
 * In development, runs `checkHost` a second after each page is opened, and at each error of one, and shows the findings
 * until they are closed.
 */
export function HostReport({ queryClient }: { queryClient?: QueryClient | undefined }) {
  const api = useApi()
  const { user } = useSession()
  const page = `${user?.id} ${useLocation().pathname}`
  const [checked, setChecked] = useState<{ page: string; found: readonly string[] }>()
  const [closed, setClosed] = useState<readonly string[]>([])
  useEffect(() => {
    const check = () => setChecked({ page, found: checkHost({ queryClient, api }) })
    const timer = setTimeout(check, CHECK_AFTER)
    const stop = onPageError(check)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queryClient, api, page])
  const found = checked?.page === page ? checked.found.filter((text) => !closed.includes(text)) : []
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
      <button type="button" onClick={() => setClosed([...closed, ...found])}>
        {close}
      </button>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { NO_ATTEMPTS, parseAttempts, type Attempts } from '../model/attempts'

/** Counts failed sign-ins of a client across page loads (decision 30) and unlocks the form when the lock ends. */
export function useAttempts(clientId: string): [Attempts, (next: Attempts) => void] {
  const key = `ssp.login:${clientId}`
  const [attempts, setAttempts] = useState(() => parseAttempts(read(key), Date.now()))
  const { lockedUntil } = attempts
  const change = (next: Attempts) => {
    setAttempts(next)
    write(key, next)
  }
  useEffect(() => {
    if (lockedUntil === null) return undefined
    const timer = setTimeout(() => {
      setAttempts(NO_ATTEMPTS)
      write(key, NO_ATTEMPTS)
    }, lockedUntil - Date.now())
    return () => clearTimeout(timer)
  }, [lockedUntil, key])
  return [attempts, change]
}

// Storage may be blocked; then the count lasts until the page is closed.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, attempts: Attempts) {
  try {
    if (attempts.count === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(attempts))
  } catch {
    // see read
  }
}

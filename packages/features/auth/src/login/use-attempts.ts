import { readEntry, useStorage, writeEntry } from '@ssp/feature-kit'
import { useEffect, useState } from 'react'
import { NO_ATTEMPTS, parseAttempts, type Attempts } from '../model/attempts'

/** Counts failed sign-ins of a client across page loads (decision 30) and unlocks the form when the lock ends. */
export function useAttempts(clientId: string): [Attempts, (next: Attempts) => void] {
  const storage = useStorage()
  const key = `ssp.login:${clientId}`
  const [attempts, setAttempts] = useState(() => parseAttempts(readEntry(storage, 'device', key), Date.now()))
  const { lockedUntil } = attempts
  const change = (next: Attempts) => {
    setAttempts(next)
    writeEntry(storage, 'device', key, next.count === 0 ? null : next)
  }
  useEffect(() => {
    if (lockedUntil === null) return undefined
    const timer = setTimeout(() => {
      setAttempts(NO_ATTEMPTS)
      writeEntry(storage, 'device', key, null)
    }, lockedUntil - Date.now())
    return () => clearTimeout(timer)
  }, [lockedUntil, storage, key])
  return [attempts, change]
}

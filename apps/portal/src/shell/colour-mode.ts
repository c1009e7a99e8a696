import { useSyncExternalStore } from 'react'
import { storedMode, type ModeChoice } from './stored-mode'

const listeners = new Set<() => void>()

/** Light, dark or as the system; stored on this device, followed by every tab. */
export function useColourMode(): [ModeChoice, (mode: ModeChoice) => void] {
  const mode = useSyncExternalStore(subscribe, storedMode.get)
  const choose = (next: ModeChoice) => {
    storedMode.set(next)
    for (const listener of listeners) listener()
  }
  return [mode, choose]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

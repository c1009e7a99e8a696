import type { RootProps } from '@ssp/ui'
import { useSyncExternalStore } from 'react'

export type ModeChoice = NonNullable<RootProps['mode']>

const key = 'ssp.colour-mode'
const choices: readonly string[] = ['light', 'dark', 'system'] satisfies ModeChoice[]
const listeners = new Set<() => void>()

const read = (): ModeChoice => {
  const stored = localStorage.getItem(key) ?? ''
  return choices.includes(stored) ? (stored as ModeChoice) : 'system'
}

/** Light, dark or what the system asks for; remembered on this device, followed by every tab. */
export function useColourMode(): [ModeChoice, (mode: ModeChoice) => void] {
  const mode = useSyncExternalStore(subscribe, read)
  const choose = (next: ModeChoice) => {
    localStorage.setItem(key, next)
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

import type { RootProps } from '@ssp/ui'

export type ModeChoice = NonNullable<RootProps['mode']>

const key = 'ssp.colour-mode'
const choices: readonly string[] = ['light', 'dark', 'system'] satisfies ModeChoice[]

/** The colours chosen on this device; the system's without a choice. */
export const storedMode = {
  get: (): ModeChoice => {
    const stored = localStorage.getItem(key) ?? ''
    return choices.includes(stored) ? (stored as ModeChoice) : 'system'
  },
  set: (mode: ModeChoice) => localStorage.setItem(key, mode),
}

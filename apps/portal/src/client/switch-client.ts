import type { PlatformClient } from '@ssp/api'
import { createContext, useContext } from 'react'

/** Switches this tab to another client; rejects, without switching, if that client cannot be loaded. */
export type SwitchClient = (client: Pick<PlatformClient, 'subdomain' | 'clientName'>) => Promise<void>

export const SwitchClientContext = createContext<SwitchClient>(() => Promise.reject(new Error('No portal around.')))

export const useSwitchClient = (): SwitchClient => useContext(SwitchClientContext)

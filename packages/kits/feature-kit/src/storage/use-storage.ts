import { useSsp } from '../provider/ssp-context'
import type { StoragePort } from './storage-port'

/** The port of the provider. */
export const useStorage = (): StoragePort => useSsp().storage

import { useMessages } from '@ssp/feature-kit'
import { accessMessages, type AccessMessages } from './messages'

/** The texts of the feature, with what the provider replaces under `access`. */
export const useWords = (): AccessMessages => useMessages('access', accessMessages)

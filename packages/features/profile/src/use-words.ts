import { useMessages } from '@ssp/feature-kit'
import { profileMessages, type ProfileMessages } from './messages'

/** The texts of the feature, with what the provider replaces under `profile`. */
export const useWords = (): ProfileMessages => useMessages('profile', profileMessages)

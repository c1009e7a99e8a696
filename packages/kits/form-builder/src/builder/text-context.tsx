import { createContext, use } from 'react'
import { builderMessages } from '../messages'

/** The texts of the builder. */
export type BuilderText = (typeof builderMessages)['messages']

const TextContext = createContext<BuilderText>(builderMessages.messages)

/** Provides the texts to the parts of a builder. */
export const BuilderTextProvider = TextContext.Provider

/** The texts of the builder around a part. */
export const useBuilderText = (): BuilderText => use(TextContext)

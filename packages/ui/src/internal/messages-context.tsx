import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { uiMessages, type UiMessageOverrides, type UiMessages } from '../messages'

const MessagesContext = createContext<UiMessages>(uiMessages)

/** Props of `UiMessagesProvider`. */
export interface UiMessagesProviderProps {
  /** Words to replace, by component; what is left out keeps the nearest provider's word. */
  messages: UiMessageOverrides
  /** The part of the page that speaks these words. */
  children: ReactNode
}

/** Replaces built-in words of @ssp/ui for everything below it. */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps) {
  const above = useContext(MessagesContext)
  const merged = useMemo(() => {
    const sections = Object.entries(above).map(([name, words]) => [
      name,
      { ...words, ...messages[name as keyof UiMessages] },
    ])
    return Object.fromEntries(sections) as UiMessages
  }, [above, messages])
  return <MessagesContext value={merged}>{children}</MessagesContext>
}

/** The words of one component, with all overrides applied. */
export const useUiMessages = <Section extends keyof UiMessages>(section: Section): UiMessages[Section] =>
  useContext(MessagesContext)[section]

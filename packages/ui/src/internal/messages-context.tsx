import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { uiMessages, type UiMessageOverrides, type UiMessages } from '../messages'

const MessagesContext = createContext<UiMessages>(uiMessages)
/** BCP 47 language of the surrounding provider. */
export const LanguageContext = createContext('en')

/** Props of `UiMessagesProvider`. */
export interface UiMessagesProviderProps {
  /** Overrides by component; missing ones come from the next provider above. */
  messages: UiMessageOverrides
  /** BCP 47 language of the names of months and days. Default: that of the next provider above, otherwise English. */
  locale?: string | undefined
  /** Content with these messages. */
  children: ReactNode
}

/** Overrides the built-in messages of @ssp/ui for its children. */
export function UiMessagesProvider({ messages, locale, children }: UiMessagesProviderProps) {
  const above = useContext(MessagesContext)
  const language = useContext(LanguageContext)
  const merged = useMemo(() => {
    const sections = Object.entries(above).map(([name, section]) => [
      name,
      { ...section, ...messages[name as keyof UiMessages] },
    ])
    return Object.fromEntries(sections) as UiMessages
  }, [above, messages])
  return (
    <LanguageContext value={locale ?? language}>
      <MessagesContext value={merged}>{children}</MessagesContext>
    </LanguageContext>
  )
}

/** Messages of one component, with all overrides applied. */
export const useUiMessages = <Section extends keyof UiMessages>(section: Section): UiMessages[Section] =>
  useContext(MessagesContext)[section]

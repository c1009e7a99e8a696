import { useClient } from '@ssp/feature-kit'
import { useEffect } from 'react'
import { messages } from '../messages'

/** The title of a tab: the record where its page has its own heading, the section, the client, the product. */
export const titleOf = (heading: string, section: string, clientName: string): string =>
  [heading === section ? '' : heading, section, clientName, messages.product].filter(Boolean).join(' · ')

/** Keeps the title of the tab: the section at once, the record when its heading is there, also when it changes. */
export function useDocumentTitle(section: string): void {
  const { clientName } = useClient()
  useEffect(() => {
    const name = () => {
      const heading = document.querySelector('main h1')?.textContent.trim() ?? ''
      const title = titleOf(heading, section, clientName)
      if (document.title !== title) document.title = title
    }
    document.title = titleOf('', section, clientName)
    const main = document.querySelector('main')
    if (!main) return undefined
    const observer = new MutationObserver(name)
    observer.observe(main, { subtree: true, childList: true, characterData: true })
    name()
    return () => observer.disconnect()
  }, [section, clientName])
}

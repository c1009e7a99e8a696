import { useClient, useMessages, useTitle } from '@ssp/feature-kit'
import { useEffect } from 'react'
import { portalMessages } from '../messages'

/** The title of a tab: the record where its page has its own heading, the section, the client, the product. */
const titleOf = (heading: string, section: string, clientName: string, product: string): string =>
  [heading === section ? '' : heading, section, clientName, product].filter(Boolean).join(' · ')

/** Keeps the title of the tab: the section at once, the record when its heading is there, also when it changes. */
export function useDocumentTitle(title: string): void {
  const { clientName } = useClient()
  const { product } = useMessages(portalMessages)
  const section = useTitle()(title)
  useEffect(() => {
    const name = () => {
      const heading = document.querySelector('main h1')?.textContent.trim() ?? ''
      const title = titleOf(heading, section, clientName, product)
      if (document.title !== title) document.title = title
    }
    document.title = titleOf('', section, clientName, product)
    const main = document.querySelector('main')
    if (!main) return undefined
    const observer = new MutationObserver(name)
    observer.observe(main, { subtree: true, childList: true, characterData: true })
    name()
    return () => observer.disconnect()
  }, [section, clientName, product])
}

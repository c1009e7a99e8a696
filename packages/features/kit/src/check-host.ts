import { version } from 'react'
import { kitMessages } from './messages/kit-messages'

/** What is wrong with the page that embeds the packages, for its developer; empty when nothing is. */
export function checkHost(host: { reactVersion?: string } = {}): string[] {
  const texts = kitMessages.messages.host
  const root = document.querySelector('.ssp-root')
  const found: string[] = []
  if (host.reactVersion !== undefined && host.reactVersion !== version) found.push(texts.duplicateReact)
  if (!root) found.push(texts.missingRoot)
  else if (!getComputedStyle(root).getPropertyValue('--ssp-color-surface').trim()) found.push(texts.missingStyles)
  return found
}

import { contractMismatch, type SspApi } from '@ssp/api'
import type { QueryClient } from '@tanstack/react-query'
import { useState as useReactState } from 'react'
import { copiesOnPage } from './copies'
import { hostMessages } from './host-messages'
import { foreignRules, missingSheets } from './host-styles'

/** Root font size in pixels below which a page counts as having changed the meaning of `rem`. */
const SMALL_ROOT = 14

/** Modules that the host uses itself, to compare them with those of the packages. */
export interface HostParts {
  /** `import * as React from 'react'` */
  react?: { useState: unknown } | undefined
  queryClient?: QueryClient | undefined
  /** The connection, to compare its contract version with the server's. */
  api?: SspApi | undefined
}

/** Problems of the page that embeds the packages, for its developer; empty if there are none, and on a server. */
export function checkHost({ react, queryClient, api }: HostParts = {}): string[] {
  if (typeof document === 'undefined') return []
  const texts = hostMessages.messages
  const copies = copiesOnPage()
  const found: string[] = []
  if (copies.react.size > 1 || (react && react.useState !== useReactState)) found.push(texts.duplicateReact)
  const isOwnQuery = !queryClient || [...copies.query].includes(queryClient.constructor)
  if (copies.query.size > 1 || !isOwnQuery) found.push(texts.duplicateQuery)
  if (copies.kit.size > 1) found.push(texts.duplicateKit)
  const mismatch = api && contractMismatch(api)
  if (mismatch) found.push(texts.otherContract(mismatch.server, mismatch.client))
  return [...found, ...wrongStyles(document.querySelector('.ssp-root'))]
}

function wrongStyles(root: Element | null): string[] {
  const texts = hostMessages.messages
  if (!root) return [texts.missingRoot]
  const style = getComputedStyle(root)
  // Measured, because a host may set the colours on the root itself.
  if (!style.getPropertyValue('--ssp-space-1').trim()) return [texts.missingStyles]
  const sheets = missingSheets(root)
  const rules = foreignRules(root)
  const rootSize = getComputedStyle(document.documentElement).fontSize
  const isSmall = parseFloat(rootSize) < SMALL_ROOT && style.getPropertyValue('--ssp-base-size').trim() === '1rem'
  return [
    ...(isSmall ? [texts.smallRoot(rootSize)] : []),
    ...(sheets.length > 0 ? [texts.missingSheets(sheets.join(', '))] : []),
    ...(rules.length > 0 ? [texts.reachesIn(rules.join(', '))] : []),
  ]
}

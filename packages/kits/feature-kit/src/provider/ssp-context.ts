import type { Client, Language, SspApi } from '@ssp/api'
import type { ErrorBoundaryProps, RootProps, ToastStore } from '@ssp/ui'
import { createContext, useContext, type ReactNode } from 'react'
import type { MessageOverrides } from '../messages/define-messages'
import type { BannerStore } from '../notify/banner-store'
import type { CreatedStore } from '../notify/created-store'
import type { StoragePort } from '../storage/storage-port'
import { required } from './required'

/** How a page shows colours that are not, or not yet, those of the client's stylesheet. */
export interface BrandPort {
  /** Draws everything of this provider with these custom properties, on this screen only; null for the saved theme. */
  preview: (variables: RootProps['variables'] | null) => void
  /** Tells that the client's colours were saved; resolves once the page has them. */
  saved: () => Promise<void>
}

/** A language that the host can show. */
export interface LanguageChoice {
  locale: Language
  /** The name of the language in itself, for example `Deutsch`. */
  label: string
}

/** What `SspProvider` hands down. It changes only when the client or a port does. */
export interface SspContextValue {
  api: SspApi
  client: Client
  toasts: ToastStore
  banners: BannerStore
  created: CreatedStore
  locale: string
  messages: MessageOverrides
  /** Those that an account may choose on its profile. */
  languages: readonly LanguageChoice[]
  storage: StoragePort
  brand: BrandPort
  /** Shows what was saved of the client's configuration, until the page is loaded again. */
  changeClient: (change: Partial<Client>) => void
  /** Receives each error that a page throws. */
  onError: ErrorBoundaryProps['onError']
  /** Drawn in place of what could not be read, where the host gives it. */
  errorFallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined
}

export const SspContext = createContext<SspContextValue | null>(null)

export const useSsp = (): SspContextValue => required(useContext(SspContext), 'SspProvider')

/** The connection, held to the client that this part of the page is drawn for. First argument of every resource function. */
export const useApi = (): SspApi => useSsp().api

/** Resolves the address of an image or file in a response against the server, whose origin may differ from that of the page. */
export const useFileAddress = (): SspApi['fileAddress'] => useSsp().api.fileAddress

/** Configuration of the client worked in. */
export const useClient = (): Client => useSsp().client

/** Called after a setting of the client was saved that pages read from `useClient`. The same function in every render. */
export const useChangeClient = (): SspContextValue['changeClient'] => useSsp().changeClient

/** The look of the page, for the theme editor. */
export const useBrandPort = (): BrandPort => useSsp().brand

/** The languages that the host offers; empty when it offers no choice. */
export const useLanguages = (): readonly LanguageChoice[] => useSsp().languages

/** BCP 47 language of the page, for `Intl`. */
export const useLocale = (): string => useSsp().locale

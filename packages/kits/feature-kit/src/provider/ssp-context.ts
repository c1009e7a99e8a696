import type { Client, Language, SspApi } from '@ssp/api'
import type { ErrorBoundaryProps, RootProps, ToastStore } from '@ssp/ui'
import { createContext, useContext, type ReactNode } from 'react'
import type { MessageOverrides } from '../messages/define-messages'
import type { BannerStore } from '../notify/banner-store'
import type { CreatedStore } from '../notify/created-store'
import type { StoragePort } from '../storage/storage-port'
import { required } from './required'

/** Lets a page show colours that are not, or not yet, in the client's stylesheet. */
export interface BrandPort {
  /** Applies these custom properties to everything of this provider, on this screen only; null restores the saved theme. */
  preview: (variables: RootProps['variables'] | null) => void
  /** Reports that the client's colours were saved; resolves once the page has them. */
  saved: () => Promise<void>
}

/** A language that the host supports. */
export interface LanguageChoice {
  locale: Language
  /** The native name of the language, for example `Deutsch`. */
  label: string
}

/** The context value of `SspProvider`. It changes only when the client or a port changes. */
export interface SspContextValue {
  api: SspApi
  client: Client
  toasts: ToastStore
  banners: BannerStore
  created: CreatedStore
  locale: string
  messages: MessageOverrides
  /** Languages that an account may choose on its profile. */
  languages: readonly LanguageChoice[]
  storage: StoragePort
  brand: BrandPort
  /** Applies saved changes of the client's configuration until the page is reloaded. */
  changeClient: (change: Partial<Client>) => void
  /** Called with each error that a page throws. */
  onError: ErrorBoundaryProps['onError']
  /** Replaces content that could not be read, if the host supplies it. */
  errorFallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined
}

export const SspContext = createContext<SspContextValue | null>(null)

export const useSsp = (): SspContextValue => required(useContext(SspContext), 'SspProvider')

/** The connection for the client of this part of the page. First argument of every resource function. */
export const useApi = (): SspApi => useSsp().api

/**
 * Resolves the address of an image or file in a response against the server, whose origin may differ from that of the page.
 */
export const useFileAddress = (): SspApi['fileAddress'] => useSsp().api.fileAddress

/** Configuration of the current client. */
export const useClient = (): Client => useSsp().client

/** Called after a setting of the client that pages read with `useClient` was saved. The same function in every render. */
export const useChangeClient = (): SspContextValue['changeClient'] => useSsp().changeClient

/** The look of the page, for the theme editor. */
export const useBrandPort = (): BrandPort => useSsp().brand

/** The languages that the host offers; empty when it offers no choice. */
export const useLanguages = (): readonly LanguageChoice[] => useSsp().languages

/** BCP 47 language of the page, for `Intl`. */
export const useLocale = (): string => useSsp().locale

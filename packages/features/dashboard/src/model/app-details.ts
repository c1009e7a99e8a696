import type { Client } from '@ssp/api'
import type { DashboardMessages } from '../messages'

/** Displayed and copied pin of a client without one; they differ in the specification (spec 1 section 2.7, decision 44). */
const pinShown = '0000'
const pinCopied = '1111'

type AppClient = Pick<Client, 'subdomain' | 'platformDomain' | 'appstore_url' | 'playstore_url' | 'app_pin'>

/** Addresses and pin of a client's app. */
export interface AppDetails {
  /** Address of the web app. */
  url: string
  /** Address in the App Store, if any. */
  appStore: string | undefined
  playStore: string | undefined
  /** The displayed pin or its default. */
  pin: string
  /** The copied pin or its default. */
  copiedPin: string
}

/** App details of a client's configuration; the pin is that of the first item (spec 1 section 2.7). */
export function appDetails(client: AppClient): AppDetails {
  const pin = client.app_pin[0]?.pin.trim()
  return {
    url: `https://${client.subdomain}.${client.platformDomain}`,
    appStore: webAddress(client.appstore_url),
    playStore: webAddress(client.playstore_url),
    pin: pin || pinShown,
    copiedPin: pin || pinCopied,
  }
}

/** The details as text for the clipboard, one per line. */
export const copyText = (details: AppDetails, messages: DashboardMessages['app']): string =>
  [
    [messages.url, details.url],
    [messages.appStore, details.appStore],
    [messages.playStore, details.playStore],
    [messages.pin, details.copiedPin],
  ]
    .filter(([, value]) => value)
    .map((line) => line.join(': '))
    .join('\n')

/** Only http and https addresses become links. */
const webAddress = (value: string | null): string | undefined =>
  value && /^https?:\/\//i.test(value) ? value : undefined

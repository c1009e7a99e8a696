import type { Client } from '@ssp/api'
import type { DashboardMessages } from '../messages'

/** Shown, and copied, where a client holds no pin; the two differ in the specification (spec 1 section 2.7, decision 44). */
const pinShown = '0000'
const pinCopied = '1111'

type AppClient = Pick<Client, 'subdomain' | 'platformDomain' | 'appstore_url' | 'playstore_url' | 'app_pin'>

/** Where employees find the app of a client. */
export interface AppDetails {
  /** Address of the app in a browser. */
  url: string
  /** Addresses in the stores, where the client has them. */
  appStore: string | undefined
  playStore: string | undefined
  /** The client's pin or its stand-in, as it is shown. */
  pin: string
  /** The same, as it is copied. */
  copiedPin: string
}

/** Reads the app details from a client's configuration; the pin is that of the first item (spec 1 section 2.7). */
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

/** The details as text for the clipboard, a line each. */
export const copyText = (details: AppDetails, words: DashboardMessages['app']): string =>
  [
    [words.url, details.url],
    [words.appStore, details.appStore],
    [words.playStore, details.playStore],
    [words.pin, details.copiedPin],
  ]
    .filter(([, value]) => value)
    .map((line) => line.join(': '))
    .join('\n')

/** Only an address of the web becomes a link. */
const webAddress = (value: string | null): string | undefined =>
  value && /^https?:\/\//i.test(value) ? value : undefined

import { errorIdOf, errorText, isAbort } from '@ssp/api'
import type { BannerItem, ToastAction, ToastInput } from '@ssp/ui'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { useLocation } from '../navigation/navigation'
import { useSsp } from '../provider/ssp-context'
import type { BannerStore } from './banner-store'

/** A record that was created. */
export interface CreatedRecord {
  /** Its id, by which lists mark its row. */
  id: string
  /** Its name, for the link. Default: no link. */
  name?: string | undefined
  /** Address of its page. Default: no link. */
  href?: string | undefined
}

export interface Notify {
  /** Shows a notification that closes after 4 seconds unless hovered or focused, and stays in the inbox. */
  toast: (toast: ToastInput) => void
  success: (title: string, more?: { text?: string; action?: ToastAction }) => void
  /**
   * Reports that a record was created, with a link to it, and marks its row until the list is left. Without a title it only
   * marks the row, for a page that reports the creation itself.
   */
  created: (title: string | undefined, record: CreatedRecord, more?: { text?: string }) => void
  /** Reports an error: the server's text, otherwise `fallback`, otherwise the general text. Ignores cancelled calls. */
  error: (error: unknown, more?: { title?: string; fallback?: string }) => void
  /** Shows a banner on every page until it is dismissed; returns its id. */
  banner: BannerStore['show']
  /** A banner with the text and the id of an error. */
  errorBanner: (error: unknown, more?: { id?: string; title?: string }) => void
  dismissBanner: BannerStore['dismiss']
}

/** Notifies the user. */
export function useNotify(): Notify {
  const { toasts, banners, created } = useSsp()
  const { errorTitle, openCreated } = useMessages(kitMessages)
  return useMemo(
    () => ({
      toast: (toast) => void toasts.show(toast),
      success: (title, more) => void toasts.show({ kind: 'success', title, ...more }),
      created(title, { id, name, href }, more) {
        created.mark(id)
        if (title === undefined) return
        const action = name && href ? { label: openCreated(name), href } : undefined
        toasts.show({ kind: 'success', title, action, ...more })
      },
      error(error, { title = errorTitle, fallback } = {}) {
        if (!isAbort(error)) toasts.show({ kind: 'error', title, text: errorText(error, fallback) })
      },
      banner: banners.show,
      errorBanner(error, more) {
        if (!isAbort(error)) banners.show({ kind: 'error', text: errorText(error), errorId: errorIdOf(error), ...more })
      },
      dismissBanner: banners.dismiss,
    }),
    [toasts, banners, created, errorTitle, openCreated],
  )
}

const NONE: readonly BannerItem[] = []

/** The banners, oldest first, for the shell. The provider renders toasts, and `useToastEntries` of @ssp/ui lists them. */
export function useBanners(): { banners: readonly BannerItem[]; dismiss: (id: string) => void } {
  const { banners } = useSsp()
  return { banners: useSyncExternalStore(banners.subscribe, banners.entries, () => NONE), dismiss: banners.dismiss }
}

/**
 * Id of the record that was just created, for the row that marks it; undefined if there is none. The mark is removed when
 * the list is left.
 */
export function useCreatedId(): string | undefined {
  const { created } = useSsp()
  const { pathname } = useLocation()
  const subscribe = useCallback((listener: () => void) => created.subscribe(pathname, listener), [created, pathname])
  return useSyncExternalStore(subscribe, created.id, () => undefined)
}

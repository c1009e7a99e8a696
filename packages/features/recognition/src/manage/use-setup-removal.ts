import type { Area, SspApi } from '@ssp/api'
import { useAction, useMessages } from '@ssp/feature-kit'
import { manageMessages } from '../messages'
import type { SetupRow, SetupTexts } from './setup-card'

type Remove = { readonly changes: readonly Area[] } & ((api: SspApi, row: SetupRow) => Promise<unknown>)

/** Removes a type or a badge, after a confirmation. */
export function useSetupRemoval<Row extends SetupRow>(texts: SetupTexts, nameOf: (row: Row) => string, send: Remove) {
  const { confirmLabel } = useMessages(manageMessages)
  return useAction({
    send: ({ id, version }: Row, api) => send(api, { id, version }),
    confirm: (row) => ({ title: texts.confirm, loses: texts.loses(nameOf(row)), confirmLabel, destructive: true }),
    key: ({ id }) => id,
    invalidates: send.changes,
    done: texts.removed,
  })
}

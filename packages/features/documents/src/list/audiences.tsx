import type { Document, DocumentAudience } from '@ssp/api'
import { Skeleton } from '@ssp/ui'
import { createContext, useContext, useMemo, type ReactNode } from 'react'

/** Rows by the id of their document. */
type Audiences = ReadonlyMap<string, DocumentAudience> | null | undefined

const AudiencesContext = createContext<Audiences>(undefined)

/** Props of `AudiencesProvider`. */
export interface AudiencesProviderProps {
  /** Audiences of the documents of one page; null while they load, undefined if they cannot be read. */
  rows: readonly DocumentAudience[] | null | undefined
  children: ReactNode
}

/** Provides the audience of each document of a page to `OfAudience`. */
export function AudiencesProvider({ rows, children }: AudiencesProviderProps) {
  const byId = useMemo(() => rows && new Map(rows.map((row) => [row.document_id, row])), [rows])
  return <AudiencesContext value={byId}>{children}</AudiencesContext>
}

/** Props of `OfAudience`. */
export interface OfAudienceProps {
  document: Document
  /** Renders a part of the audience. */
  children: (audience: DocumentAudience) => ReactNode
}

/** Renders a part of the audience of a document; nothing if it cannot be read. */
export function OfAudience({ document, children }: OfAudienceProps) {
  const rows = useContext(AudiencesContext)
  if (rows === null) return <Skeleton width="6rem" />
  const row = rows?.get(document.document_id)
  return row ? children(row) : null
}

import { documentAudiencesQuery, type Document, type DocumentAudience } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import { Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo, type ReactNode } from 'react'

/** Rows by the id of their document; null while they load, undefined where they cannot be read. */
type Audiences = ReadonlyMap<string, DocumentAudience> | null | undefined

const AudiencesContext = createContext<Audiences>(undefined)

/** Props of `AudiencesProvider`. */
export interface AudiencesProviderProps {
  /** Documents of one page. */
  rows: readonly Document[]
  children: ReactNode
}

/** Reads whom each document of a page reaches in one request, for `OfAudience`. */
export function AudiencesProvider({ rows, children }: AudiencesProviderProps) {
  const ids = rows.map(({ document_id: id }) => id)
  const { data, isLoading } = useQuery({ ...documentAudiencesQuery(useApi(), ids), enabled: ids.length > 0 })
  const byId = useMemo(
    () => (isLoading ? null : data && new Map(data.map((row) => [row.document_id, row]))),
    [data, isLoading],
  )
  return <AudiencesContext value={byId}>{children}</AudiencesContext>
}

/** Props of `OfAudience`. */
export interface OfAudienceProps {
  document: Document
  /** What is drawn of its audience. */
  children: (audience: DocumentAudience) => ReactNode
}

/** Draws a part of the audience of a document; nothing where it cannot be read. */
export function OfAudience({ document, children }: OfAudienceProps) {
  const rows = useContext(AudiencesContext)
  if (rows === null) return <Skeleton width="6rem" />
  const row = rows?.get(document.document_id)
  return row ? children(row) : null
}

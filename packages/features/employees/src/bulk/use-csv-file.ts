import { useCallback, useEffect, useRef, useState } from 'react'
import type { Summary } from './csv-protocol'
import { CsvError, openCsvSession, type CsvSession } from './csv-session'
import type { BulkKind } from './employee-rows'

/** A chosen file. */
export interface OpenFile {
  name: string
  session: CsvSession
  summary: Summary
  /** The headers of the team columns; '' if none is chosen. At least one. */
  teams: readonly string[]
  /** Whether cells were corrected or team columns chosen. */
  isEdited: boolean
}

/** State that changes with an edit or a choice of columns. */
export type FileChange = Partial<Pick<OpenFile, 'summary' | 'teams'>>

/**
 * Opens a file in its own worker, which ends with the panel or with the next file.
 * @param offered whether a file can be chosen
 */
export function useCsvFile(kind: BulkKind, offered: boolean) {
  const spare = useRef<CsvSession>(undefined)
  const current = useRef<CsvSession>(undefined)
  const [state, setState] = useState<{ reading?: string; file?: OpenFile; error?: string }>({})
  const close = useCallback(() => {
    current.current?.close()
    current.current = undefined
  }, [])
  useEffect(() => close, [close])
  const isWaiting = offered && !state.file && state.reading === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    // Starting a worker takes longer than reading a short file.
    spare.current = openCsvSession()
    return () => {
      spare.current?.close()
      spare.current = undefined
    }
  }, [isWaiting])
  return {
    ...state,
    async open(file: File) {
      close()
      const session = spare.current ?? openCsvSession()
      spare.current = undefined
      current.current = session
      setState({ reading: file.name })
      try {
        const summary = await session.ask({ type: 'open', file, kind })
        if (current.current === session)
          setState({ file: { name: file.name, session, summary, teams: [''], isEdited: false } })
      } catch (error) {
        if (current.current === session) setState({ error: error instanceof CsvError ? error.message : 'failed' })
      }
    },
    /** Called after an edit or a choice of columns. */
    update: (changes: FileChange) =>
      setState(({ file }) => (file ? { file: { ...file, ...changes, isEdited: true } } : {})),
    reset: () => {
      close()
      setState({})
    },
  }
}

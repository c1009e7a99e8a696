import { SearchField } from '@ssp/ui'
import type { ReactNode } from 'react'
import * as styles from './choice-list.css'

/** Props of `ChoiceTools`. */
export interface ChoiceToolsProps {
  /** Names the search. */
  label: string
  search: string
  onSearch: (search: string) => void
  /** Number of chosen options. */
  count?: string
  /** Buttons. */
  children?: ReactNode
}

/** Controls above a long list of options. */
export function ChoiceTools({ label, search, onSearch, count, children }: ChoiceToolsProps) {
  return (
    <div className={styles.tools}>
      <SearchField
        label={label}
        placeholder={label}
        value={search}
        onValueChange={onSearch}
        className={styles.search}
      />
      {count !== undefined && (
        <span role="status" className={styles.count}>
          {count}
        </span>
      )}
      {children}
    </div>
  )
}

import type { PlatformClient } from '@ssp/api'
import { QueryView, useHref, useMessages, type QueryLike } from '@ssp/feature-kit'
import { Banner, ButtonLink, Empty, SearchField, Skeleton } from '@ssp/ui'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { searchClients } from '../model/search-clients'
import { switcherMessages } from './messages'
import * as styles from './client-picker.css'
import { ClientTiles, type ClientTilesProps } from './client-tiles'
import * as tiles from './client-tiles.css'

export interface ClientPickerProps extends Omit<ClientTilesProps, 'clients'> {
  query: QueryLike<readonly PlatformClient[]>
  /** Whether the platform manager may be opened. */
  canManage: boolean
  /** Called when the platform manager is opened. */
  onManage?: (() => void) | undefined
  /** Why the last switch failed. Default: none. */
  message?: string | null
}

/** Content of the switcher: search, platform manager, tiles. */
export function ClientPicker({ query, canManage, onManage, message = null, ...rest }: ClientPickerProps) {
  const messages = useMessages(switcherMessages)
  const href = useHref()
  const [search, setSearch] = useState('')
  const empty = <Empty title={messages.empty} />
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          className={styles.search}
          value={search}
          onValueChange={setSearch}
        />
        {canManage && (
          <ButtonLink href={href('/platform/manage')} iconStart={<Settings2 size={16} />} onClick={onManage}>
            {messages.manage}
          </ButtonLink>
        )}
      </div>
      {message && <Banner kind="error" text={message} />}
      <div className={styles.results}>
        <QueryView query={query} skeleton={<TileSkeletons />} errorTitle={messages.failed} empty={empty}>
          {(clients) => {
            const found = searchClients(clients, search)
            return found.length > 0 ? <ClientTiles {...rest} clients={found} /> : empty
          }}
        </QueryView>
      </div>
    </div>
  )
}

const TileSkeletons = () => (
  <div className={tiles.grid}>
    {['one', 'two', 'three', 'four'].map((tile) => (
      <Skeleton key={tile} shape="block" height={128} />
    ))}
  </div>
)

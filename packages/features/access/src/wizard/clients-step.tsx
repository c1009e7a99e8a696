import type { PlatformClient } from '@ssp/api'
import { QueryView, type QueryLike } from '@ssp/feature-kit'
import { Avatar, Button, SearchField, Skeleton } from '@ssp/ui'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import * as styles from '../shared/choice-list.css'
import { countRows, firstRows, groupBy, searchGroups } from '../shared/groups'
import { useGradually } from '../shared/use-gradually'
import { useWords } from '../use-words'
import * as tiles from './wizard.css'

/** Props of `ClientsStep`. */
export interface ClientsStepProps {
  /** The clients that access can be given to. */
  query: QueryLike<PlatformClient[]>
  /** Ids of the chosen ones. */
  chosen: ReadonlySet<string>
  /** Hears the choice after every change. */
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Step 3: clients under the name of their platform; a press selects, another one deselects. */
export function ClientsStep({ query, ...rest }: ClientsStepProps) {
  const words = useWords().wizard.clients
  return (
    <QueryView query={query} errorTitle={words.failed} skeleton={<Skeleton />}>
      {(clients) => <Clients clients={clients} {...rest} />}
    </QueryView>
  )
}

interface ClientsProps extends Omit<ClientsStepProps, 'query'> {
  clients: readonly PlatformClient[]
}

function Clients({ clients, chosen, onChange }: ClientsProps) {
  const words = useWords().wizard.clients
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const groups = useMemo(() => groupBy(clients, ({ platformName }) => platformName ?? ''), [clients])
  const found = useMemo(() => searchGroups(groups, wanted, ({ clientName }) => clientName), [groups, wanted])
  const total = countRows(found)
  const drawn = useGradually(total, wanted)
  const shown = useMemo(() => firstRows(found, drawn), [found, drawn])

  const latest = useRef({ chosen, onChange })
  useEffect(() => {
    latest.current = { chosen, onChange }
  })
  const toggle = useCallback((id: string) => {
    const next = new Set(latest.current.chosen)
    if (!next.delete(id)) next.add(id)
    latest.current.onChange(next)
  }, [])

  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={search}
          onValueChange={setSearch}
          className={styles.search}
        />
        <span role="status" className={styles.count}>
          {words.chosen(chosen.size, clients.length)}
        </span>
        <Button onClick={() => onChange(new Set(clients.map(({ id }) => id)))}>{words.selectAll}</Button>
        <Button onClick={() => onChange(new Set())}>{words.removeAll}</Button>
      </div>
      {total === 0 && <p>{words.none}</p>}
      <div className={styles.groups}>
        {shown.map(({ name, rows }) => (
          <section key={name} className={styles.group}>
            <div className={styles.head}>
              <h3 className={styles.heading}>{words.heading(name)}</h3>
            </div>
            <div className={tiles.tiles}>
              {rows.map((client) => (
                <ClientTile key={client.id} client={client} selected={chosen.has(client.id)} onToggle={toggle} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

interface ClientTileProps {
  client: PlatformClient
  selected: boolean
  onToggle: (id: string) => void
}

const ClientTile = memo(function ClientTile({ client, selected, onToggle }: ClientTileProps) {
  const { id, clientName, logo } = client
  return (
    <button type="button" aria-pressed={selected} className={tiles.tile} onClick={() => onToggle(id)}>
      <Avatar name={clientName} src={logo} size="md" />
      <span className={tiles.tileName}>{clientName}</span>
    </button>
  )
})

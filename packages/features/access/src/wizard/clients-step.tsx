import type { PlatformClient } from '@ssp/api'
import { QueryView, useMessages, VirtualGroups, type QueryLike } from '@ssp/feature-kit'
import { Avatar, Button, Skeleton } from '@ssp/ui'
import { memo } from 'react'
import * as styles from '../shared/choice-list.css'
import { ChoiceTools } from '../shared/choice-tools'
import { idsOf } from '../shared/groups'
import { useChoice } from '../shared/use-choice'
import { useFoundGroups } from '../shared/use-found-groups'
import { wizardMessages } from './messages'
import * as tiles from './wizard.css'

/** Props of `ClientsStep`. */
export interface ClientsStepProps {
  /** The clients to which access can be granted. */
  query: QueryLike<PlatformClient[]>
  /** Ids of the chosen clients. */
  chosen: ReadonlySet<string>
  /** Called with the choice after every change. */
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Step 3: clients under the name of their platform; a click selects, another one deselects. */
export function ClientsStep({ query, ...rest }: ClientsStepProps) {
  const messages = useMessages(wizardMessages).clients
  return (
    <QueryView query={query} errorTitle={messages.failed} skeleton={<Skeleton />}>
      {(clients) => <Clients clients={clients} {...rest} />}
    </QueryView>
  )
}

interface ClientsProps extends Omit<ClientsStepProps, 'query'> {
  clients: readonly PlatformClient[]
}

const groupOf = ({ platformName }: PlatformClient) => platformName ?? ''
const textOf = ({ clientName }: PlatformClient) => clientName

function Clients({ clients, chosen, onChange }: ClientsProps) {
  const messages = useMessages(wizardMessages).clients
  const { search, setSearch, found, total, narrowed } = useFoundGroups(clients, groupOf, textOf)
  const set = useChoice(chosen, onChange)
  const setAll = (on: boolean) => set(idsOf(found), on)
  const ofFound = narrowed ? total : null

  return (
    <>
      <ChoiceTools
        label={messages.search}
        search={search}
        onSearch={setSearch}
        count={messages.chosen(chosen.size, clients.length)}
      >
        <Button unavailable={total === 0 ? messages.nothingFound : null} onClick={() => setAll(true)}>
          {messages.ofFound(messages.selectAll, ofFound)}
        </Button>
        <Button unavailable={total === 0 ? messages.nothingFound : null} onClick={() => setAll(false)}>
          {messages.ofFound(messages.removeAll, ofFound)}
        </Button>
      </ChoiceTools>
      {total === 0 && <p>{messages.none}</p>}
      <VirtualGroups groups={found} className={styles.groups}>
        {({ name, isFirst, rows }) => (
          <section>
            {isFirst && (
              <div className={styles.head}>
                <h3 className={styles.heading}>{messages.heading(name)}</h3>
              </div>
            )}
            <div className={tiles.tiles} data-continued={!isFirst || undefined}>
              {rows.map((client) => (
                <ClientTile key={client.id} client={client} selected={chosen.has(client.id)} onSet={set} />
              ))}
            </div>
          </section>
        )}
      </VirtualGroups>
    </>
  )
}

interface ClientTileProps {
  client: PlatformClient
  selected: boolean
  onSet: (ids: readonly string[], on: boolean) => void
}

const ClientTile = memo(function ClientTile({ client, selected, onSet }: ClientTileProps) {
  const { id, clientName, logo } = client
  return (
    <button type="button" aria-pressed={selected} className={tiles.tile} onClick={() => onSet([id], !selected)}>
      <Avatar name={clientName} src={logo} fit="contain" />
      <span className={tiles.tileName}>{clientName}</span>
    </button>
  )
})

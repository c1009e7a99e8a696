import type { Permission, PlatformClient } from '@ssp/api'
import { useMessages, VirtualGroups } from '@ssp/feature-kit'
import { Badge, Button } from '@ssp/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { ScopeList } from '../scopes/scope-list'
import type { ScopeTargets } from '../scopes/use-scope-targets'
import { groupBy } from '../shared/groups'
import { usePermissionNames } from '../shared/permission-names'
import { wizardMessages } from './messages'
import type { WizardDraft } from './wizard-state'
import * as styles from './wizard.css'

/** Estimated height of a line of badges in pixels, until it is rendered. */
const lineHeight = () => 30

/** Props of `ConfirmStep`. */
export interface ConfirmStepProps {
  /** The input of all steps. */
  draft: WizardDraft
  /** Names the chosen permissions. */
  permissions: readonly Permission[]
  /** Names the chosen clients. */
  clients: readonly PlatformClient[]
  /** Returns the names of the secure send targets; null if Secure Send is off. */
  targets: ScopeTargets | null
  /** Whether the account has been created, so that the password is no longer shown. */
  isCreated: boolean
}

/** Step 5: a summary before the account is created. */
export function ConfirmStep({ draft, permissions, clients, targets, isCreated }: ConfirmStepProps) {
  const messages = useMessages(wizardMessages).confirm
  const names = usePermissionNames()
  const [shown, setShown] = useState(false)
  const groups = useMemo(
    () => groupBy(chosenOf(permissions, draft.permissionIds), ({ group }) => group),
    [permissions, draft.permissionIds],
  )
  const chosenClients = useMemo(
    () => [{ name: '', rows: chosenOf(clients, draft.clientIds) }],
    [clients, draft.clientIds],
  )

  return (
    <dl className={styles.summary}>
      <Item name={messages.label}>{draft.label}</Item>
      <Item name={messages.username}>{draft.username}</Item>
      <Item name={messages.email}>{draft.email}</Item>
      {!isCreated && (
        <Item name={messages.password}>
          <span className={styles.password}>{shown ? draft.password : '•'.repeat(8)}</span>{' '}
          <Button size="small" variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? messages.hide : messages.show}
          </Button>
        </Item>
      )}
      <Item name={messages.permissions}>
        {groups.length === 0 && messages.noPermissions}
        <VirtualGroups groups={groups} estimate={lineHeight}>
          {({ name, isFirst, rows }) => (
            <div className={styles.chosen}>
              {isFirst && <span className={styles.chosenHeading}>{names.group(name)}</span>}
              {rows.map((permission) => (
                <Badge key={permission.id}>{permission.name}</Badge>
              ))}
            </div>
          )}
        </VirtualGroups>
      </Item>
      <Item name={messages.clients}>
        <VirtualGroups groups={chosenClients} estimate={lineHeight}>
          {({ rows }) => (
            <div className={styles.chosen}>
              {rows.map(({ id, clientName }) => (
                <Badge key={id}>{clientName}</Badge>
              ))}
            </div>
          )}
        </VirtualGroups>
      </Item>
      {targets && draft.scopes.length > 0 && (
        <Item name={messages.scopes}>
          <ScopeList
            scopes={draft.scopes.map((scope) => ({ ...scope, id: `${scope.target_scope}:${scope.target_id ?? ''}` }))}
            targets={targets}
          />
        </Item>
      )}
    </dl>
  )
}

function chosenOf<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const chosen = new Set(ids)
  return rows.filter(({ id }) => chosen.has(id))
}

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.item}>
    <dt className={styles.itemName}>{name}</dt>
    <dd className={styles.itemValue}>{children}</dd>
  </div>
)

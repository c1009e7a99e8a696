import { createRole, invalidateRoles, renameRole, type Role } from '@ssp/api'
import { useApi, useHref, useMessages } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isStale, snapshotOf } from '../change/changes'
import { SavePanel } from '../panel/save-panel'
import type { PanelPlace } from '../panel/use-panel'
import { identifierOf } from '../model/identifier'
import { rolesMessages } from './messages'

/** The side panel that makes a role without policies. */
export function CreateRolePanel(place: PanelPlace) {
  const api = useApi()
  const href = useHref()
  const queries = useQueryClient()
  const messages = useMessages(rolesMessages).panel
  const [id] = useState(() => crypto.randomUUID())
  const [label, setLabel] = useState('')

  const send = async () => {
    await createRole(api, { id, label: label.trim() })
    void invalidateRoles(api, queries)
  }

  return (
    <SavePanel
      {...place}
      messages={{ ...messages, title: messages.create, submit: messages.submitCreate, saved: messages.created }}
      unsaved={label !== ''}
      complete={label.trim() !== ''}
      send={send}
      view={{ label: messages.view, href: href(`/access/role/${encodeURIComponent(identifierOf(label))}`) }}
    >
      {(errors) => (
        <TextField
          required
          label={messages.name}
          value={label}
          maxLength={100}
          autoComplete="off"
          error={errors['label']}
          onValueChange={setLabel}
        />
      )}
    </SavePanel>
  )
}

/** Props of `RenameRolePanel`. */
export interface RenameRolePanelProps extends PanelPlace {
  /** The role as it stands; it may be read anew while the panel is open. */
  role: Role
  /** The version of `role`. */
  etag: string | undefined
  /** Reads the role anew. */
  reload: () => Promise<unknown>
}

/**
 * The side panel that renames a role. It holds on to the version that it was opened with; when somebody else was first it
 * says what they changed, keeps what was typed, and the next try is drawn from how the role stands by then.
 */
export function RenameRolePanel({ role, etag, reload, ...place }: RenameRolePanelProps) {
  const api = useApi()
  const messages = useMessages(rolesMessages).panel
  const [seen, setSeen] = useState({ role, etag })
  const [refusedOver, setRefusedOver] = useState(seen.role)
  const [label, setLabel] = useState(role.label)
  const [again, setAgain] = useState(false)
  if (again && etag !== seen.etag) {
    setSeen({ role, etag })
    setAgain(false)
  }

  const send = async () => {
    setRefusedOver(seen.role)
    try {
      await renameRole(api, { id: role.id, label: label.trim() }, seen.etag)
    } catch (error) {
      if (isStale(error)) setAgain(true)
      throw error
    } finally {
      void reload()
    }
  }

  return (
    <SavePanel
      {...place}
      messages={{ ...messages, title: messages.rename, submit: messages.submitRename, saved: messages.renamed }}
      unsaved={label !== seen.role.label}
      complete={label.trim() !== '' && label.trim() !== seen.role.label}
      send={send}
      before={snapshotOf(refusedOver)}
    >
      {(errors) => (
        <TextField
          required
          label={messages.name}
          help={messages.keepsName(role.name)}
          value={label}
          maxLength={100}
          autoComplete="off"
          error={errors['label']}
          onValueChange={setLabel}
        />
      )}
    </SavePanel>
  )
}

import { roleCountQuery, rolesQuery } from '@ssp/api'
import { Can, useApi, useHref, useListState } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { AccessList } from '../list/access-list'
import { EntryCards, EntryCardsSkeleton } from '../list/entry-cards'
import { useListData } from '../list/use-list-data'
import { usePanel } from '../panel/use-panel'
import { useWords } from '../use-words'

const CreateRolePanel = lazy(async () => ({ default: (await import('./role-panels')).CreateRolePanel }))

const listOptions = {}

/** `/access/roles`: the roles in cards, ten to a page at first (spec 1 sections 2.11 and 9). */
export function RolesPage() {
  const api = useApi()
  const href = useHref()
  const words = useWords().roles
  const list = useListState(listOptions)
  const { page, size, search } = list.state
  const data = useListData(rolesQuery(api, { search, page, limit: size }), roleCountQuery(api, { search }))
  const panel = usePanel((place) => <CreateRolePanel {...place} />)

  return (
    <>
      <AccessList
        {...data}
        list={list}
        words={words}
        skeleton={EntryCardsSkeleton}
        action={
          <Can permission="ROLES_CREATE">
            <Button variant="primary" iconStart={<Plus size={16} />} onClick={panel.show}>
              {words.create}
            </Button>
          </Can>
        }
      >
        {(roles) => (
          <EntryCards
            caption={words.title}
            entries={roles.map(({ id, name, label, user_roles_count, readOnly }) => ({
              id,
              label,
              readOnly,
              meta: words.accounts(user_roles_count),
              href: href(`/access/role/${encodeURIComponent(name)}`),
            }))}
          />
        )}
      </AccessList>
      {panel.element}
    </>
  )
}

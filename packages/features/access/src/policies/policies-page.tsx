import { policiesQuery, policyCountQuery } from '@ssp/api'
import { Can, useApi, useHref, useListState } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { AccessList } from '../list/access-list'
import { EntryCards, EntryCardsSkeleton } from '../list/entry-cards'
import { useListData } from '../list/use-list-data'
import { usePanel } from '../panel/use-panel'
import { useWords } from '../use-words'

const CreatePolicyPanel = lazy(async () => ({ default: (await import('./create-policy-panel')).CreatePolicyPanel }))

const listOptions = {}

/** `/access/policies`: the policies in cards, ten to a page at first (spec 1 sections 2.11 and 9). */
export function PoliciesPage() {
  const api = useApi()
  const href = useHref()
  const words = useWords().policies
  const list = useListState(listOptions)
  const { page, size, search } = list.state
  const data = useListData(policiesQuery(api, { search, page, limit: size }), policyCountQuery(api, { search }))
  const panel = usePanel((place) => <CreatePolicyPanel {...place} />)

  return (
    <>
      <AccessList
        {...data}
        list={list}
        words={words}
        skeleton={EntryCardsSkeleton}
        action={
          <Can permission="POLICIES_CREATE">
            <Button variant="primary" iconStart={<Plus size={16} />} onClick={panel.show}>
              {words.create}
            </Button>
          </Can>
        }
      >
        {(policies) => (
          <EntryCards
            caption={words.title}
            entries={policies.map(({ id, name, label, readOnly }) => ({
              id,
              label,
              readOnly,
              meta: name,
              href: href(`/access/policies/${encodeURIComponent(name)}`),
            }))}
          />
        )}
      </AccessList>
      {panel.element}
    </>
  )
}

import { policiesQuery, policyCountQuery } from '@ssp/api'
import { useHref, useMessages } from '@ssp/feature-kit'
import { lazyOverlay } from '@ssp/ui'
import { EntryList } from '../list/entry-list'
import { usePanel } from '../panel/use-panel'
import { policiesMessages } from './messages'

const CreatePolicyPanel = lazyOverlay(async () => (await import('./create-policy-panel')).CreatePolicyPanel)

const queries = { page: policiesQuery, count: policyCountQuery }

/** `/access/policies`: the policies in cards, ten to a page at first (spec 1 sections 2.11 and 9). */
export function PoliciesPage() {
  const href = useHref()
  const messages = useMessages(policiesMessages)
  const panel = usePanel((place) => <CreatePolicyPanel {...place} />)
  return (
    <>
      <EntryList
        queries={queries}
        messages={messages}
        permission="POLICIES_CREATE"
        onCreate={panel.show}
        entryOf={({ id, name, label, readOnly }) => ({
          id,
          label,
          readOnly,
          meta: name,
          cells: [name],
          href: href(`/access/policies/${encodeURIComponent(name)}`),
        })}
      />
      {panel.element}
    </>
  )
}

import {
  associateEmployee,
  dissociateEmployee,
  profileQuery,
  type Employee,
  type Profile,
  type Versioned,
} from '@ssp/api'
import {
  lazyPanel,
  QueryView,
  useAction,
  useApi,
  useCan,
  useMessages,
  useNotify,
  usePanel,
  useSession,
} from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { FormSkeleton } from '../form-skeleton'
import type { TabProps } from '../model/tabs'
import * as styles from '../profile.css'
import { AccountForm } from './account-form'
import { Association, nameOf } from './association'
import { nameOfFound } from './employee-search'
import { EmployeeSearchPage } from './employee-search-page'
import { accountMessages } from './messages'
import { PasswordChange } from './password-change'

const ProofPanel = lazyPanel(async () => (await import('./proof-panel')).ProofPanel)

/** The PROFILE tab of the signed-in user. */
export function AccountPage(props: TabProps) {
  const { user } = useSession()
  // The route guard of the host redirects visitors; until it does, nothing is requested.
  return user && <AccountOf userId={user.id} {...props} />
}

function AccountOf({ userId, ...tab }: TabProps & { userId: string }) {
  const api = useApi()
  const { account } = useMessages(accountMessages)
  const query = useQuery({ ...profileQuery(api, userId), refetchOnMount: 'always' })
  return (
    <QueryView query={query} errorTitle={account.notLoaded} skeleton={<FormSkeleton fields={3} />}>
      {(loaded) => <Account account={loaded} {...tab} />}
    </QueryView>
  )
}

function Account({ account, locked, onEdited, onContinue }: TabProps & { account: Versioned<Profile> }) {
  const { association: messages } = useMessages(accountMessages)
  const can = useCan()
  const { id, employee } = account.record
  const reportEdits = useEdits(onEdited)
  const notify = useNotify()
  const proof = usePanel(ProofPanel)
  const associate = useAction({
    async send(found: Employee, api) {
      const result = await associateEmployee(api, { userId: id, employeeId: found.id })
      // The session's employee follows (decision 71).
      if (result.success) await api.session.refresh()
      return result
    },
    key: (found) => found.id,
    invalidates: associateEmployee.changes,
    onDone({ sentTo }, found) {
      const name = nameOfFound(found, messages.unnamed)
      // Another server links without a code.
      if (sentTo === undefined) notify.success(messages.saved)
      else proof.open({ userId: id, employee: { id: found.id, name }, sentTo })
    },
  })
  const dissociate = useAction<NonNullable<Profile['employee']>>({
    invalidates: dissociateEmployee.changes,
    done: messages.saved,
    confirm(linked) {
      const { title, ...confirmation } = messages.confirm
      return { title: title(nameOf(linked, messages.unnamed)), ...confirmation, destructive: true }
    },
    key: (linked) => linked.id,
    async send(linked, api) {
      await dissociateEmployee(api, { userId: id, employeeId: linked.id })
      await api.session.refresh()
    },
  })

  return (
    <div className={styles.columns}>
      <div className={styles.panels}>
        <AccountForm
          account={account}
          locked={locked}
          onEdited={(edited) => reportEdits('account', edited)}
          onContinue={onContinue}
        />
        <PasswordChange userId={id} locked={locked} onEdited={(edited) => reportEdits('password', edited)} />
      </div>
      <Association
        employee={employee}
        locked={locked}
        pending={dissociate.isPending()}
        onDissociate={(linked) => void dissociate.run(linked)}
        search={can('EMPLOYEES_VIEW') ? <EmployeeSearchPage associate={associate} /> : null}
      />
      {proof.element}
    </div>
  )
}

/** Two forms in one tab: it counts as edited while one of them is. */
function useEdits(onEdited: TabProps['onEdited']) {
  const edits = useRef({ account: false, password: false })
  return useCallback(
    (form: 'account' | 'password', edited: boolean) => {
      edits.current[form] = edited
      onEdited(edits.current.account || edits.current.password)
    },
    [onEdited],
  )
}

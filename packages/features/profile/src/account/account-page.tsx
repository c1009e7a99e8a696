import { associateEmployee, dissociateEmployee, profileQuery, type Profile, type Versioned } from '@ssp/api'
import { QueryView, useAction, useApi, useCan, useMessages, useSession } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { FormSkeleton } from '../form-skeleton'
import type { TabProps } from '../model/tabs'
import * as styles from '../profile.css'
import { AccountForm } from './account-form'
import { Association, nameOf } from './association'
import { EmployeeSearchPage } from './employee-search-page'
import { LinkCode } from './link-code'
import { accountMessages } from './messages'
import { PasswordChange } from './password-change'

/** The PROFILE tab of the signed-in person. */
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
  const shared = {
    invalidates: ['profile'],
    done: messages.saved,
  }
  // The code that was sent to the chosen employee proves that the account is theirs (decision 0021).
  const [asked, setAsked] = useState<{ employeeId: string; sentTo: string } | null>(null)
  const associate = useAction<string>({
    async send(employeeId, api) {
      const { sentTo } = await associateEmployee(api, { userId: id, employeeId })
      if (sentTo !== undefined) setAsked({ employeeId, sentTo })
    },
  })
  const confirmCode = useAction<{ employeeId: string; code: string }>({
    ...shared,
    failed: null,
    async send(link, api) {
      await associateEmployee(api, { userId: id, ...link })
      setAsked(null)
      // The session's employee follows (decision 71).
      await api.session.refresh()
    },
  })
  const dissociate = useAction<NonNullable<Profile['employee']>>({
    ...shared,
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
      {asked && (
        <LinkCode
          sentTo={asked.sentTo}
          pending={confirmCode.isPending() || associate.isPending()}
          error={confirmCode.error?.error}
          onSubmit={(code) => void confirmCode.run({ employeeId: asked.employeeId, code })}
          onSendAgain={() => {
            confirmCode.reset()
            void associate.run(asked.employeeId)
          }}
          onClose={() => {
            confirmCode.reset()
            setAsked(null)
          }}
        />
      )}
    </div>
  )
}

/** Two forms on one tab: it is edited as long as one of them is. */
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

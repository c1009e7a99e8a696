import {
  ApiError,
  associateEmployee,
  changePassword,
  dissociateEmployee,
  invalidateProfile,
  profileQuery,
  updateProfile,
  type Profile,
} from '@ssp/api'
import { QueryView, useApi, useCan, useNavigate, useNotify, useSession } from '@ssp/feature-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { FormSkeleton } from '../parts'
import type { TabProps } from '../profile-page'
import * as styles from '../profile.css'
import { useWords } from '../use-words'
import { AccountForm, type AccountFields } from './account-form'
import { Association } from './association'
import { EmployeeSearchPage } from './employee-search-page'
import { PasswordChange } from './password-change'

/** The PROFILE tab of the signed-in person. */
export function AccountPage(props: TabProps) {
  const { user } = useSession()
  // The guard of the host sends visitors away; until it does, nothing is asked for.
  return user && <AccountOf userId={user.id} {...props} />
}

function AccountOf({ userId, ...tab }: TabProps & { userId: string }) {
  const api = useApi()
  const words = useWords()
  const query = useQuery({ ...profileQuery(api, userId), refetchOnMount: 'always' })
  return (
    <QueryView query={query} errorTitle={words.account.notLoaded} skeleton={<FormSkeleton fields={3} />}>
      {(profile) => <Account profile={profile} reload={query.refetch} {...tab} />}
    </QueryView>
  )
}

function Account({
  profile,
  reload,
  locked,
  onEdited,
}: TabProps & { profile: Profile; reload: () => Promise<unknown> }) {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const words = useWords()
  const can = useCan()
  const { id, employee } = profile
  const reportEdits = useEdits(onEdited)

  const save = async (changes: Partial<AccountFields>) => {
    try {
      await updateProfile(api, id, changes)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await reload()
      throw error
    }
    notify.success(words.account.saved)
    // A new token carries the new name.
    void api.session.refresh()
    await reload()
  }

  const setEmployee = async (change: Promise<unknown>) => {
    try {
      await change
      notify.success(words.association.saved)
      // The session's employee follows (decision 71).
      await Promise.all([invalidateProfile(api, queries), api.session.refresh()])
    } catch (error) {
      notify.error(error)
    }
  }

  const setPassword = async (passwords: { currentPassword: string; newPassword: string }) => {
    const { success } = await changePassword(api, id, passwords)
    if (!success) return false
    notify.success(words.password.saved)
    api.session.signOut('password-changed')
    navigate('/login?notice=password-changed', { replace: true })
    return true
  }

  return (
    <div className={styles.panels}>
      <AccountForm
        profile={profile}
        locked={locked}
        onEdited={(edited) => reportEdits('account', edited)}
        onSave={save}
      />
      <Association
        employee={employee}
        locked={locked}
        onDissociate={() => setEmployee(employee ? dissociateEmployee(api, id, employee.id) : Promise.resolve())}
        search={
          can('EMPLOYEES_VIEW') ? (
            <EmployeeSearchPage onAssociate={(chosen) => setEmployee(associateEmployee(api, id, chosen))} />
          ) : null
        }
      />
      <PasswordChange locked={locked} onEdited={(edited) => reportEdits('password', edited)} onChange={setPassword} />
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

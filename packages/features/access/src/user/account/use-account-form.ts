import { ApiError, findUserQuery, invalidateUsers, updateUser, type User } from '@ssp/api'
import {
  useApi,
  useKeepEntries,
  useKeptEntries,
  useLocation,
  useMessages,
  useNavigate,
  useNotify,
} from '@ssp/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { userMessages } from '../messages'
import {
  accountChange,
  accountDifferences,
  accountProblem,
  accountTexts,
  type AccountDraft,
  type AccountField,
  type AccountProblem,
} from './account-draft'

/** Why nothing was saved. */
export type AccountRefusal =
  | { problem: AccountProblem }
  | { error: unknown; fields: Readonly<Record<string, string>> }
  | { stale: true }

/**
 * What is typed over the user, and its way to the server. The draft is tied to the version it was begun on: what
 * somebody else saves in the meantime is told, and nothing typed is lost by it, nor by the end of the session.
 */
export function useAccountForm(user: User, etag: string | undefined) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const { search } = useLocation()
  const messages = useMessages(userMessages).account
  const name = `access.account.${user.id}`
  const kept = useKeptEntries(name)
  const [draft, setDraft] = useState<AccountDraft>(() => accountTexts(kept))
  const [base, setBase] = useState({ user, etag })
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null)
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)

  const unsaved = Object.keys(accountChange(base.user, draft)).length > 0 || !!(draft.password ?? draft.confirmPassword)
  useKeepEntries(name, unsaved ? accountTexts(draft) : null)
  const differences = unsaved ? accountDifferences(base.user, user) : []
  if (base.user !== user || base.etag !== etag) {
    // Nothing typed yet: what was read last is what will be typed over.
    if (!unsaved) setBase({ user, etag })
    // What somebody else changed has been told, or is none of this form: the next try is drawn from it.
    else if (base.etag !== etag && (isTold(refusal) || (!draft.password && differences.length === 0)))
      setBase({ user: base.user, etag })
  }

  const change = (field: AccountField, text: string) => setDraft((before) => ({ ...before, [field]: text }))
  const discard = () => {
    setDraft({})
    setRefusal(null)
  }

  const save = async () => {
    if (busy.current) return
    const problem = accountProblem(user, draft)
    setRefusal(problem && { problem })
    if (problem) return
    const changes = accountChange(user, draft)
    if (Object.keys(changes).length === 0) return discard()
    busy.current = true
    setSaving(true)
    try {
      const { success } = await updateUser(api, { id: user.id, client_id: api.clientId(), ...changes }, base.etag)
      if (!success) return setRefusal({ error: undefined, fields: {} })
      discard()
      notify.success(messages.updated)
      if (changes.username) {
        // The address carries the username (decision 18); what is known stands there until it is read again.
        const { password: _password, confirmPassword: _confirmPassword, ...texts } = changes
        queries.setQueryData(findUserQuery(api, 'username', changes.username).queryKey, {
          user: { ...user, ...texts },
          etag: undefined,
        })
        navigate(`/access/users/${encodeURIComponent(changes.username)}${search}`, { replace: true })
      }
      await invalidateUsers(api, queries)
    } catch (error) {
      const stale = error instanceof ApiError && error.code === 'stale'
      setRefusal(stale ? { stale } : { error, fields: error instanceof ApiError ? error.fields : {} })
      if (stale) await invalidateUsers(api, queries)
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  return { draft, refusal, saving, unsaved, differences, change, discard, save }
}

const isTold = (refusal: AccountRefusal | null): boolean => refusal !== null && 'stale' in refusal

import { useMessages } from '@ssp/feature-kit'
import { useFocusAfterRemoval } from '@ssp/ui'
import { ScopeForm } from '../scopes/scope-form'
import { ScopeList } from '../scopes/scope-list'
import { isSameTarget, type Target } from '../scopes/target'
import type { ScopeTargets } from '../scopes/use-scope-targets'
import * as styles from '../shared/choice-list.css'
import { wizardMessages } from './messages'

/** Props of `SecureSendStep`. */
export interface SecureSendStepProps {
  /** The possible targets; null if Secure Send is off for the client. */
  targets: ScopeTargets | null
  /** The chosen accesses. */
  scopes: readonly Target[]
  /** Called with the choice after every change. */
  onChange: (scopes: readonly Target[]) => void
}

/** Step 4: the scopes, as on the page of a user; a placeholder if Secure Send is off. */
export function SecureSendStep({ targets, scopes, onChange }: SecureSendStepProps) {
  const messages = useMessages(wizardMessages).secureSend
  const step = useFocusAfterRemoval<HTMLDivElement>()
  if (!targets) return <p>{messages.placeholder}</p>
  const listed = scopes.map((scope) => ({ ...scope, id: `${scope.target_scope}:${scope.target_id ?? ''}` }))
  const add = (target: Target) => {
    onChange([...scopes, target])
    return true
  }
  return (
    <div ref={step} className={styles.stack}>
      <ScopeList
        scopes={listed}
        targets={targets}
        onRemove={(removed) => onChange(scopes.filter((scope) => !isSameTarget(scope, removed)))}
      />
      <ScopeForm scopes={scopes} targets={targets} onAdd={add} />
    </div>
  )
}

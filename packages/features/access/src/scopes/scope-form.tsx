import { useMessages } from '@ssp/feature-kit'
import { Button, LongComboBox, Select } from '@ssp/ui'
import { useState, type FormEvent } from 'react'
import { scopeMessages } from './messages'
import * as styles from './scope-form.css'
import { isSameTarget, TARGET_SCOPES, type Target, type TargetScope } from './target'
import type { ScopeTargets } from './use-scope-targets'

/** Props of `ScopeForm`. */
export interface ScopeFormProps {
  /** Existing accesses, which are not added twice (decision 92). */
  scopes: readonly Target[]
  /** The options. */
  targets: ScopeTargets
  /** Whether an access is being added. Default false. */
  pending?: boolean
  /** Adds the access; resolves to whether it was added. */
  onAdd: (target: Target) => boolean | Promise<boolean>
}

/** Chooses an access by target scope and target. */
export function ScopeForm({ scopes, targets, pending = false, onAdd }: ScopeFormProps) {
  const messages = useMessages(scopeMessages)
  const [kind, setKind] = useState<TargetScope>('client')
  const [targetId, setTargetId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const choose = (next: TargetScope) => {
    setKind(next)
    // The only platform to choose is the client's own.
    setTargetId(next === 'platform' ? (targets.options.platform[0]?.value ?? null) : null)
    setProblem(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const target = { target_scope: kind, target_id: kind === 'default' ? null : targetId }
    if (kind !== 'default' && targetId === null) return setProblem(messages.targetMissing)
    if (scopes.some((scope) => isSameTarget(scope, target))) return setProblem(messages.already)
    setProblem(null)
    if (await onAdd(target)) choose(kind)
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Select
        label={messages.scope}
        help={messages.scopeHelp[kind]}
        error={kind === 'default' || kind === 'platform' ? problem : undefined}
        options={TARGET_SCOPES.map((value) => ({ value, label: messages.scopes[value] }))}
        value={kind}
        onValueChange={(value) => choose(TARGET_SCOPES.find((scope) => scope === value) ?? 'client')}
      />
      {(kind === 'client' || kind === 'user') && (
        <LongComboBox
          key={kind}
          label={messages.target[kind]}
          placeholder={messages.choose}
          error={problem}
          options={targets.options[kind]}
          value={targetId}
          onValueChange={setTargetId}
        />
      )}
      <Button type="submit" pending={pending} className={styles.button}>
        {messages.add}
      </Button>
    </form>
  )
}

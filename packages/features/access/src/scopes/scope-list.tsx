import { useMessages } from '@ssp/feature-kit'
import { Badge, Button } from '@ssp/ui'
import * as styles from '../shared/choice-list.css'
import { scopeMessages } from './messages'
import type { Target } from './target'
import type { ScopeTargets } from './use-scope-targets'

/** Props of `ScopeList`. */
export interface ScopeListProps<T extends Target> {
  /** The accesses, each with a unique key. */
  scopes: readonly (T & { id: string })[]
  /** Returns the names of the targets. */
  targets: ScopeTargets
  /** Key of the access that is being removed. Default: none. */
  isPending?: (scope: { id: string }) => boolean
  /** Called when Remove is clicked; without it nothing can be removed. */
  onRemove?: ((scope: T & { id: string }, name: string) => void) | undefined
}

/** The accesses to shared documents, each with the name of its target. */
export function ScopeList<T extends Target>({ scopes, targets, isPending, onRemove }: ScopeListProps<T>) {
  const messages = useMessages(scopeMessages)
  if (scopes.length === 0) return <p className={styles.note}>{messages.empty}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
    <ul role="list" className={styles.rows}>
      {scopes.map((scope) => {
        const { target_scope, target_id } = scope
        const name =
          target_scope === 'default'
            ? messages.scopes.default
            : (targets.nameOf(target_scope, target_id) ?? messages.unknown)
        return (
          <li key={scope.id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            {target_scope !== 'default' && <Badge>{messages.scopes[target_scope]}</Badge>}
            {onRemove && (
              <span className={styles.rowActions}>
                <Button
                  size="small"
                  pending={isPending?.(scope)}
                  aria-label={messages.removeOf(name)}
                  onClick={() => onRemove(scope, name)}
                >
                  {messages.remove}
                </Button>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

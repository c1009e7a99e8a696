import { IconButton, VisuallyHidden } from '@ssp/ui'
import { Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBuilder, useBuilderState } from './builder-context'
import * as styles from './builder.css'
import { AddMenu } from './palette'
import { useBuilderText } from './text-context'

/** Number of fields, undo and redo, the actions of the application, and the palette on a phone. */
export function BuilderToolbar({ actions: own }: { actions?: ReactNode }) {
  const text = useBuilderText()
  const { actions, readOnly } = useBuilder()
  const count = useBuilderState(({ ids }) => ids.length)
  const canUndo = useBuilderState(({ draft }) => draft.past.length > 0)
  const canRedo = useBuilderState(({ draft }) => draft.future.length > 0)
  return (
    <div className={`ssp-FormBuilder__toolbar ${styles.toolbar}`}>
      <span className={styles.count}>{text.count(count)}</span>
      {!readOnly && (
        <>
          <IconButton
            size="small"
            label={text.undo}
            icon={<Undo2 size={16} />}
            aria-keyshortcuts="Control+Z"
            aria-disabled={!canUndo || undefined}
            className={styles.action}
            onClick={() => canUndo && actions.undo()}
          />
          <IconButton
            size="small"
            label={text.redo}
            icon={<Redo2 size={16} />}
            aria-keyshortcuts="Control+Shift+Z"
            aria-disabled={!canRedo || undefined}
            className={styles.action}
            onClick={() => canRedo && actions.redo()}
          />
        </>
      )}
      {own}
      {!readOnly && <AddMenu />}
    </div>
  )
}

/** Announces actions to assistive technology. */
export function Announcer() {
  const { text, count } = useBuilderState((state) => state.announcement)
  return (
    <VisuallyHidden>
      <span role="status" data-announcer>
        {/* A new element, so that equal texts are announced again. */}
        <span key={count}>{text}</span>
      </span>
    </VisuallyHidden>
  )
}

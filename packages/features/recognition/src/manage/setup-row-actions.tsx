import { IconButton } from '@ssp/ui'
import { Pencil, Trash2 } from 'lucide-react'
import * as styles from './manage-tab.css'

/** Props of `SetupRowActions`. */
export interface SetupRowActionsProps {
  /** Accessible name of the edit button. */
  edit: string
  /** Accessible name of the remove button. */
  remove: string
  /** Whether strict rights allow the row to be changed, and removed. */
  canEdit: boolean
  canRemove: boolean
  /** Whether the row is being removed. */
  isRemoving: boolean
  onEdit: () => void
  onRemove: () => void
}

/** Edit and remove buttons at the end of a row. */
export function SetupRowActions({
  edit,
  remove,
  canEdit,
  canRemove,
  isRemoving,
  onEdit,
  onRemove,
}: SetupRowActionsProps) {
  return (
    <span className={styles.actions}>
      {canEdit && <IconButton label={edit} icon={<Pencil size={16} />} onClick={onEdit} />}
      {canRemove && <IconButton label={remove} icon={<Trash2 size={16} />} pending={isRemoving} onClick={onRemove} />}
    </span>
  )
}

import { mergeEmployee, removeEmployee, updateEmployee } from '@ssp/api'
import { lazyPanel, useAction, useMay, useMessages, useNavigate, usePanel } from '@ssp/feature-kit'
import type { MenuAction } from '@ssp/ui'
import { ExternalLink, GitMerge, KeyRound, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEmployeeEmails } from '../../emails/use-employee-emails'
import { employeeMessages } from '../../messages'
import { displayName } from '../../model/person'
import { portalAddress } from '../../model/portal-address'
import { employeeDetailMessages } from '../messages'
import type { EmployeeTabProps } from '../tab-props'
import { useResetPassword } from './use-reset-password'
import type { MergeChoice } from '../merge/merge-panel'

const EditPanel = lazyPanel(async () => (await import('../edit/edit-employee-panel')).EditEmployeePanel)
const MergePanel = lazyPanel(async () => (await import('../merge/merge-panel')).MergePanel)

/**
 * The actions of an employee, their dialogs, and the error of a merge. `leave` is called after a deletion. Default: goes to
 * the list.
 */
export function useEmployeeActions(
  { employee, etag, merger, merged }: EmployeeTabProps,
  leave?: () => void,
): {
  actions: MenuAction[]
  /** Opens the form; undefined if strict rights forbid it. */
  edit: (() => void) | undefined
  mergeError: unknown
  element: ReactNode
} {
  const messages = useMessages(employeeDetailMessages).actions
  const { unnamed } = useMessages(employeeMessages)
  const navigate = useNavigate()
  const may = useMay()
  const name = displayName(employee, unnamed)
  const portal = portalAddress(employee.platformDomain)
  const reset = useResetPassword(employee, etag, name)
  const merge = useAction({
    send: ({ id, target, take, etag: ifMatch }: MergeChoice & { id: string }, api) =>
      mergeEmployee(api, { employee_id: id, linked_id: target, take, ifMatch }),
    key: ({ target }) => target,
    invalidates: mergeEmployee.changes,
    done: messages.merged,
    failed: null,
  })
  const remove = useAction({
    send: (_: void, api) => removeEmployee(api, { id: employee.id, ifMatch: etag }),
    confirm: () => ({
      title: messages.removeConfirm,
      loses: messages.removeLoses(name),
      confirmLabel: messages.removeLabel,
      destructive: true,
    }),
    done: messages.removed(name),
    leave: leave ?? (() => navigate('/employees')),
    invalidates: removeEmployee.changes,
  })
  const emails = useEmployeeEmails(employee)
  const edit = usePanel(EditPanel, false, { employee, etag })
  // Why the server would reject the merge (409).
  const unmergeable =
    (merged.length > 0 && messages.wasMerged) || (merger.length > 0 && messages.wasTarget) || undefined
  const merging = usePanel(MergePanel, false, {
    employee,
    pending: merge.isPending(),
    failure: merge.error,
    merge: (choice: MergeChoice) => merge.run({ ...choice, id: employee.id }),
  })

  const offered: (MenuAction | false)[] = [
    may(updateEmployee) && {
      id: 'reset',
      label: messages.reset,
      icon: <KeyRound size={16} />,
      onAction: reset.run,
    },
    {
      id: 'portal',
      label: messages.portal,
      icon: <ExternalLink size={16} />,
      disabled: portal === null,
      onAction: () => void (portal && window.open(portal, '_blank', 'noopener')),
    },
    may(mergeEmployee) && {
      id: 'merge',
      label: messages.merge,
      icon: <GitMerge size={16} />,
      description: unmergeable,
      disabled: unmergeable !== undefined,
      onAction() {
        merge.reset()
        merging.open()
      },
    },
    ...emails.actions,
    may(removeEmployee) && {
      id: 'remove',
      label: messages.remove,
      icon: <Trash2 size={16} />,
      danger: true,
      onAction: () => void remove.run(),
    },
  ]

  return {
    actions: offered.filter((action) => action !== false),
    edit: may(updateEmployee) ? () => edit.open() : undefined,
    // In the panel beside the list the employee changes.
    mergeError: merge.error?.input.id === employee.id ? merge.error.error : undefined,
    element: (
      <>
        {reset.alert}
        {emails.element}
        {edit.element}
        {merging.element}
      </>
    ),
  }
}

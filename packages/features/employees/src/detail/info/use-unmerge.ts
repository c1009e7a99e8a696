import { unmergeEmployee, type MergedEmployee } from '@ssp/api'
import { useAction, useMessages } from '@ssp/feature-kit'
import { employeeMessages } from '../../messages'
import { displayName } from '../../model/person'
import { mergeMessages } from '../merge/messages'
import { employeeDetailMessages } from '../messages'

/** Removes a merge, after a confirmation. */
export function useUnmerge() {
  const messages = useMessages(employeeDetailMessages)
  const { unnamed } = useMessages(employeeMessages)
  const { fields } = useMessages(mergeMessages)
  return useAction({
    send: ({ employee_id, linked_id }: MergedEmployee, api) =>
      unmergeEmployee(api, { employee_id, target_employee_id: linked_id }),
    confirm: (link) => ({
      title: messages.unmergeConfirm(displayName(link, unnamed)),
      text: messages.unmergeText,
      confirmLabel: messages.unmergeLabel,
      destructive: true,
    }),
    key: ({ id }) => id,
    invalidates: unmergeEmployee.changes,
    done: ({ kept }) => ({
      title: messages.unmerged,
      ...(kept.length > 0 && { text: messages.unmergeKept(kept.map((field) => fields[field]).join(', ')) }),
    }),
  })
}

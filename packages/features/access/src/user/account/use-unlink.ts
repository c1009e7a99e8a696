import { associateEmployee, dissociateEmployee, type User } from '@ssp/api'
import { fullName, useAction, useMessages } from '@ssp/feature-kit'
import { userMessages } from '../messages'

/** Unlinks the employee of an account; the notification offers undo. */
export function useUnlink(user: User) {
  const { employee: messages } = useMessages(userMessages)
  const link = useAction({
    send: (employeeId: string, api) => associateEmployee(api, { userId: user.id, employeeId }),
    invalidates: associateEmployee.changes,
    done: messages.linked,
    failed: messages.failed,
  })
  return useAction<NonNullable<User['employee']>>({
    send: ({ id }, api) => dissociateEmployee(api, { userId: user.id, employeeId: id }),
    key: ({ id }) => id,
    invalidates: dissociateEmployee.changes,
    confirm({ forename, surname, identifier }) {
      const { title, ...confirmation } = messages.confirm
      const name = fullName({ forename, surname }) || identifier || messages.unnamed
      return { title: title(name, user.label), ...confirmation, destructive: true }
    },
    done: (_none, { id }) => ({
      title: messages.unlinked,
      action: { label: messages.undo, onAction: () => void link.run(id) },
    }),
    failed: null,
  })
}

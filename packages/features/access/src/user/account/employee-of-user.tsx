import { associateEmployee, dissociateEmployee, type User } from '@ssp/api'
import {
  fullName,
  lazyPanel,
  nameWithIdentifier,
  useAction,
  useCan,
  useHref,
  useMessages,
  usePanel,
  useSession,
} from '@ssp/feature-kit'
import { Button, ButtonLink } from '@ssp/ui'
import { FieldGroup } from '../../shared/field-group'
import { userMessages } from '../messages'
import { ScopeFailure } from '../scope-failure'
import * as styles from '../user-detail.css'

const LinkEmployeePanel = lazyPanel(async () => (await import('./link-employee-panel')).LinkEmployeePanel)

/** The employee whom the account belongs to. An administrator links and unlinks the accounts of others; the own one asks for a code. */
export function EmployeeOfUser({ user }: { user: User }) {
  const { employee: messages } = useMessages(userMessages)
  const can = useCan()
  const href = useHref()
  const { user: self } = useSession()
  const panel = usePanel(LinkEmployeePanel)
  const link = useAction({
    send: (employeeId: string, api) => associateEmployee(api, { userId: user.id, employeeId }),
    invalidates: associateEmployee.changes,
    done: messages.linked,
    failed: messages.failed,
  })
  const unlink = useAction<NonNullable<User['employee']>>({
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

  const { employee } = user
  const isSelf = self?.id === user.id
  const reason = user.denials?.changeSignIn ?? null
  const mayChange = can('USERS_UPDATE') && !isSelf && reason === null
  return (
    <FieldGroup {...messages.group}>
      <div className={styles.employee}>
        {employee === undefined && <p className={styles.hint}>{messages.hidden}</p>}
        {employee === null && <p className={styles.hint}>{messages.none}</p>}
        {employee && <a href={href(`/employees/${employee.id}`)}>{nameWithIdentifier(employee) || messages.unnamed}</a>}
        {isSelf && <p className={styles.hint}>{messages.own}</p>}
        {isSelf && <ButtonLink href={href('/profile')}>{messages.profile}</ButtonLink>}
        <ScopeFailure title={messages.failed} action={unlink} />
        {mayChange && employee && (
          <Button pending={unlink.isPending()} onClick={() => void unlink.run(employee)}>
            {messages.unlink}
          </Button>
        )}
        {mayChange && employee === null && <Button onClick={() => panel.open({ user })}>{messages.link}</Button>}
      </div>
      {panel.element}
    </FieldGroup>
  )
}

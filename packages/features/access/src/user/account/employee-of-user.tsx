import type { User } from '@ssp/api'
import {
  lazyPanel,
  nameWithIdentifier,
  useCan,
  useHref,
  useMessages,
  usePanel,
  useSession,
  type Action,
} from '@ssp/feature-kit'
import { Button, ButtonLink } from '@ssp/ui'
import { FieldGroup } from '../../shared/field-group'
import { userMessages } from '../messages'
import { ScopeFailure } from '../scope-failure'
import * as styles from '../user-detail.css'

const LinkEmployeePanel = lazyPanel(async () => (await import('./link-employee-panel')).LinkEmployeePanel)

/** Props of `EmployeeOfUser`. */
export interface EmployeeOfUserProps {
  user: User
  unlink: Action<NonNullable<User['employee']>>
}

/**
 * The employee linked to the account. An administrator links and unlinks the accounts of others; the administrator's own
 * account needs a code.
 */
export function EmployeeOfUser({ user, unlink }: EmployeeOfUserProps) {
  const { employee: messages } = useMessages(userMessages)
  const can = useCan()
  const href = useHref()
  const { user: self } = useSession()
  const panel = usePanel(LinkEmployeePanel)
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

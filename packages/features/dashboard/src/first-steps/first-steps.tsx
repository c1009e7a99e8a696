import { useCan, useMessages } from '@ssp/feature-kit'
import { Card } from '@ssp/ui'
import * as styles from '../attention/attention-list.css'
import { LinkRow } from '../attention/link-row'
import { band } from '../dashboard/dashboard.css'
import { firstStepsMessages } from './messages'

/** In the order in which a client is set up: employees come last, because what they see and receive is set before. */
const steps = [
  { step: 'details', to: '/client/details', permission: 'CLIENT_UPDATE' },
  { step: 'theme', to: '/profile?tab=theme', permission: 'CLIENT_UPDATE' },
  { step: 'accounts', to: '/access/users/create', permission: 'USERS_CREATE' },
  { step: 'welcome', to: '/client/email-attachments', permission: 'EMAIL_ATTACHMENTS_VIEW' },
  { step: 'employees', to: '/employees', permission: 'EMPLOYEES_CREATE' },
] as const

/** The set-up pages of a new client that the user may change. Renders nothing for a user who may not add employees. */
export function FirstSteps() {
  const texts = useMessages(firstStepsMessages)
  const can = useCan()
  if (!can('EMPLOYEES_CREATE')) return null
  return (
    <Card title={texts.title} description={texts.description} className={band}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list */}
      <ol role="list" className={styles.list}>
        {steps
          .filter(({ permission }) => can(permission))
          .map(({ step, to }) => (
            <LinkRow key={step} to={to} note={texts.steps[step].text}>
              {texts.steps[step].title}
            </LinkRow>
          ))}
      </ol>
    </Card>
  )
}

import { explanationQuery } from '@ssp/api'
import { QueryFailed, useApi, useClient, useChangeQuery, useLocation, useMessages } from '@ssp/feature-kit'
import { Card, Empty, Loading, PageHeader, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { AccessDecision } from './access-decision'
import * as styles from './access-explainer.css'
import { checkQuery, readCheck, withField } from './check'
import { CheckForm, type CheckFormProps } from './check-form'
import { pageMessages } from './messages'
import { useChoices } from './use-choices'
import { useReasonHref } from './use-reason-href'

/** `/access/explain`: whether a user may use a permission, at a client and for a team, and why. */
export function AccessExplainerPage() {
  const messages = useMessages(pageMessages)
  const change = useChangeQuery()
  const { id: clientId } = useClient()
  const check = readCheck(useLocation().search, clientId)
  const choices = useChoices(check)
  const isComplete = check.user !== '' && check.permission !== ''

  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} facts={messages.facts} />
      <Card title={messages.check}>
        <CheckForm
          check={check}
          choices={choices}
          onChange={(field, value) =>
            change((latest) => checkQuery(withField(readCheck(latest, clientId), field, value)), { replace: true })
          }
        />
      </Card>
      <section aria-live="polite">
        {isComplete ? (
          <Decision check={check} choices={choices} />
        ) : (
          <Card>
            <Empty title={messages.emptyTitle} text={messages.emptyText} />
          </Card>
        )}
      </section>
    </div>
  )
}

function Decision({ check, choices }: Pick<CheckFormProps, 'check' | 'choices'>) {
  const api = useApi()
  const messages = useMessages(pageMessages)
  const { user, permission, client, team } = check
  // A role or a policy may have changed since the last read.
  const explanation = useQuery({
    ...explanationQuery(api, { userId: user, permission, clientId: client, teamId: team || undefined }),
    staleTime: 0,
  })
  const hrefOf = useReasonHref(choices.user.selected?.description)
  if (explanation.data) {
    const names = {
      permission,
      user: choices.user.selected?.label ?? messages.someUser,
      clientId: client,
      client: choices.client.selected?.label ?? messages.someClient,
      team: team ? (choices.team.selected?.label ?? messages.someTeam) : undefined,
    }
    return <AccessDecision explanation={explanation.data} names={names} hrefOf={hrefOf} />
  }
  if (explanation.error === null) {
    return (
      <Loading label={messages.loading}>
        <Card>
          <Skeleton width="6rem" />
          <Skeleton width="70%" />
        </Card>
      </Loading>
    )
  }
  return (
    <Card>
      <QueryFailed query={explanation} title={messages.failed} missing={messages.missing} />
    </Card>
  )
}

import { explanationQuery } from '@ssp/api'
import { QueryFailed, useApi, useClient, useLocation, useNavigate } from '@ssp/feature-kit'
import { Card, Empty, Loading, PageHeader, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../use-words'
import { AccessAnswer } from './access-answer'
import { questionAddress, readQuestion, withChoice } from './question'
import { QuestionForm, type QuestionFormProps } from './question-form'
import { useAskedPlaces } from './use-asked-places'
import { useChoices } from './use-choices'
import * as styles from './explain.css'

/** `/access/explain`: may this user use this permission, at this client and for this team, and why. */
export function ExplainPage() {
  const words = useWords().explain
  const navigate = useNavigate()
  const question = readQuestion(useLocation().search, useClient().id)
  const choices = useChoices(question)
  const asks = question.user !== '' && question.permission !== ''

  return (
    <div className={styles.page}>
      <PageHeader title={words.title} facts={words.facts} />
      <Card title={words.question}>
        <QuestionForm
          question={question}
          choices={choices}
          onChoose={(field, value) => navigate(questionAddress(withChoice(question, field, value)), { replace: true })}
        />
      </Card>
      <section aria-live="polite">
        {asks ? (
          <Answer question={question} choices={choices} />
        ) : (
          <Card>
            <Empty title={words.emptyTitle} text={words.emptyText} />
          </Card>
        )}
      </section>
    </div>
  )
}

function Answer({ question, choices }: Pick<QuestionFormProps, 'question' | 'choices'>) {
  const api = useApi()
  const words = useWords().explain
  const { user, permission, client, team } = question
  const query = explanationQuery(api, { userId: user, permission, clientId: client, teamId: team || undefined })
  // A role or a policy may have changed since it was asked last.
  const answer = useQuery({ ...query, staleTime: 0 })
  const hrefOf = useAskedPlaces(choices.user.chosen?.description)
  if (answer.data) {
    const asked = {
      permission,
      user: choices.user.chosen?.label ?? words.someUser,
      clientId: client,
      client: choices.client.chosen?.label ?? words.someClient,
      team: team ? (choices.team.chosen?.label ?? words.someTeam) : undefined,
    }
    return <AccessAnswer explanation={answer.data} asked={asked} hrefOf={hrefOf} />
  }
  if (answer.error === null) {
    return (
      <Loading label={words.loading}>
        <Card>
          <Skeleton width="6rem" />
          <Skeleton width="70%" />
        </Card>
      </Loading>
    )
  }
  return (
    <Card>
      <QueryFailed query={answer} title={words.failed} missing={words.absent} />
    </Card>
  )
}

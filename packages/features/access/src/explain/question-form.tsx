import { LongComboBox } from '../shared/long-combo-box'
import { useWords } from '../use-words'
import type { Question } from './question'
import type { Choices } from './use-choices'
import * as styles from './explain.css'

/** Props of `QuestionForm`. */
export interface QuestionFormProps {
  question: Question
  /** What can be chosen. */
  choices: Choices
  /** Hears every choice; empty for none. */
  onChoose: (field: keyof Question, value: string) => void
}

const FIELDS = ['user', 'permission', 'client', 'team'] as const

/** The four choices; each takes effect at once. */
export function QuestionForm({ question, choices, onChoose }: QuestionFormProps) {
  const words = useWords().explain
  return (
    <div className={styles.form}>
      {FIELDS.map((field) => {
        const { options, loading, failure } = choices[field]
        const noTeams = field === 'team' && question.user !== '' && !loading && options.length === 0
        return (
          <LongComboBox
            key={field}
            label={words[field]}
            placeholder={field === 'team' ? words.anyTeam : words.search}
            help={noTeams && !failure ? words.noTeams : undefined}
            error={failure && words.listFailed(failure)}
            options={options}
            loading={loading}
            disabled={field === 'team' && options.length === 0}
            value={question[field] || null}
            onValueChange={(value) => onChoose(field, value ?? '')}
          />
        )
      })}
    </div>
  )
}

import { VisuallyHidden } from '@ssp/ui'
import { Check, Circle } from 'lucide-react'
import { passwordMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import * as styles from './password-checklist.css'
import { meetsRule, PASSWORD_RULES } from './password-rules'

const SHOWN = PASSWORD_RULES.filter((rule) => rule !== 'match')

export interface PasswordChecklistProps {
  /** The typed text. */
  password: string
  /** For `aria-describedby` of the field. */
  id?: string
}

/** The requirements of a new password, ticked off while typing. */
export function PasswordChecklist({ password, id }: PasswordChecklistProps) {
  const texts = useMessages(passwordMessages)
  return (
    <ul id={id} role="list" className={`ssp-PasswordChecklist ${styles.list}`}>
      {SHOWN.map((rule) => {
        const met = meetsRule(rule, password)
        const Mark = met ? Check : Circle
        return (
          <li key={rule} data-met={met || undefined} className={`ssp-PasswordChecklist__rule ${styles.item}`}>
            <Mark size={14} aria-hidden className={styles.mark} />
            {texts.needs[rule]}
            {met && <VisuallyHidden>{texts.met}</VisuallyHidden>}
          </li>
        )
      })}
    </ul>
  )
}

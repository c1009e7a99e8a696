import type { Badge } from '@ssp/api'
import { VisuallyHidden } from '@ssp/ui'
import { useId } from 'react'
import * as styles from './badge-choice.css'
import { BadgeImage } from './badge-image'

/** Props of `BadgeChoice`. */
export interface BadgeChoiceProps {
  label: string
  badges: readonly Badge[]
  /** Id of the chosen badge; '' if there is none. */
  value: string
  /** Called with the id of the chosen badge. */
  onValueChange: (id: string) => void
}

/** A form field that chooses a badge by its image and name. */
export function BadgeChoice({ label, badges, value, onValueChange }: BadgeChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        {label}
        <span aria-hidden="true" className={styles.requiredMark}>
          {'\u00a0*'}
        </span>
      </legend>
      <div className={styles.badges}>
        {badges.map((badge) => (
          <label key={badge.id} className={styles.badge}>
            <VisuallyHidden>
              <input
                type="radio"
                name={name}
                required
                checked={badge.id === value}
                onChange={() => onValueChange(badge.id)}
              />
            </VisuallyHidden>
            <BadgeImage src={badge.s3_path} size="sm" />
            <span className={styles.name}>{badge.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

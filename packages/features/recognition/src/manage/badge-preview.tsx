import { BadgeImage } from '../badge/badge-image'
import * as styles from './badge-preview.css'

/** Props of `BadgePreview`. */
export interface BadgePreviewProps {
  /** Name of the chosen file; null if the image does not change. */
  name: string | null
  /** Address of the image; null if there is none yet. */
  src: string | null
  /** Text that says that the image is the chosen one. */
  label: string
  /** Advice about the best image. */
  advice: string
}

/** The future image of the badge, and the advice. */
export function BadgePreview({ name, src, label, advice }: BadgePreviewProps) {
  return (
    <div className={styles.preview}>
      {src && <BadgeImage src={src} />}
      <div className={styles.texts}>
        {name !== null && (
          <span className={styles.name}>
            {label}: {name}
          </span>
        )}
        <span className={styles.advice}>{advice}</span>
      </div>
    </div>
  )
}

import { BadgeImage } from '../badge/badge-image'
import * as styles from './badge-preview.css'

/** Props of `BadgePreview`. */
export interface BadgePreviewProps {
  /** Name of the chosen file; null while the image stays. */
  name: string | null
  /** Address of the image; null for none yet. */
  src: string | null
  /** Says that the image is the chosen one. */
  label: string
  /** Which image is best. */
  advice: string
}

/** The image of the badge as it will be, and the advice. */
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

import { Award } from 'lucide-react'
import * as styles from './badge-image.css'

/** Props of `BadgeImage`. */
export interface BadgeImageProps {
  /** Null for a badge that was removed. */
  src: string | null
  /** Side of the image. Default `md`. */
  size?: 'sm' | 'md'
}

/** The image of a badge beside its name, or a symbol if there is none. */
export function BadgeImage({ src, size = 'md' }: BadgeImageProps) {
  return (
    <span data-size={size} aria-hidden="true" className={styles.frame}>
      {src === null ? <Award className={styles.symbol} /> : <img src={src} alt="" className={styles.image} />}
    </span>
  )
}

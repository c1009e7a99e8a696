import type { CreationForm } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import type { ReactNode } from 'react'
import { creationFormMessages } from '../messages'
import * as styles from './form.css'
import { assetName } from './form-draft'

/** Props of `AssetGrid`. */
export interface AssetGridProps {
  assets: CreationForm['assets']
  /** Drawn under each image. Default its name. */
  action?: (key: string) => ReactNode
}

/** Images of a form, small. */
export function AssetGrid({ assets, action = assetName }: AssetGridProps) {
  const messages = useMessages(creationFormMessages)
  return (
    <ul role="list" className={styles.grid}>
      {assets.map(({ key, signedUrl }) => (
        <li key={key} className={styles.asset}>
          <span className={styles.frame}>
            <img src={signedUrl} alt={messages.asset(assetName(key))} loading="lazy" className={styles.picture} />
          </span>
          <span className={styles.caption}>{action(key)}</span>
        </li>
      ))}
    </ul>
  )
}

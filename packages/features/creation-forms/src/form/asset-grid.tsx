import type { CreationForm } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { IconButton } from '@ssp/ui'
import { Trash2 } from 'lucide-react'
import { creationFormFieldMessages, creationFormMessages } from '../messages'
import * as styles from './form.css'
import { assetName } from './form-draft'

/** Props of `AssetGrid`. */
export interface AssetGridProps {
  assets: CreationForm['assets']
  /** Called with the key of an image to remove. Default: images cannot be removed. */
  onRemove?: (key: string) => void
}

/** Small images of a form, with their names. */
export function AssetGrid({ assets, onRemove }: AssetGridProps) {
  const messages = useMessages(creationFormMessages)
  const { removeAsset } = useMessages(creationFormFieldMessages)
  return (
    <ul role="list" className={styles.grid}>
      {assets.map(({ key, signedUrl }) => {
        const name = assetName(key)
        return (
          <li key={key} className={styles.asset}>
            <span className={styles.frame}>
              <img src={signedUrl} alt={messages.asset(name)} loading="lazy" className={styles.picture} />
            </span>
            <span className={styles.caption}>
              {name}
              {onRemove && (
                <IconButton
                  size="small"
                  label={removeAsset(name)}
                  icon={<Trash2 size={14} />}
                  onClick={() => onRemove(key)}
                />
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

import type { CreationForm } from '@ssp/api'
import { useMessages, type BoundField } from '@ssp/feature-kit'
import { FileDrop, FileList, LeftOut } from '@ssp/ui'
import { useState } from 'react'
import { creationFormFieldMessages, creationFormMessages } from '../messages'
import { AssetGrid } from './asset-grid'
import * as styles from './form.css'
import { ASSET_RULES, type AssetUpload } from './use-asset-upload'

const ACCEPT = ASSET_RULES.extensions.map((extension) => `.${extension}`)

/** Maximum number of assets of one form (openapi `AssetKeyList`). */
const MOST = 10

/** Props of `AssetsField`. */
export interface AssetsFieldProps extends BoundField<readonly string[]> {
  upload: AssetUpload
  /** The existing assets of the form. */
  stored: CreationForm['assets']
}

/** The asset upload: existing images, each removable, and new ones (R4-302). */
export function AssetsField({ value, error, onValueChange, upload, stored }: AssetsFieldProps) {
  const messages = useMessages(creationFormFieldMessages)
  const { fields } = useMessages(creationFormMessages)
  const [leftOut, setLeftOut] = useState(0)
  const drop = (key: string | undefined) => onValueChange(value.filter((each) => each !== key))
  const kept = stored.filter(({ key }) => value.includes(key))
  const waiting = upload.files.filter(({ state }) => state === undefined).length
  const add = (files: readonly File[]) => {
    const left = MOST - value.length - waiting
    setLeftOut(Math.max(0, files.length - left))
    if (left > 0) upload.add(files.slice(0, left))
  }
  return (
    <div className={styles.assets}>
      <div>
        <p className={styles.label}>{fields.assets}</p>
        <p className={styles.help}>{messages.assetsHelp}</p>
      </div>
      {kept.length > 0 && <AssetGrid assets={kept} onRemove={drop} />}
      <FileDrop
        multiple
        label={messages.addAssets}
        accept={ACCEPT}
        maxSize={ASSET_RULES.maxBytes}
        disabled={value.length >= MOST}
        onFiles={add}
      >
        {upload.files.length > 0 && <FileList files={upload.files} onRemove={(id) => drop(upload.remove(id))} />}
      </FileDrop>
      <p role="alert" className={styles.error}>
        {leftOut > 0 ? <LeftOut count={leftOut} most={MOST} /> : error}
      </p>
    </div>
  )
}

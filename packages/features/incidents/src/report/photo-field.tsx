import { useMessages } from '@ssp/feature-kit'
import { FileDrop, FileList, LeftOut } from '@ssp/ui'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { reportMessages } from '../messages'
import { photoOf, type Photo } from './photo'
import * as styles from './report.css'

const MOST = 3
const ACCEPT = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** A photo with the name by which the user knows it; the name is not sent. */
export interface NamedPhoto {
  name: string
  photo: Photo
}

/** Props of `PhotoField`. */
export interface PhotoFieldProps {
  photos: readonly NamedPhoto[]
  onChange: Dispatch<SetStateAction<readonly NamedPhoto[]>>
}

/** Photos of a report, re-encoded when they are chosen. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const messages = useMessages(reportMessages)
  const [error, setError] = useState('')
  const [leftOut, setLeftOut] = useState(0)
  const add = async (files: readonly File[]) => {
    setError('')
    setLeftOut(Math.max(0, photos.length + files.length - MOST))
    const added: NamedPhoto[] = []
    for (const file of files.slice(0, MOST - photos.length)) {
      try {
        added.push({ name: file.name, photo: await photoOf(file) })
      } catch {
        setError(messages.unreadable(file.name))
      }
    }
    // Others may have been added or removed while these were encoded.
    onChange((current) => [...current, ...added].slice(0, MOST))
  }
  return (
    <div>
      <FileDrop
        multiple
        label={messages.photos}
        accept={ACCEPT}
        disabled={photos.length >= MOST}
        onFiles={(files) => void add(files)}
      >
        {photos.length > 0 && (
          <FileList
            files={photos.map(({ name, photo }, index) => ({
              id: String(index),
              name,
              size: Math.round((photo.content.length * 3) / 4),
            }))}
            onRemove={(id) => onChange(photos.filter((_, index) => String(index) !== id))}
          />
        )}
      </FileDrop>
      <p aria-live="polite" className={styles.help}>
        {error || (leftOut > 0 ? <LeftOut count={leftOut} most={MOST} /> : messages.photosHelp)}
      </p>
    </div>
  )
}

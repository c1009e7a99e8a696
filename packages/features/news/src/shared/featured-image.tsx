import { errorText, isAbort } from '@ssp/api'
import { useFileAddress, useMessages } from '@ssp/feature-kit'
import { Banner, Button, FileDrop, Progress } from '@ssp/ui'
import { useEffect, useRef, useState } from 'react'
import { newsFormMessages } from '../messages'
import * as styles from './featured-image.css'
import { IMAGE_RULES } from './use-news-images'

const ACCEPT = IMAGE_RULES.extensions.map((extension) => `.${extension}`)

/** Props of `FeaturedImage`. */
export interface FeaturedImageProps {
  /** Address of the image; empty if there is none. */
  src: string
  /** Label of the upload. */
  label: string
  /** Whether the article needs an image. Default false. */
  required?: boolean
  /** Whether the upload is hidden. Default false. */
  readOnly?: boolean
  /** Whether the upload is unavailable until there is a title. Default false. */
  locked?: boolean
  /** Error of the image. */
  error?: string | undefined
  /** Uploads the file and returns its address. */
  upload: (file: File, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<string>
  /** Called with the address of the new image. */
  onChange: (src: string) => void
  /** Called when the upload of a file starts and ends. */
  onSending: (isSending: boolean) => void
}

/** The featured image and its upload. */
export function FeaturedImage(props: FeaturedImageProps) {
  const { src, label, required = false, readOnly = false, locked = false, error, upload, onChange, onSending } = props
  const messages = useMessages(newsFormMessages).upload
  const fileAddress = useFileAddress()
  const [sending, setSending] = useState<number | null>(null)
  const [failed, setFailed] = useState<{ file: File; text: string } | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    const { signal } = (running.current = new AbortController())
    setFailed(null)
    setSending(0)
    onSending(true)
    try {
      onChange(await upload(file, setSending, signal))
    } catch (thrown) {
      if (!isAbort(thrown)) setFailed({ file, text: errorText(thrown) })
    } finally {
      setSending(null)
      onSending(false)
    }
  }

  return (
    <div className={styles.root}>
      {src && <img src={fileAddress(src)} alt={messages.current} className={styles.image} />}
      {!readOnly && (
        <FileDrop
          label={label}
          accept={ACCEPT}
          maxSize={IMAGE_RULES.maxBytes}
          required={required}
          disabled={locked || sending !== null}
          onFiles={([file]) => file && void send(file)}
        >
          {sending !== null && (
            <div className={styles.sending}>
              <Progress label={messages.sending} value={sending * 100} />
              <Button size="small" variant="quiet" onClick={() => running.current?.abort()}>
                {messages.cancel}
              </Button>
            </div>
          )}
        </FileDrop>
      )}
      {!readOnly && locked && <p className={styles.hint}>{messages.locked}</p>}
      {failed && (
        <Banner
          text={failed.text}
          action={
            <Button size="small" onClick={() => void send(failed.file)}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {error && !failed && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

import type { ThemeImages, UploadAddress } from '@ssp/api'
import { useUploads, useMessages } from '@ssp/feature-kit'
import { Banner, Button, Card, FileDrop, Progress } from '@ssp/ui'
import { acceptedImages, brandImages, imageFile, imageRules, type BrandImage } from '../model/images'
import * as page from '../profile.css'
import { themeMessages } from './messages'
import * as styles from './theme.css'

/** Props of `ImageUploads`. */
export interface ImageUploadsProps {
  /** Addresses of the images by their get-logo prefix; null if there is none, absent until it is known. */
  images: ThemeImages
  /** Images of an imported theme by the same prefixes, as `data:` addresses; they are offered for upload. */
  imported: ThemeImages
  /** Whether changes are disabled. */
  locked: boolean
  /** Returns the signed address for a file of an image. */
  sign: (image: BrandImage, file: File) => Promise<UploadAddress>
  /** Called with the image that got a new file. */
  onUploaded: (image: BrandImage) => void
}

/** The five images of a client, each with its upload (R1-157 to R1-161). */
export function ImageUploads({ images, imported, locked, sign, onUploaded }: ImageUploadsProps) {
  const messages = useMessages(themeMessages).images
  return (
    <Card title={messages.title} description={messages.description}>
      <ul role="list" className={styles.images}>
        {brandImages.map(({ name, prefix, background }) => (
          <li key={name} className={styles.image}>
            <div>
              <h3 className={styles.imageName}>{messages.names[name]}</h3>
              <p className={page.hint}>{messages.uses[name]}</p>
            </div>
            <div data-background={background} className={styles.paper}>
              {images[prefix] ? (
                // An image cannot run its content; the server sends it so that its own page cannot either.
                <img src={images[prefix]} alt={messages.names[name]} className={styles.picture} />
              ) : (
                images[prefix] === null && <span className={styles.noImage}>{messages.none}</span>
              )}
            </div>
            {!locked && (
              <ImageUpload
                label={messages.names[name]}
                imported={imported[prefix]}
                sign={(file) => sign(name, file)}
                onDone={() => onUploaded(name)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface ImageUploadProps {
  label: string
  imported: string | null | undefined
  sign: (file: File) => Promise<UploadAddress>
  onDone: () => void
}

/** The upload of one image, with progress and a retry after an error. */
function ImageUpload({ label, imported, sign, onDone }: ImageUploadProps) {
  const messages = useMessages(themeMessages).images
  const { items, add, cancel, retry } = useUploads({ sign, onDone, rules: imageRules })
  const item = items.at(-1)
  const sending = item?.state === 'sending' || item?.state === 'waiting'
  return (
    <FileDrop
      label={messages.choose(label)}
      accept={acceptedImages}
      maxSize={imageRules.maxBytes}
      disabled={sending}
      onFiles={add}
    >
      {item && sending && (
        <div className={styles.sending}>
          <Progress label={messages.sending(label)} value={item.progress * 100} />
          <Button size="small" variant="quiet" onClick={() => cancel(item.id)}>
            {messages.cancel}
          </Button>
        </div>
      )}
      {imported && !sending && item?.state !== 'failed' && (
        <div className={styles.sending}>
          <img src={imported} alt={messages.imported(label)} className={styles.picture} />
          <Button size="small" onClick={() => add([imageFile(imported)])}>
            {messages.uploadImported(label)}
          </Button>
        </div>
      )}
      {item?.state === 'failed' && (
        <Banner
          title={messages.failed}
          text={item.message}
          action={
            !item.isRejected && (
              <Button size="small" onClick={() => retry(item.id)}>
                {messages.retry}
              </Button>
            )
          }
        />
      )}
    </FileDrop>
  )
}

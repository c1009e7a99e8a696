import { removeIncidentImage, type IncidentImage } from '@ssp/api'
import { FailureModal, useMay, useMessages, type Action } from '@ssp/feature-kit'
import { Button, Dialog } from '@ssp/ui'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { incidentDetailMessages } from '../messages'
import * as styles from './detail.css'

/** Props of `Images`. */
export interface ImagesProps {
  images: readonly IncidentImage[]
  removal: Action<IncidentImage>
}

/** The images of a report; a click shows one, and each can be removed (R3-126, R3-127). */
export function Images({ images, removal }: ImagesProps) {
  const { images: text } = useMessages(incidentDetailMessages)
  const may = useMay()
  const titleId = useId()
  const [viewed, setViewed] = useState<number | null>(null)
  const shown = viewed === null ? undefined : images[viewed]
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.heading}>
        {text.title}
      </h3>
      {images.length === 0 ? (
        <p className={styles.muted}>{text.empty}</p>
      ) : (
        <ul role="list" className={styles.images}>
          {images.map((image, index) => (
            <li key={image.key} className={styles.image}>
              <button
                type="button"
                aria-label={text.view(index + 1)}
                className={styles.thumbnail}
                onClick={() => setViewed(index)}
              >
                <img src={image.url} alt="" loading="lazy" className={styles.picture} />
              </button>
              {may(removeIncidentImage) && (
                <Button
                  size="small"
                  variant="quiet"
                  iconStart={<Trash2 size={14} />}
                  aria-label={text.removeOf(index + 1)}
                  pending={removal.isPending(image)}
                  onClick={() => void removal.run(image)}
                >
                  {text.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Dialog
        size="lg"
        open={shown !== undefined}
        onOpenChange={(open) => !open && setViewed(null)}
        title={text.alt((viewed ?? 0) + 1)}
      >
        {shown && <img src={shown.url} alt={text.alt((viewed ?? 0) + 1)} className={styles.large} />}
      </Dialog>
      <FailureModal actions={[removal]} />
    </section>
  )
}

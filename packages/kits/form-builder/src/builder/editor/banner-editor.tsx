import { useFileAddress, useMessages } from '@ssp/feature-kit'
import { IconButton, Select } from '@ssp/ui'
import { ArrowUp, X } from 'lucide-react'
import * as fieldStyles from '../../fields/fields.css'
import { editorMessages } from '../../messages'
import { isSafeUrl, MAX_IMAGES, MAX_TEXT, type BannerImage, type FormField } from '../../model'
import * as styles from './editor.css'
import type { PartProps } from './part-props'
import { ImageUpload } from './image-upload'
import { LimitedText } from './limited-text'

/** The images of a banner, each with a description and a link. */
export function BannerEditor({ field, onChange }: PartProps) {
  const text = useMessages(editorMessages)
  const images = (field.images ?? []).toSorted((a, b) => a.position - b.position)
  const set = (next: readonly BannerImage[]) =>
    onChange({ ...field, images: next.map((image, position) => ({ ...image, position })) })
  return (
    <>
      <p className={fieldStyles.muted}>{text.bannerAdvice}</p>
      {images.map((image, index) => (
        <ImageFields
          key={image.url}
          image={image}
          place={index + 1}
          onChange={(next) => set(images.with(index, next))}
          onUp={() => set(images.toSpliced(index, 1).toSpliced(index - 1, 0, image))}
          onRemove={() => set(images.toSpliced(index, 1))}
        />
      ))}
      {images.length < MAX_IMAGES && <ImageUpload fieldId={field.id} apply={withImage} />}
    </>
  )
}

/** Returns the banner with one more image at its end. */
function withImage(field: FormField, url: string, file: File): FormField {
  const images = field.images ?? []
  const name = file.name.slice(0, MAX_TEXT)
  return { ...field, images: [...images, { name, url, link: '', linkType: 'external', position: images.length }] }
}

interface ImageFieldsProps {
  image: BannerImage
  /** From 1. */
  place: number
  onChange: (image: BannerImage) => void
  onUp: () => void
  onRemove: () => void
}

function ImageFields({ image, place, onChange, onUp, onRemove }: ImageFieldsProps) {
  const text = useMessages(editorMessages)
  const fileAddress = useFileAddress()
  const isLinkValid = image.link === '' || isSafeUrl(image.link)
  return (
    <fieldset className={styles.bannerImage}>
      <legend className={fieldStyles.legend}>{text.imageTitle(place)}</legend>
      <img src={fileAddress(image.url)} alt="" className={styles.thumbnail} />
      <LimitedText label={text.imageName} value={image.name} onChange={(name) => onChange({ ...image, name })} />
      <div className={styles.pair}>
        <LimitedText
          label={text.link}
          error={isLinkValid ? undefined : text.linkError}
          max={2000}
          value={image.link}
          onChange={(link) => onChange({ ...image, link })}
        />
        <Select
          label={text.linkType}
          options={Object.entries(text.linkTypes).map(([value, label]) => ({ value, label }))}
          value={image.linkType}
          onValueChange={(linkType) => onChange({ ...image, linkType: linkType as BannerImage['linkType'] })}
        />
      </div>
      <div className={styles.line}>
        <IconButton
          size="small"
          label={text.imageUp(place)}
          icon={<ArrowUp size={16} />}
          disabled={place === 1}
          onClick={onUp}
        />
        <IconButton size="small" label={text.removeImage(place)} icon={<X size={16} />} onClick={onRemove} />
      </div>
    </fieldset>
  )
}

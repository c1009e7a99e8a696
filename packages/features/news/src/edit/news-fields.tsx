import { BlockEditor, BlockView } from '@ssp/block-editor'
import { blockText, type Block } from '@ssp/block-editor/model'
import { FormNotes, formatDate, useMessages } from '@ssp/feature-kit'
import { Card, DatePicker, DescriptionList, TextField } from '@ssp/ui'
import type { ReactNode } from 'react'
import { newsFormMessages } from '../messages'
import { FeaturedImage } from '../shared/featured-image'
import type { useNewsImages } from '../shared/use-news-images'
import type { NewsForm } from './use-article-id'
import type { PendingImages } from './use-pending-images'
import * as styles from './news-fields.css'

/** Props of `NewsFields`. */
export interface NewsFieldsProps {
  form: NewsForm
  /** Upload the featured image and those of the body. */
  images: ReturnType<typeof useNewsImages>
  /** Called with the number of images that are being uploaded. */
  pending: PendingImages
  /** Label of the upload of the featured image. */
  imageLabel: string
  /** Whether the article needs a featured image. Default false. */
  imageRequired?: boolean
  /** Whether the article is read-only, as text. Default false. */
  readOnly?: boolean
  /** Fields above the title. */
  first?: ReactNode
  /** The checkboxes, or their values as text. */
  options: ReactNode
  /** Formats a conflicting value. */
  valueText?: (field: string, value: unknown) => string
}

/** Title, expiry date and body beside the featured image and the checkboxes. */
export function NewsFields(props: NewsFieldsProps) {
  const {
    form,
    images,
    pending,
    imageLabel,
    imageRequired = false,
    readOnly = false,
    first,
    options,
    valueText,
  } = props
  const messages = useMessages(newsFormMessages)
  const body = form.field('body_json')
  const img = form.field('img')
  const labels = { title: messages.title, expiry_date: messages.expiry, body_json: messages.body, img: messages.image }
  return (
    <>
      <FormNotes
        form={form}
        labels={labels}
        entryText={(_field, entry) => blockText(entry as Block)}
        {...(valueText && { valueText })}
      />
      <div className={styles.columns}>
        <Card title={messages.article}>
          {readOnly ? (
            <DescriptionList
              items={[
                { label: messages.title, value: form.values.title },
                { label: messages.expiry, value: formatDate(form.values.expiry_date) },
                { label: messages.body, value: <BlockView blocks={body.value} /> },
              ]}
            />
          ) : (
            <div className={styles.fields}>
              {first}
              <div className={styles.pair}>
                <TextField
                  required
                  label={messages.title}
                  maxLength={200}
                  autoComplete="off"
                  {...form.field('title')}
                />
                <DatePicker label={messages.expiry} help={messages.expiryHelp} {...form.field('expiry_date')} />
              </div>
              <BlockEditor
                required
                label={messages.body}
                blocks={body.value}
                onBlocksChange={body.onValueChange}
                uploadImage={images.inBody}
                onPendingImagesChange={pending.setInBody}
                error={body.error}
              />
            </div>
          )}
        </Card>
        <div className={styles.aside}>
          <Card title={messages.image}>
            <FeaturedImage
              src={img.value}
              label={imageLabel}
              required={imageRequired}
              readOnly={readOnly}
              locked={form.values.title.trim() === ''}
              error={img.error}
              upload={images.featured}
              onChange={img.onValueChange}
              onSending={pending.setFeatured}
            />
          </Card>
          <Card title={messages.publishing}>
            <div className={styles.options}>{options}</div>
          </Card>
        </div>
      </div>
    </>
  )
}

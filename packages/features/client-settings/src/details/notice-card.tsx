import { RichText, RichTextField } from '@ssp/block-editor'
import { dateField, formatDateTime, useMessages } from '@ssp/feature-kit'
import { Banner, Card, DatePicker, DescriptionList, RadioGroup, TextField } from '@ssp/ui'
import { lightFormat } from 'date-fns'
import { useState } from 'react'
import { isShownAt } from '../model/settings'
import * as styles from './client-details.css'
import { detailsMessages } from './messages'
import type { CardProps } from './settings-cards'

/** The notice of the login page, with a preview for any time. */
export function NoticeCard({ form, locked }: CardProps) {
  const messages = useMessages(detailsMessages)
  const { fields, notice } = messages
  const [at, setAt] = useState(() => lightFormat(new Date(), "yyyy-MM-dd'T'HH:mm"))
  const { values } = form
  const { notice_start: start, notice_end: end } = values
  const isReversed = start !== '' && end !== '' && end < start
  const title = values.notice_title.trim()
  const { value: html, onValueChange, error } = form.field('notice_message')
  return (
    <Card title={notice.title} description={notice.description}>
      <div className={styles.fields}>
        {locked ? (
          <DescriptionList
            columns={2}
            items={[
              {
                label: fields.show_notice_message,
                value: values.show_notice_message === '1' ? messages.yes : messages.no,
                wide: true,
              },
              { label: fields.notice_title, value: values.notice_title, wide: true },
              { label: fields.notice_message, value: html && <RichText html={html} />, wide: true },
              { label: fields.notice_start, value: formatDateTime(start) },
              { label: fields.notice_end, value: formatDateTime(end) },
            ]}
          />
        ) : (
          <>
            <RadioGroup
              required
              label={fields.show_notice_message}
              options={[
                { value: '1', label: messages.yes },
                { value: '0', label: messages.no },
              ]}
              {...form.field('show_notice_message')}
            />
            <TextField required label={fields.notice_title} maxLength={200} {...form.field('notice_title')} />
            <RichTextField
              required
              label={fields.notice_message}
              value={html}
              onValueChange={onValueChange}
              error={error}
            />
            <div className={styles.pair}>
              <DatePicker granularity="second" label={fields.notice_start} {...dateField(form.field('notice_start'))} />
              <DatePicker
                granularity="second"
                label={fields.notice_end}
                help={isReversed && notice.order}
                {...dateField(form.field('notice_end'))}
              />
            </div>
          </>
        )}
        <section aria-label={notice.preview} className={styles.preview}>
          <DatePicker
            granularity="minute"
            label={notice.previewAt}
            {...dateField({ value: at, onValueChange: setAt })}
          />
          {isShownAt(values, at) ? (
            <Banner kind="info" title={title || undefined} text={<RichText html={html} />} />
          ) : (
            <p className={styles.hint}>{notice.hidden}</p>
          )}
        </section>
      </div>
    </Card>
  )
}

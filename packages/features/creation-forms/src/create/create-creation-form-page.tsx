import { createCreationForm } from '@ssp/api'
import { FormElement, FormNotes, useClient, useHref, useMessages, useNavigate, kitMessages } from '@ssp/feature-kit'
import { Button, ButtonLink, PageHeader } from '@ssp/ui'
import * as styles from '../form/form.css'
import { bodyOf, EMPTY } from '../form/form-draft'
import { FormFields } from '../form/form-fields'
import { useCreationForm } from '../form/use-creation-form'
import { createCreationFormMessages, creationFormMessages } from '../messages'

/** `/platform/creation-form/create`: creates a request to set up a portal (R4-279). */
export function CreateCreationFormPage() {
  const messages = useMessages(createCreationFormMessages)
  const reasons = useMessages(kitMessages).unavailable
  const { list, platform, fields } = useMessages(creationFormMessages)
  const { platform_id: platformId } = useClient()
  const href = useHref()
  const navigate = useNavigate()
  const { form, upload } = useCreationForm({
    name: 'creation-forms.create',
    values: EMPTY,
    send: (draft, { api }) => createCreationForm(api, { platformId, ...bodyOf(draft) }),
    done: messages.created,
    leave: ({ id }) => navigate(`/platform/creation-form/${id}`, { replace: true }),
  })
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        facts={messages.intro}
        breadcrumbs={[
          { label: platform, href: href('/platform/manage') },
          { label: list, href: href('/platform/creation-form') },
        ]}
      />
      <FormElement form={form} className={styles.sections}>
        <FormFields form={form} upload={upload} />
        <div className={styles.wide}>
          <FormNotes form={form} labels={fields} />
        </div>
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            pending={form.isSending}
            unavailable={upload.isSending ? reasons.uploading : null}
          >
            {messages.submit}
          </Button>
          <ButtonLink href={href('/platform/creation-form')}>{messages.cancel}</ButtonLink>
        </div>
      </FormElement>
    </div>
  )
}

import type { CreationForm } from '@ssp/api'
import { useClient, useMessages } from '@ssp/feature-kit'
import { Card, CheckboxGroup, ColourField, EmailField, Select, TextField } from '@ssp/ui'
import { creationFormFieldMessages, creationFormMessages } from '../messages'
import { AssetsField } from './assets-field'
import * as styles from './form.css'
import { COMPANY_DOCUMENTS, offered, REQUIRED_DOCUMENTS, type FormDraft } from './form-draft'
import type { CreationFormState } from './use-creation-form'

/** Props of `FormFields`. */
export interface FormFieldsProps extends CreationFormState {
  /** The form to change. Default: a new one. */
  stored?: CreationForm
}

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** The fields of a form in the sections of the specification (R4-289 to R4-304). */
export function FormFields({ form, upload, stored }: FormFieldsProps) {
  const shared = useMessages(creationFormMessages)
  const messages = useMessages(creationFormFieldMessages)
  const { platformDomain } = useClient()
  const { fields: labels } = shared
  const url = form.field('url')
  const loginType = form.field('login_type')
  return (
    <>
      <Card title={shared.portal}>
        <div className={styles.fields}>
          <TextField
            required
            label={labels.client_name}
            maxLength={200}
            autoComplete="off"
            {...form.field('client_name')}
          />
          <TextField
            required
            label={labels.url}
            help={messages.urlHelp}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            end={<span className={styles.suffix}>{`.${platformDomain}`}</span>}
            {...url}
            onValueChange={(typed) => url.onValueChange(typed.toLowerCase())}
          />
        </div>
      </Card>
      <Card title={shared.contact}>
        <div className={styles.fields}>
          <TextField
            required
            label={labels.contact_name}
            maxLength={200}
            autoComplete="off"
            {...form.field('contact_name')}
          />
          <EmailField
            required
            label={labels.contact_email}
            maxLength={254}
            autoComplete="off"
            {...form.field('contact_email')}
          />
        </div>
      </Card>
      <Card title={shared.customisation} className={styles.wide}>
        <div className={styles.halves}>
          <div className={styles.fields}>
            <Select
              label={labels.login_type}
              help={messages.loginTypeHelp}
              options={shared.loginTypes.map((label, value) => ({ value: `${value}`, label }))}
              {...loginType}
              onValueChange={(value) => loginType.onValueChange(value as FormDraft['login_type'])}
            />
            <div className={styles.pair}>
              <ColourField label={labels.primary} {...form.field('primary')} />
              <ColourField label={labels.secondary} {...form.field('secondary')} />
            </div>
          </div>
          <AssetsField {...form.field('assets')} upload={upload} stored={stored?.assets ?? []} />
        </div>
      </Card>
      <Card title={shared.requiredDocuments}>
        <CheckboxGroup
          hideLabel
          label={shared.requiredDocuments}
          help={messages.requiredHelp}
          options={options(offered(REQUIRED_DOCUMENTS, stored?.required_documents))}
          {...form.field('required')}
        />
      </Card>
      <Card title={shared.companyDocuments}>
        <CheckboxGroup
          hideLabel
          label={shared.companyDocuments}
          help={messages.optional}
          options={options(offered(COMPANY_DOCUMENTS, stored?.client_documents))}
          {...form.field('company')}
        />
      </Card>
    </>
  )
}

import type { ClientSettings, Versioned } from '@ssp/api'
import { inlineText } from '@ssp/block-editor/model'
import {
  FormElement,
  FormNotes,
  formatDateTime,
  useBack,
  useCan,
  useLeaveGuard,
  useMessages,
  type QueryLike,
  kitMessages,
} from '@ssp/feature-kit'
import { Button, PageHeader, useConfirm } from '@ssp/ui'
import { Lock, LockOpen } from 'lucide-react'
import { useId, useState } from 'react'
import * as styles from './client-details.css'
import { DaysCard } from './days-card'
import { GeneralCard } from './general-card'
import { detailsMessages } from './messages'
import { NoticeCard } from './notice-card'
import { RuleCards, SignInCards } from './settings-cards'
import { useSettingsForm } from './use-settings-form'

/** Props of `ClientDetails`. */
export interface ClientDetailsProps {
  /** The settings with their ETag; newer ones may arrive while these are edited. */
  settings: Versioned<ClientSettings>
  /** The query of the app's pin. */
  pin: QueryLike<string | null>
}

// '1' or '0' in the form.
const SWITCHES = new Set(['login_timeout', 'show_notice_message', 'manager_share_only', 'strict_rights'])

/** The settings in cards; locked until Unlock, and again after a save (spec 3 section 4). */
export function ClientDetails({ settings, pin }: ClientDetailsProps) {
  const messages = useMessages(detailsMessages)
  const reasons = useMessages(kitMessages).unavailable
  const confirm = useConfirm()
  const back = useBack()
  const formId = useId()
  const may = useCan()('CLIENT_UPDATE')
  const [unlocked, setUnlocked] = useState(false)
  const open = may && unlocked
  const form = useSettingsForm(settings, {
    onContinue: () => setUnlocked(true),
    onSaved: () => setUnlocked(false),
  })
  useLeaveGuard(open && form.isDirty, messages.discard)

  const valueText = (field: string, value: unknown) => {
    const text = String(value)
    if (field === 'notice_message') return inlineText(text.replace(/<\/(?:p|li)>/g, ' ')).trim()
    if (field === 'notice_start' || field === 'notice_end') return formatDateTime(text)
    if (SWITCHES.has(field)) return text === '1' ? messages.yes : messages.no
    return text
  }
  const toggle = async () => {
    if (open && form.isDirty) {
      if (!(await confirm({ ...messages.discard, destructive: true }))) return
      form.discard()
    }
    setUnlocked(!open)
  }
  const Icon = open ? Lock : LockOpen
  const hint = open ? messages.unlocked : messages.locked
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        facts={may ? hint : messages.readOnly}
        onBack={back}
        backLabel={messages.back}
        secondary={
          may && {
            id: 'lock',
            label: open ? messages.lock : messages.unlock,
            icon: <Icon size={16} />,
            onAction: () => void toggle(),
          }
        }
        action={
          may &&
          open && (
            <Button
              type="submit"
              variant="primary"
              form={formId}
              pending={form.isSending}
              unavailable={form.isDirty ? null : reasons.unchanged}
            >
              {messages.save}
            </Button>
          )
        }
      />
      <FormElement id={formId} form={form} className={styles.page}>
        <FormNotes form={form} labels={messages.fields} valueText={valueText} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <SignInCards form={form} locked={!open} />
            <NoticeCard form={form} locked={!open} />
          </div>
          <div className={styles.column}>
            <GeneralCard settings={settings.record} pin={pin} />
            <RuleCards form={form} locked={!open} />
            <DaysCard form={form} locked={!open} saved={settings.record.time_zone} />
          </div>
        </div>
      </FormElement>
    </div>
  )
}

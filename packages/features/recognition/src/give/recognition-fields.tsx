import { QueryFailed, useMessages, type BoundField } from '@ssp/feature-kit'
import { Banner, Checkbox, Select, Skeleton, TextArea, type Option } from '@ssp/ui'
import { BadgeChoice } from '../badge/badge-choice'
import { giveMessages } from '../messages'
import type { useSetup } from './use-setup'

/** Props of `RecognitionFields`. */
export interface RecognitionFieldsProps {
  /** The options. */
  setup: ReturnType<typeof useSetup>
  type: BoundField<string>
  badge: BoundField<string>
  message: BoundField<string>
  approved: BoundField<boolean>
  /** Title of the recognition's type, if it was removed. */
  removedType?: string | null
}

/** Type, badge, message and approval, for both giving and editing. */
export function RecognitionFields({
  setup: { types, badges },
  type,
  badge,
  message,
  approved,
  removedType,
}: RecognitionFieldsProps) {
  const messages = useMessages(giveMessages)
  const failed = [types, badges].find((query) => query.error !== null && query.data === undefined)
  if (failed) return <QueryFailed query={failed} title={messages.setupFailed} />
  if (!types.data || !badges.data) return <Skeleton width="100%" />
  const options: Option[] = types.data.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <>
      {(types.data.length === 0 || badges.data.length === 0) && (
        <Banner kind="warning" text={messages.nothingToChoose} />
      )}
      <Select
        required
        label={messages.type}
        options={options}
        placeholder={removedType ? messages.removedType(removedType) : messages.chooseType}
        {...type}
      />
      <BadgeChoice
        label={messages.badge}
        badges={badges.data}
        value={badge.value}
        onValueChange={badge.onValueChange}
      />
      <TextArea label={messages.message} rows={4} maxLength={2000} {...message} />
      <Checkbox
        label={messages.approved}
        name={approved.name}
        checked={approved.value}
        onCheckedChange={approved.onValueChange}
      />
    </>
  )
}

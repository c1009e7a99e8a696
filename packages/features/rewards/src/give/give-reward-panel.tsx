import { unfinishedGiftsQuery } from '@ssp/api'
import { FormPanel, useApi, useMessages, type PanelProps } from '@ssp/feature-kit'
import { Banner, NumberField, TextArea } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { giveMessages } from '../messages'
import { EmployeeChoice } from './employee-choice'
import * as styles from './give-reward-panel.css'
import { useGiveReward } from './use-give-reward'

/**
 * The side panel 'Give Reward': the employee first, then amount and message (R3-194 to R3-200). Remount it for each
 * opening.
 */
export function GiveRewardPanel({ open, onClose }: PanelProps) {
  const messages = useMessages(giveMessages)
  const { form, recipient, choose, isBought, alert } = useGiveReward(onClose)
  const { data: unfinished } = useQuery(unfinishedGiftsQuery(useApi()))
  const standing = recipient && !isBought && unfinished?.find((gift) => gift.employee_id === recipient.id)
  const notes =
    isBought && !form.isSending ? (
      <Banner kind="warning" text={messages.bought} />
    ) : (
      alert !== null && <Banner kind="error" text={alert} />
    )
  return (
    <FormPanel
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title}
      submitLabel={messages.submit}
      notes={notes}
    >
      <p className={styles.note}>{messages.tax}</p>
      <EmployeeChoice field={form.field('employeeId')} onChoose={choose} isBought={isBought} />
      {recipient !== null && (
        <>
          {standing && !form.isSending && <Banner kind="warning" text={messages.standing(standing.card_amount)} />}
          <NumberField
            required
            autoFocus
            label={messages.amount}
            help={messages.amountHelp}
            min={1}
            step={1}
            disabled={isBought}
            {...form.field('amount')}
          />
          <TextArea
            label={messages.message}
            help={messages.messageHelp}
            rows={4}
            maxLength={500}
            disabled={isBought}
            {...form.field('message')}
          />
        </>
      )}
    </FormPanel>
  )
}

import { areaKey, createReward, requestGiftCard, rewardBalanceQuery, ApiError, type Employee } from '@ssp/api'
import { useApi, useMessages, useRecordForm } from '@ssp/feature-kit'
import { useConfirm } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { giveMessages } from '../messages'
import { createGiftKeys } from './gift-key'

// The amount appears once an employee is chosen.
const schema = z
  .object({
    employeeId: z.string().check(z.minLength(1, 'required')),
    amount: z.nullable(z.number()),
    message: z.string().check(z.maxLength(500)),
  })
  .check(
    z.refine(({ employeeId, amount }) => employeeId === '' || isAmount(amount), { path: ['amount'], error: 'amount' }),
  )
const isAmount = (amount: number | null) => amount !== null && Number.isSafeInteger(amount) && amount >= 1

const empty = { employeeId: '', amount: null as number | null, message: '' }

/** The receiver as returned by the picker. */
export type Recipient = Pick<Employee, 'id' | 'identifier' | 'forename' | 'surname' | 'email'>

/**
 * The form of a gift, in the order of the specification: confirmation, funds check with a fresh balance, card, record
 * (R3-368 to R3-372). A bought card is kept, so that only the recording is retried (3-decisions 44).
 */
export function useGiveReward(onDone: () => void) {
  const text = useMessages(giveMessages)
  const api = useApi()
  const cache = useQueryClient()
  const confirm = useConfirm()
  const [recipient, setRecipient] = useState<Recipient | null>(null)
  const [keys] = useState(createGiftKeys)
  const [card, setCard] = useState<string | null>(null)
  const [alert, setAlert] = useState<string | null>(null)

  /** The code, or null if the reason is on screen. */
  const buy = async (order: { employeeId: string; amount: number }, message: string): Promise<string | null> => {
    const balance = await cache.fetchQuery({ ...rewardBalanceQuery(api), staleTime: 0 })
    if (order.amount > balance) {
      setAlert(text.notEnough)
      return null
    }
    const giftKey = keys.keyOf(order)
    const { body, gift } = await requestGiftCard(api, {
      giftKey,
      employeeId: order.employeeId,
      cardAmount: order.amount,
      message,
    })
    if (body.successFlag) return body.response.gcClaimCode
    if (gift?.status !== 'reserved') keys.forget(order)
    setAlert(text.serviceFailed)
    return null
  }

  const form = useRecordForm({
    name: 'rewards.give',
    schema,
    values: empty,
    errors: text.errors,
    // The record of the chosen employee is not persisted, and the id alone is not enough.
    secrets: ['employeeId'],
    invalidates: createReward.changes,
    onDone,
    send: async ({ employeeId, amount, message }) => {
      setAlert(null)
      if (amount === null) throw new Error('The schema lets no gift without an amount pass')
      const order = { employeeId, amount }
      try {
        const code = card ?? (await buy(order, message))
        if (code === null) throw new NotGiven()
        setCard(code)
        return await createReward(api, {
          giftKey: keys.keyOf(order),
          card_code: code,
          email: recipient?.email ?? '',
          employee_id: employeeId,
          card_amount: amount,
          message,
        })
      } catch (error) {
        const short = error instanceof ApiError ? error.fields['cardAmount'] : undefined
        if (short) setAlert(short)
        // The reserved money and the unfinished gifts have changed.
        void cache.invalidateQueries({ queryKey: areaKey(api, 'rewards') })
        throw error
      }
    },
    created: ({ id }) => ({ id }),
  })

  const submit = async (): Promise<boolean> => {
    const { amount } = form.values
    if (form.isSending) return false
    if (!form.isValid || amount === null || !recipient) return form.submit()
    const title = text.confirm(amount, recipient.forename ?? '', recipient.surname ?? '')
    // A bought card has been confirmed before.
    if (card === null && !(await confirm({ title, confirmLabel: text.confirmLabel }))) return false
    return form.submit()
  }

  return {
    // The server keeps a gift whose card was bought, with its message: closing loses nothing.
    form: { ...form, submit, isDirty: form.isDirty && card === null },
    recipient,
    choose: (next: Recipient | null) => {
      setRecipient(next)
      setAlert(null)
      form.change({ employeeId: next?.id ?? '' })
    },
    /** Whether the card was bought and only the record is missing. */
    isBought: card !== null,
    alert,
  }
}

/** Ends a save whose reason is already on screen. */
class NotGiven extends Error {}

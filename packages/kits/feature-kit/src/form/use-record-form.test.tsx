// @vitest-environment jsdom
import { fakeClient, fakeUser } from '@ssp/api/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { SspProvider } from '../provider/ssp-provider'
import { createFakeApi } from '../testing'
import { FormNotes } from './form-notes'
import { useHasDraft } from './use-persisted-draft'
import { useRecordForm } from './use-record-form'

const api = createFakeApi()
const client = fakeClient()
const schema = z.object({ hide: z.boolean(), label: z.string() })
type Settings = z.infer<typeof schema>
const UNREAD: Settings = { hide: false, label: '' }
const send = vi.fn<(values: Settings, ifMatch: string | undefined) => Promise<void>>(async () => {})

beforeEach(() => {
  sessionStorage.clear()
  send.mockClear()
})

function SettingsForm({ values, version }: { values: Settings; version?: string }) {
  const form = useRecordForm({
    name: 'test.settings',
    schema,
    values,
    version,
    send: (output, { ifMatch }) => send(output, ifMatch),
  })
  return (
    <button type="button" onClick={() => void form.submit()}>
      Save {form.conflicts.map(({ field }) => field).join(' ')}
    </button>
  )
}

/** Opens a form with persisted entries before its record has loaded, loads the record, saves, and returns the request and the conflicts. */
async function saveRestored(entries: Partial<Settings> & { $before: Partial<Settings> }, record: Settings) {
  sessionStorage.setItem(`ssp.draft:${client.id}:${fakeUser().id}:test.settings`, JSON.stringify(entries))
  const page = (values: Settings, version?: string) => (
    <SspProvider api={api} client={client} appearance={null}>
      <SettingsForm values={values} {...(version !== undefined && { version })} />
    </SspProvider>
  )
  const { rerender } = render(page(UNREAD))
  rerender(page(record, '"2"'))
  const button = screen.getByRole('button')
  const conflicts = button.textContent
  await act(async () => button.click())
  return { sent: send.mock.lastCall, conflicts }
}

test('entries that are restored before the record was read are still there when it comes', async () => {
  const { sent, conflicts } = await saveRestored({ hide: false, $before: { hide: true } }, { hide: true, label: 'Ann' })
  expect(sent).toEqual([{ hide: false, label: 'Ann' }, '"2"'])
  expect(conflicts).toBe('Save ')
})

test('they do not replace what somebody else saved: the first save names a version that no record has', async () => {
  const { sent, conflicts } = await saveRestored(
    { label: 'Anna', $before: { label: 'Ann' } },
    { hide: true, label: 'Annie' },
  )
  expect(sent).toEqual([{ hide: true, label: 'Anna' }, '"unread"'])
  expect(conflicts).toBe('Save label')
})

/** A form that offers persisted entries, beside a page that asks whether there are any; both over the same record. */
function OfferingForm({ record }: { record: Settings }) {
  const hasDraft = useHasDraft('test.settings', record)
  const form = useRecordForm({
    name: 'test.settings',
    schema,
    values: record,
    version: '"2"',
    onContinue: () => {},
    send: (output) => send(output, undefined),
  })
  return (
    <output>
      {hasDraft ? 'offered' : 'nothing'} {form.values.label}
    </output>
  )
}
const show = (entries: object, page: ReactElement) => {
  sessionStorage.setItem(`ssp.draft:${client.id}:${fakeUser().id}:test.settings`, JSON.stringify(entries))
  render(
    <SspProvider api={api} client={client} appearance={null}>
      {page}
    </SspProvider>,
  )
}

test('entries that the record has by now are offered neither by the form nor by its page, others by both', async () => {
  const [entries, page] = [{ label: 'Anna', $before: { label: 'Ann' } }, screen]
  show(entries, <OfferingForm record={{ hide: false, label: 'Anna' }} />)
  expect(page.getByText('nothing Anna')).toBeTruthy()
  expect(page.queryByRole('alertdialog')).toBeNull()
  cleanup()
  show(entries, <OfferingForm record={{ hide: false, label: 'Ann' }} />)
  expect(page.getByText('offered Ann')).toBeTruthy()
  expect(await page.findByRole('alertdialog', { name: 'Continue?' })).toBeTruthy()
})

test('a form says that it begins with entries that were left, and drops them; the ones that the record has are none', async () => {
  function Form({ record }: { record: Settings }) {
    const form = useRecordForm({
      name: 'test.settings',
      schema,
      values: record,
      version: '"2"',
      send: (all) => send(all, ''),
    })
    return (
      <>
        <FormNotes form={form} />
        <span data-testid="label">{form.values.label}</span>
      </>
    )
  }
  const entries = { label: 'Anna', $before: { label: 'Ann' } }
  show(entries, <Form record={{ hide: false, label: 'Anna' }} />)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show(entries, <Form record={{ hide: false, label: 'Ann' }} />)
  expect(screen.getByTestId('label').textContent).toBe('Anna')
  await act(async () => screen.getByRole('button', { name: 'Discard changes' }).click())
  expect(screen.getByTestId('label').textContent).toBe('Ann')
  expect(screen.queryByRole('button')).toBeNull()
})

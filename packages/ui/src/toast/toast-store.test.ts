// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { createToastStore, inboxEntries } from './toast-store'

describe('createToastStore', () => {
  it('keeps entries newest first, unread', () => {
    const store = createToastStore()
    store.show({ title: 'First' })
    store.show({ title: 'Second', kind: 'error' })
    expect(store.entries()).toMatchObject([
      { title: 'Second', kind: 'error', read: false },
      { title: 'First', kind: 'success', read: false },
    ])
  })

  it('keeps 50 at most', () => {
    const store = createToastStore()
    for (let index = 0; index < 60; index++) store.show({ title: `${index}` })
    expect(store.entries()).toHaveLength(50)
    expect(store.entries()[0]?.title).toBe('59')
  })

  it('marks read, clears, and notifies its listeners each time', () => {
    const store = createToastStore()
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    store.show({ title: 'One' })
    store.markRead()
    expect(store.entries()).toMatchObject([{ read: true }])
    store.clear()
    expect(store.entries()).toEqual([])
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    store.show({ title: 'Two' })
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('does not notify when nothing is unread', () => {
    const store = createToastStore()
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    store.markRead()
    expect(listener).not.toHaveBeenCalled()
  })

  it('keeps what needs attention in the inbox, without actions that expire', () => {
    const store = createToastStore()
    store.show({ title: 'Copied!' })
    store.show({ title: 'Removed', action: { label: 'Undo', onAction: () => {} } })
    store.show({ title: 'Imported', action: { label: 'Show', href: '/import' } })
    store.show({ title: 'Failed', kind: 'error', action: { label: 'Retry', onAction: () => {} } })
    expect(inboxEntries(store.entries())).toMatchObject([
      { title: 'Failed', action: undefined },
      { title: 'Imported', action: { href: '/import' } },
    ])
  })

  it('keeps the inbox over a reload, until it is cleared', () => {
    const store = createToastStore({ key: 'inbox', storage: sessionStorage })
    store.show({ title: 'Copied!' })
    store.show({ title: 'Failed', kind: 'error' })
    const reloaded = createToastStore({ key: 'inbox', storage: sessionStorage })
    expect(reloaded.entries()).toMatchObject([{ title: 'Failed', restored: true, read: false }])
    const id = reloaded.show({ title: 'Failed again', kind: 'error' })
    expect(new Set(reloaded.entries().map((entry) => entry.id)).size).toBe(2)
    expect(id).toBe(reloaded.entries()[0]?.id)
    reloaded.clear()
    expect(createToastStore({ key: 'inbox', storage: sessionStorage }).entries()).toEqual([])
  })

  it('shares nothing with another store', () => {
    const [one, other] = [createToastStore(), createToastStore()]
    one.show({ title: 'Mine' })
    expect(other.entries()).toEqual([])
  })
})

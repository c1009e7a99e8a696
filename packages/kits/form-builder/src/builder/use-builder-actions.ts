import { useMessages } from '@ssp/feature-kit'
import { useConfirm } from '@ssp/ui'
import { useMemo } from 'react'
import { typeName, useCustomFields } from '../fields/field-types'
import { builderMessages, fieldMessages } from '../messages'
import {
  brokenByMove,
  changeType,
  dependentsOf,
  fieldName,
  MAX_FIELDS,
  newField,
  newFieldId,
  type FieldType,
  type FormField,
} from '../model'
import type { CountAnswers } from './builder-context'
import { fieldsOf, type BuilderStore } from './builder-store'
import type { BuilderActions } from './builder-actions'

const names = (fields: readonly FormField[]) =>
  fields.map((field) => field.label?.trim() || fieldName(field)).join(', ')

/** The actions of a builder; stable. */
export function useBuilderActions(
  store: BuilderStore,
  text: (typeof builderMessages)['messages'],
  countAnswers: CountAnswers,
): BuilderActions {
  const confirm = useConfirm()
  const own = useCustomFields()
  const { types } = useMessages(fieldMessages)
  return useMemo(() => {
    const { announce: say } = text
    const count = () => store.get().ids.length
    const placeOf = (id: number) => store.get().ids.indexOf(id) + 1
    const nameOf = (id: number) => {
      const field = store.get().editing.get(id) ?? store.field(id)
      return field ? fieldName(field) : ''
    }
    const nameOfType = (type: FieldType) => typeName(type, types, own)
    const move = async (id: number, to: number) => {
      const broken = brokenByMove(store.get().draft.fields, id, to)
      const isConfirmed =
        broken.length === 0 ||
        (await confirm({
          title: text.moveTitle(nameOf(id)),
          loses: text.moveText(names(broken)),
          confirmLabel: text.moveLabel,
        }))
      const before = store.get().ids
      if (isConfirmed) store.move(id, to)
      const isMoved = store.get().ids !== before
      if (isMoved) store.announce(say.moved(nameOf(id), placeOf(id), count()))
      return isMoved
    }
    return {
      add: (type, index) => {
        if (count() >= MAX_FIELDS) return store.announce(text.full)
        const custom = own.get(type)
        const field = {
          ...newField(type, newFieldId(store.get().draft.fields)),
          ...(custom && { name: custom.label, ...custom.defaults }),
        }
        store.add(field, index)
        store.announce(say.added(fieldName(field), placeOf(field.id), count()))
      },
      move,
      step: (id, by) => move(id, placeOf(id) - 1 + by),
      remove: async (id) => {
        const dependents = dependentsOf(store.get().draft.fields, id)
        const name = nameOf(id)
        const answers = countAnswers(id)
        const loses = [
          answers > 0 && text.answered(answers),
          dependents.length > 0 && text.dependents(names(dependents)),
        ]
        const isConfirmed = await confirm({
          title: text.removeTitle(name),
          loses: loses.filter(Boolean).join(' ') || undefined,
          confirmLabel: text.removeLabel,
          destructive: true,
        })
        if (!isConfirmed) return
        store.remove(id)
        store.announce(say.removed(name))
      },
      mayRemoveOption: async (id, { code, label }) => {
        const answers = countAnswers(id, code || label)
        if (answers === 0) return true
        return confirm({
          title: text.removeTitle(label),
          loses: text.chosen(answers),
          confirmLabel: text.removeLabel,
          destructive: true,
        })
      },
      askRename: (id, { code, label }) => {
        const answers = countAnswers(id, code || label)
        if (answers === 0) return null
        const { renameTitle, renames, renameLabel } = text
        return () => confirm({ title: renameTitle(label), loses: renames(answers), confirmLabel: renameLabel })
      },
      changeType: async (id, type) => {
        const field = store.get().editing.get(id) ?? store.field(id)
        if (!field) return
        const { lost, broken } = changeType(fieldsOf(store.get()), field, type)
        const answers = countAnswers(id)
        const loses = [
          lost.length > 0 && text.partsLost(lost.map((part) => text.parts[part])),
          broken.length > 0 && text.dependents(names(broken)),
          answers > 0 && text.answeredBefore(answers, nameOfType(field.type)),
        ].filter(Boolean)
        const isConfirmed =
          loses.length === 0 ||
          (await confirm({
            title: text.typeTitle(fieldName(field), nameOfType(type)),
            loses: loses.join(' '),
            confirmLabel: text.typeLabel,
          }))
        if (!isConfirmed) return
        store.changeType(id, type)
        store.announce(say.typeChanged(fieldName(field), nameOfType(type)))
      },
      duplicate: (id) => {
        if (count() >= MAX_FIELDS) return store.announce(text.full)
        store.duplicate(id)
        store.announce(say.duplicated(nameOf(id), placeOf(id) + 1))
      },
      save: (id) => {
        const name = nameOf(id)
        if (store.save(id)) store.announce(say.saved(name))
      },
      discard: (id) => {
        const name = nameOf(id)
        store.discard(id)
        store.announce(say.discarded(name))
      },
      undo: (focusId, within) => {
        store.undo(focusId, within)
        store.announce(say.undone)
      },
      redo: (focusId, within) => {
        store.redo(focusId, within)
        store.announce(say.redone)
      },
    }
  }, [store, text, types, confirm, own, countAnswers])
}

/** The texts of the builder, with the overrides of the embedding application. */
export function useBuilderMessages(overrides: Partial<(typeof builderMessages)['messages']> | undefined) {
  const messages = useMessages(builderMessages)
  return useMemo(() => ({ ...messages, ...overrides }), [messages, overrides])
}

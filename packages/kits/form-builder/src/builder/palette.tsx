import { useMessages } from '@ssp/feature-kit'
import { Menu } from '@ssp/ui'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { FieldIcon, typeName, useCustomFields } from '../fields/field-types'
import { fieldMessages } from '../messages'
import { isInput, type FieldType } from '../model'
import { useBuilder } from './builder-context'
import * as styles from './builder.css'
import { useDragHandle } from './drag-and-drop'
import { useBuilderText } from './text-context'

/** The controls for building a form, beside the canvas (spec 2 section 3). */
export function Palette() {
  const text = useBuilderText()
  const { types } = useBuilder()
  const headingId = useId()
  return (
    <aside aria-labelledby={headingId} className={`ssp-FormBuilder__palette ${styles.palette}`}>
      <h3 id={headingId} className={styles.paletteTitle}>
        {text.palette}
      </h3>
      <p className={styles.paletteHelp}>{text.paletteHelp}</p>
      <PaletteGroup title={text.groups.input} types={types.filter((type) => isInput({ type }))} />
      <PaletteGroup title={text.groups.design} types={types.filter((type) => !isInput({ type }))} />
    </aside>
  )
}

function PaletteGroup({ title, types }: { title: string; types: readonly FieldType[] }) {
  return (
    <>
      <h4 className={styles.paletteGroup}>{title}</h4>
      <ul role="list" className={styles.paletteList}>
        {types.map((type) => (
          <PaletteControl key={type} type={type} />
        ))}
      </ul>
    </>
  )
}

/** Click or Enter adds at the end; dragging or Space starts a drag. */
function PaletteControl({ type }: { type: FieldType }) {
  const { actions, store } = useBuilder()
  const name = typeName(type, useMessages(fieldMessages).types, useCustomFields())
  const { handle, binding } = useDragHandle({ type, name })
  return (
    <li>
      <button
        type="button"
        className={styles.paletteControl}
        {...handle}
        onClick={() => store.get().drop === null && actions.add(type)}
        // Firefox clicks a button when Space is released after starting a drag.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <span aria-hidden className={styles.paletteIcon}>
          <FieldIcon type={type} />
        </span>
        {name}
      </button>
      {binding}
    </li>
  )
}

/** The palette on a phone. */
export function AddMenu() {
  const text = useBuilderText()
  const { actions, types } = useBuilder()
  const own = useCustomFields()
  const names = useMessages(fieldMessages).types
  // In the order of the palette.
  const ordered = types.toSorted((one, other) => Number(isInput({ type: other })) - Number(isInput({ type: one })))
  return (
    <Menu
      label={text.add}
      variant="secondary"
      size="small"
      className={styles.addMenu}
      actions={ordered.map((type) => ({
        id: type,
        label: typeName(type, names, own),
        icon: <FieldIcon type={type} />,
        onAction: () => actions.add(type),
      }))}
    >
      <span className={styles.addLabel}>
        <Plus size={16} aria-hidden />
        {text.add}
      </span>
    </Menu>
  )
}

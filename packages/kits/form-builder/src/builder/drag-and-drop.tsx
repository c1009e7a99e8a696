import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { KeyboardEvent as KeyEvent, PointerEvent as PressEvent, SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { fieldName, type FieldType } from '../model'
import { useBuilder } from './builder-context'
import * as styles from './builder.css'
import { useBuilderText } from './text-context'

/** The dragged item: a field of the form, or a control of the palette. */
export type Dragged = { id: number; name: string } | { type: FieldType; name: string }

type Listeners = ReturnType<typeof useDraggable>['listeners']

/** The builder announces positions itself, with its own messages. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const draggedOf = (event: DragStartEvent | DragMoveEvent | DragEndEvent) => event.active.data.current as Dragged

interface DragAndDropProps {
  canvas: RefObject<HTMLElement | null>
  /** Keep it the same element: a changed context makes React walk through all fields. */
  children: ReactNode
}

/**
 * Drags fields and palette controls by pointer or keyboard. During a drag only the line at the drop position and the label
 * of the dragged item are rendered. The position is computed from the rectangles on the page, so no field renders.
 */
export const DragAndDrop = memo(function DragAndDrop({ canvas, children }: DragAndDropProps) {
  const { store, actions } = useBuilder()
  const text = useBuilderText()
  const [carried, setCarried] = useState<{ name: string; isByKeyboard: boolean } | null>(null)

  const stepByKey: KeyboardCoordinateGetter = (event, { context }) => {
    const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0
    if (by === 0) return undefined
    event.preventDefault()
    const { ids, drop } = store.get()
    const dragged = context.active?.data.current as Dragged | undefined
    const from = dragged && 'id' in dragged ? ids.indexOf(dragged.id) : null
    // A moved field leaves its own position, so there is one position fewer than for a new one.
    const count = from === null ? ids.length + 1 : ids.length
    const place = Math.max(0, Math.min(placeAt(drop?.index ?? 0, from) + by, count - 1))
    const index = from !== null && place > from ? place + 1 : place
    store.setDrop({ index })
    const item = canvas.current?.querySelector(`[data-field="${ids[Math.min(index, ids.length - 1)]}"]`)
    item?.scrollIntoView({ block: 'nearest' })
    store.announce(text.announce.over(place + 1, count))
    return undefined
  }
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: stepByKey,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )

  const start = (event: DragStartEvent) => {
    const dragged = draggedOf(event)
    const { ids } = store.get()
    const index = 'id' in dragged ? ids.indexOf(dragged.id) : ids.length
    store.setDrop({ index })
    setCarried({ name: dragged.name, isByKeyboard: event.activatorEvent instanceof KeyboardEvent })
    store.announce(text.announce.picked(dragged.name, index + 1, 'id' in dragged ? ids.length : ids.length + 1))
  }
  const move = (event: DragMoveEvent) => {
    if (event.activatorEvent instanceof KeyboardEvent || !canvas.current) return
    const { x, y } = pointOf(event)
    store.setDrop(dropAt(canvas.current, x, y))
  }
  const finish = () => {
    store.setDrop(null)
    setCarried(null)
  }
  // The sensor reports moves after a render, so a pointer that is released immediately has not reached its position yet.
  const released = useRef({ x: 0, y: 0 })
  useEffect(() => {
    const release = ({ clientX: x, clientY: y }: PointerEvent) => (released.current = { x, y })
    addEventListener('pointerup', release, true)
    return () => removeEventListener('pointerup', release, true)
  }, [])
  const end = (event: DragEndEvent) => {
    const dragged = draggedOf(event)
    if (!(event.activatorEvent instanceof KeyboardEvent) && canvas.current)
      store.setDrop(dropAt(canvas.current, released.current.x, released.current.y))
    const { drop, ids } = store.get()
    finish()
    if (!drop) return
    if (!('id' in dragged)) return actions.add(dragged.type, drop.index)
    const from = ids.indexOf(dragged.id)
    const to = placeAt(drop.index, from)
    if (to === from) store.announce(text.announce.dropped(dragged.name, from + 1, ids.length))
    else void actions.move(dragged.id, to)
  }
  const cancel = () => {
    if (carried) store.announce(text.announce.cancelled(carried.name))
    finish()
  }

  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: text.dragHelp } }}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={end}
      onDragCancel={cancel}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && !carried.isByKeyboard && <div className={styles.overlay}>{carried.name}</div>}
      </DragOverlay>
    </DndContext>
  )
})

function pointOf({ activatorEvent, delta }: DragMoveEvent): { x: number; y: number } {
  const { clientX, clientY } = activatorEvent as PointerEvent
  return { x: clientX + delta.x, y: clientY + delta.y }
}

/**
 * The position of a field after it is dropped before the one at `index`; `from` is its previous position, null for a new
 * field.
 */
const placeAt = (index: number, from: number | null): number => (from !== null && index > from ? index - 1 : index)

/**
 * The position under a point, by binary search: the last one anywhere below the fields; null beside and above the canvas.
 */
function dropAt(canvas: HTMLElement, x: number, y: number): { index: number } | null {
  const frame = canvas.getBoundingClientRect()
  if (x < frame.left || x > frame.right || y < frame.top - 40) return null
  const items = canvas.querySelectorAll(':scope > ol > [data-field]')
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const rect = items[middle]?.getBoundingClientRect()
    if (rect && rect.top + rect.height / 2 < y) low = middle + 1
    else high = middle
  }
  return { index: low }
}

/** Props of `useDragHandle`. */
interface DragHandle {
  /** Spread it on the button that starts the drag. */
  handle: {
    ref: RefObject<HTMLButtonElement | null>
    onPointerEnter: () => void
    onFocus: () => void
    onPointerDown: (event: PressEvent) => void
    onKeyDown: (event: KeyEvent) => void
  }
  /** Rendered beside the button. */
  binding: ReactNode
}

/**
 * A button that starts a drag. It takes part in dragging only once the pointer or the focus is on it, because every
 * participant renders at each step of a drag.
 */
export function useDragHandle(dragged: Dragged): DragHandle {
  const ref = useRef<HTMLButtonElement>(null)
  const listeners = useRef<Listeners>(undefined)
  const [isNear, setNear] = useState(false)
  const near = () => setNear(true)
  const listen = useCallback((next: Listeners) => {
    listeners.current = next
  }, [])
  const call = (name: 'onPointerDown' | 'onKeyDown', event: SyntheticEvent) => {
    // A touch reaches the button without hovering first.
    if (!isNear) flushSync(near)
    listeners.current?.[name]?.(event)
  }
  return {
    handle: {
      ref,
      onPointerEnter: near,
      onFocus: near,
      onPointerDown: (event) => call('onPointerDown', event),
      onKeyDown: (event) => call('onKeyDown', event),
    },
    binding: isNear && <DragBinding dragged={dragged} node={ref} onListeners={listen} />,
  }
}

interface DragBindingProps {
  dragged: Dragged
  node: RefObject<HTMLButtonElement | null>
  onListeners: (listeners: Listeners) => void
}

function DragBinding({ dragged, node, onListeners }: DragBindingProps) {
  const id = 'id' in dragged ? `field:${dragged.id}` : `type:${dragged.type}`
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id, data: dragged })
  useLayoutEffect(() => {
    setNodeRef(node.current)
    setActivatorNodeRef(node.current)
  }, [node, setNodeRef, setActivatorNodeRef])
  useLayoutEffect(() => onListeners(listeners), [listeners, onListeners])
  return null
}

/** The label of a field while it is dragged. */
export const draggedField = (field: Parameters<typeof fieldName>[0]): Dragged => ({
  id: field.id,
  name: fieldName(field),
})

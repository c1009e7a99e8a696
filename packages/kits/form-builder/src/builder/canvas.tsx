import { Empty } from '@ssp/ui'
import { MousePointerClick } from 'lucide-react'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useBuilder, useBuilderState } from './builder-context'
import * as styles from './builder.css'
import { FieldItem } from './field-item'
import { useBuilderText } from './text-context'
import { useDrawnFields } from './use-drawn-fields'

/** The form: its fields in order. All are in the document once a long form has been rendered in parts. */
export function Canvas({ canvas }: { canvas: RefObject<HTMLElement | null> }) {
  const text = useBuilderText()
  const { readOnly } = useBuilder()
  const ids = useBuilderState((state) => state.ids)
  const drawn = useDrawnFields(ids.length)
  return (
    <section
      ref={canvas}
      aria-label={text.canvas}
      data-empty={ids.length === 0 || undefined}
      className={`ssp-FormBuilder__canvas ${styles.canvas}`}
    >
      {ids.length === 0 && (
        <Empty
          title={readOnly ? text.readOnlyEmpty : text.empty}
          text={readOnly ? undefined : text.emptyText}
          icon={<MousePointerClick size={20} />}
        />
      )}
      <ol role="list" aria-busy={drawn < ids.length || undefined} className={styles.fields}>
        {ids.slice(0, drawn).map((id) => (
          <FieldItem key={id} id={id} />
        ))}
      </ol>
      <DropLine canvas={canvas} />
    </section>
  )
}

/** The drop position of the carried field. */
function DropLine({ canvas }: { canvas: RefObject<HTMLElement | null> }) {
  const index = useBuilderState((state) => state.drop?.index ?? null)
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (index === null || !canvas.current || !line.current) return
    const items = canvas.current.querySelectorAll<HTMLElement>(':scope > ol > [data-field]')
    const next = items[index]
    const last = items[items.length - 1]
    const top = next ? next.offsetTop - 6 : last ? last.offsetTop + last.offsetHeight + 2 : 16
    line.current.style.transform = `translateY(${top}px)`
  }, [index, canvas])
  return index === null ? null : <div ref={line} aria-hidden className={styles.dropLine} />
}

import { lazy, Suspense, type ComponentType } from 'react'
import { InputField } from './input-box'
import type { FieldProps } from './use-field'

/**
 * A field whose machinery is fetched when it is first drawn. Until then, and on the server, an empty box of the same
 * size stands in its place, under the same label, so that nothing moves.
 */
export function lazyField<P extends FieldProps & { className?: string | undefined }>(
  name: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  // `lazy` cannot say that it keeps a generic component's props.
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  const LazyField = (props: P) => {
    const { label, help, error, required, hideLabel, className } = props
    const waiting = { label, help, error, required, hideLabel, className }
    return (
      <Suspense fallback={<InputField {...waiting} readOnly aria-busy="true" />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
  LazyField.displayName = name
  return LazyField
}

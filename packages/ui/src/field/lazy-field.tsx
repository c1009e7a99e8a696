import { lazy, Suspense, type ComponentType } from 'react'
import { useUiMessages } from '../internal/messages-context'
import { InputField } from './input-box'
import type { FieldProps } from './use-field'

type Frame = FieldProps & { className?: string | undefined }

/**
 * A field whose machinery is fetched when it is first drawn. Until then, and on the server, an empty box of the same
 * size stands in its place, under the same label, so that nothing moves; if it never comes, the box says so.
 */
export function lazyField<P extends Frame>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // `lazy` cannot say that it keeps a generic component's props.
  const Loaded = lazy(async () => ({
    default: await load().catch(() => NotLoadedField),
  })) as unknown as ComponentType<P>
  const LazyField = (props: P) => (
    <Suspense fallback={<InputField {...frameOf(props)} readOnly aria-busy="true" />}>
      <Loaded {...props} />
    </Suspense>
  )
  LazyField.displayName = name
  return LazyField
}

function NotLoadedField(props: Frame) {
  const words = useUiMessages('lazyOverlay')
  return <InputField {...frameOf(props)} readOnly error={words.title} />
}

const frameOf = ({ label, help, error, required, hideLabel, className }: Frame) => ({
  label,
  help,
  error,
  required,
  hideLabel,
  className,
})

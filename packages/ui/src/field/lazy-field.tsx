import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'
import { useUiMessages } from '../internal/messages-context'
import { InputField } from './input-box'
import type { FieldProps } from './use-field'

type Frame = FieldProps & { className?: string | undefined }

/**
 * A field whose implementation loads on first render. Until then, and on the server, an empty box of the same
 * size is rendered under the same label, so that the layout does not shift; the box shows a failed load.
 */
export function lazyField<P extends Frame>(name: string, load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  // `lazy` loses the props of a generic component.
  const Loaded = lazy(async () => ({
    default: await load().catch(() => NotLoadedField),
  })) as unknown as ComponentType<P>
  const LazyField: FunctionComponent<P> = (props) => (
    <Suspense fallback={<InputField {...frameOf(props)} readOnly aria-busy="true" />}>
      <Loaded {...props} />
    </Suspense>
  )
  LazyField.displayName = name
  return LazyField
}

function NotLoadedField(props: Frame) {
  const messages = useUiMessages('lazyOverlay')
  return <InputField {...frameOf(props)} readOnly error={messages.title} />
}

const frameOf = ({ label, help, error, required, hideLabel, className }: Frame) => ({
  label,
  help,
  error,
  required,
  hideLabel,
  className,
})

import { useMessages } from '@ssp/feature-kit'
import { NumberField } from '@ssp/ui'
import { editorMessages } from '../../messages'
import { isSlider, midpoint } from '../../model'
import * as styles from './editor.css'
import type { PartProps } from './part-props'

/** Minimum, maximum and step. An invalid combination shows a hint and cannot be saved (decision 60). */
export function SliderEditor({ field, onChange }: PartProps) {
  const text = useMessages(editorMessages)
  const bounds = field.slider ?? { min: 0, max: 100, step: 1 }
  const isValid = isSlider(bounds)
  return (
    <>
      <div className={styles.triple}>
        {(['min', 'max', 'step'] as const).map((name) => (
          <NumberField
            key={name}
            label={text.slider[name]}
            step="any"
            aria-invalid={isValid ? undefined : true}
            value={Number.isNaN(bounds[name]) ? null : bounds[name]}
            onValueChange={(value) => {
              const slider = { ...bounds, [name]: value ?? Number.NaN }
              onChange({ ...field, slider, value: midpoint(slider) })
            }}
          />
        ))}
      </div>
      <p role="status" className={styles.hint}>
        {isValid ? null : text.sliderHint}
      </p>
    </>
  )
}

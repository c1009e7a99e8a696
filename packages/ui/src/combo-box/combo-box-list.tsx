import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Popover } from '../internal/popover'
import * as styles from './combo-box.css'
import type { ComboBoxOption } from './combo-box.types'

/** The list box popover of `ComboBox` and `MultiSelect`. */
export function ComboBoxList({ loading }: { loading: boolean | undefined }) {
  const messages = useUiMessages('comboBox')
  return (
    <Popover className={styles.popover}>
      <ListBox<ComboBoxOption>
        className={cx('ssp-ComboBox__list', styles.list)}
        renderEmptyState={() => <div className={styles.note}>{loading ? messages.loading : messages.empty}</div>}
      >
        {({ value, label, description, disabled }) => (
          <ListBoxItem
            id={value}
            textValue={label}
            isDisabled={disabled ?? false}
            className={cx('ssp-ComboBox__option', styles.option)}
          >
            {({ isSelected }) => (
              <>
                <span>
                  {label}
                  {description && <span className={styles.description}>{description}</span>}
                </span>
                {isSelected && <Check size={16} aria-hidden="true" className={styles.check} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}

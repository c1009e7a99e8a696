import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { overlayMark } from '../internal/overlays'
import * as popoverStyles from '../internal/popover.css'
import * as styles from './combo-box.css'
import type { ComboBoxOption } from './combo-box.types'

/** The floating choices of `ComboBox` and `MultiSelect`. */
export function ComboBoxList({ loading }: { loading: boolean | undefined }) {
  const words = useUiMessages('comboBox')
  return (
    <Popover {...overlayMark} offset={4} className={cx(popoverStyles.popover, styles.popover)}>
      <ListBox<ComboBoxOption>
        className={cx('ssp-ComboBox__list', styles.list)}
        renderEmptyState={() => <div className={styles.note}>{loading ? words.loading : words.empty}</div>}
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

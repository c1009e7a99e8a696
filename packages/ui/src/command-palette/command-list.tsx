import { useEffect } from 'react'
import { Avatar } from '../avatar'
import { Button } from '../button'
import { cx } from '../internal/cx'
import { VisuallyHidden } from '../visually-hidden'
import type { CommandListProps, CommandOption } from './command-palette.types'
import * as styles from './command-palette.css'
import { optionId } from './use-command-list'

interface Props extends CommandListProps {
  listId: string
  activeId: string | undefined
  /** Called with the option under the pointer. */
  onActive: (id: string) => void
}

/** The options in their groups, and the text that is announced when there are none. */
export function CommandList({ groups, texts, status, onRetry, onChoose, listId, activeId, onActive }: Props) {
  const count = groups.reduce((total, { options }) => total + options.length, 0)
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(optionId(listId, activeId))?.scrollIntoView({ block: 'nearest' })
  }, [listId, activeId])
  const row = (option: CommandOption) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and the keys
    <div
      key={option.id}
      id={optionId(listId, option.id)}
      role="option"
      tabIndex={-1}
      aria-selected={option.id === activeId}
      className={cx('ssp-CommandPalette__option', styles.option)}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => option.id !== activeId && onActive(option.id)}
      onClick={() => onChoose(option.id)}
    >
      {option.icon ? <span className={styles.icon}>{option.icon}</span> : <Avatar name={option.label} size="sm" />}
      <span className={styles.text}>
        <span className={styles.label}>{option.label}</span>
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
      {option.reference && <span className={styles.reference}>{option.reference}</span>}
    </div>
  )
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={texts.label}
        aria-busy={status === 'loading'}
        className={cx('ssp-CommandPalette__list', styles.list)}
      >
        {groups.map(({ id, label, options }) => (
          <div key={id} role="group" aria-labelledby={`${listId}-group-${id}`}>
            <div id={`${listId}-group-${id}`} className={styles.heading}>
              {label}
            </div>
            {options.map(row)}
          </div>
        ))}
      </div>
      {status === 'failed' ? (
        <div role="alert" className={styles.note}>
          {texts.failed}
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        count === 0 && <div className={styles.note}>{status === 'loading' ? texts.loading : texts.empty}</div>
      )}
      <VisuallyHidden role="status">{status === undefined && texts.count(count)}</VisuallyHidden>
    </>
  )
}

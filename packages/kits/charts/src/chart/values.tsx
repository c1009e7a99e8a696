import { useMemo } from 'react'
import { fill } from '../messages'
import { sharesOf } from '../model/shares'
import { segmentPaint } from './colours'
import type { ChartData } from '../types'
import type { PlotProps } from './kind'
import * as styles from './values.css'

/** Props of `Values`. */
export interface ValuesProps extends PlotProps {
  values: readonly number[]
  /** Index of the value under the pointer. */
  active: number | undefined
  onPoint: (index: number) => void
  /** The value that a full-length bar represents. */
  full: number
  /** Whether every value has its own colour, explained by a swatch. Default false: all have the first colour. */
  coloured?: boolean
  /** Whether every value shows its share in the sum. */
  shares: boolean
}

/** The full text of a cut label; undefined if the label was not cut. */
const fullName = ({ names, labels }: ChartData, index: number) =>
  names?.[index] === labels[index] ? undefined : names?.[index]

/** One row for each value: name, figure, share and a bar. */
export function Values(props: ValuesProps) {
  const { data, values, messages, colours, format, active, onPoint, onPick, canPick, full, coloured = false } = props
  const shares = useMemo(
    () => (props.shares ? sharesOf(values, (share) => fill(messages.percent, { share })) : []),
    [props.shares, values, messages],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
    <ul role="list" className={`ssp-Chart__values ${styles.values}`}>
      {values.map((value, index) => {
        const paint = segmentPaint(colours, coloured ? index : 0)
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the points input takes Enter
          <li
            // oxlint-disable-next-line react/no-array-index-key -- labels may repeat and the order is fixed
            key={index}
            data-active={active === index ? '' : undefined}
            className={styles.value}
            data-pick={canPick?.(index) ? '' : undefined}
            onPointerEnter={() => onPoint(index)}
            onClick={onPick && (() => onPick(index))}
          >
            {coloured && (
              <svg className={styles.swatch} width={10} height={10} aria-hidden>
                <rect width={10} height={10} rx={2} {...paint} />
              </svg>
            )}
            <span className={styles.label} title={fullName(data, index)}>
              {data.labels[index]}
            </span>
            <strong className={styles.count}>{format(value)}</strong>
            <span className={styles.share}>{shares[index]}</span>
            <svg className={styles.bar} aria-hidden>
              <rect width={full > 0 ? `${(value / full) * 100}%` : 0} height="100%" {...paint} />
            </svg>
          </li>
        )
      })}
    </ul>
  )
}

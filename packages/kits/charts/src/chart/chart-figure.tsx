import { startTransition, useId, useMemo, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { chartMessages, fill, type ChartMessages } from '../messages'
import { formatters } from '../model/format'
import { nameGap, textWidth } from '../model/labels'
import { completeRange } from '../model/partial'
import { summarise } from '../model/summary'
import type { ChartColours, ChartData } from '../types'
import { DataTable } from './data-table'
import type { ChartKind } from './kind'
import { Legend } from './legend'
import { Plot } from './plot'
import { themeColours } from './theme-colours.css'
import { useMeasure } from './use-measure'
import * as styles from './chart-figure.css'

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** Title of the chart. */
  title: string
  /** Categories and series. */
  data: ChartData
  /** Heading level of the title. Default 3. */
  level?: 2 | 3 | 4
  /** Height of the plot in px in every state. Default 240. */
  height?: number
  /** Number format (unit, digits), options of `Intl.NumberFormat`. Default plain numbers. */
  format?: Intl.NumberFormatOptions
  /** Locale of the numbers. Default `en-GB`. */
  locale?: string
  /** Overrides of the theme's colours. */
  colours?: Partial<ChartColours>
  /** Shows a skeleton instead of the plot. Default false. */
  loading?: boolean
  /** A sentence that replaces the computed summary. Default: the highest and the lowest value. */
  summary?: string
  /** Error content shown instead of the plot. */
  error?: ReactNode
  /** Buttons in the header, before 'Show data'. */
  tools?: ReactNode
  /** Opens the value at an index: by clicking it, by Enter on it, or by its button in the data table. */
  onPick?: (index: number) => void
  /** Returns which values `onPick` accepts. Default: all. */
  canPick?: (index: number) => boolean
  /** Overrides of the English messages. */
  messages?: Partial<ChartMessages>
}

const always = () => true

// Width in px below which a legend names the series; above it labels at the line ends do.
const minWidthForLabels = 420

/**
 * The frame of every chart: title, summary, plot or its state, and data table. The table
 * renders only on "Show data": rendering it hidden would double the render time of a page of charts.
 */
export function ChartFigure({
  kind: chosen,
  title,
  data: given,
  level = 3,
  height = 240,
  format: options,
  locale = 'en-GB',
  colours,
  loading = false,
  error,
  summary: sentence,
  tools,
  onPick,
  canPick = always,
  messages: overrides,
  className,
  ...rest
}: ChartProps & { kind: ChartKind }) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const [body, { width, rtl }] = useMeasure<HTMLDivElement>()
  const messages = { ...chartMessages, ...overrides }
  const { soFar, partOf } = messages
  const kind = chosen.few && isFew(given) ? chosen.few : chosen
  const paints = { ...themeColours, ...colours }
  const data = useMemo(() => labelIncomplete(given, soFar, partOf), [given, soFar, partOf])
  const { format, formatTicks } = useMemo(() => formatters(locale, options), [locale, options])

  const state = loading ? 'loading' : error ? 'error' : data.labels.length && data.series.length ? 'ready' : 'empty'
  const ready = state === 'ready'
  const summary = useMemo(
    () => (ready ? (sentence ?? summarise(data, format, { ...chartMessages, ...overrides })) : ''),
    [ready, sentence, data, format, overrides],
  )
  const several = data.series.length > 1
  const longest = several ? Math.max(...data.series.map(({ name }) => textWidth(name))) + nameGap + 8 : 0
  const endSpace = kind.line && width >= minWidthForLabels && longest < width / 4 ? longest : 0
  const Heading = `h${level}` as const
  const Drawing = kind.Plot ?? Plot
  const pick = onPick && ((index: number) => canPick(index) && onPick(index))

  return (
    <figure
      {...rest}
      className={['ssp-Chart', styles.root, className].filter(Boolean).join(' ')}
      aria-labelledby={`${id}-title`}
      aria-busy={loading}
      data-state={state}
    >
      <div className={`ssp-Chart__header ${styles.header}`}>
        <Heading id={`${id}-title`} className={`ssp-Chart__title ${styles.title}`}>
          {title}
        </Heading>
        <div className={styles.tools}>
          {ready && tools}
          {ready && (
            <button
              type="button"
              id={`${id}-toggle`}
              // A page has many such buttons, so the accessible name includes the title of the chart.
              aria-labelledby={`${id}-toggle ${id}-title`}
              className={`ssp-Chart__toggle ${styles.toggle}`}
              onClick={() => startTransition(() => setAsTable(!asTable))}
            >
              {asTable ? messages.showChart : messages.showData}
            </button>
          )}
        </div>
        <p id={`${id}-summary`} className={`ssp-Chart__summary ${styles.summary}`}>
          {summary}
          {ready && onPick && ` ${messages.select}`}
        </p>
      </div>
      {ready && several && !asTable && !endSpace && <Legend series={data.series} colours={paints} kind={kind} />}
      <div
        ref={body}
        className={`ssp-Chart__body ${styles.body}`}
        style={kind.fits ? undefined : { [kind.Plot ? 'minBlockSize' : 'blockSize']: height }}
      >
        {state === 'loading' && <output aria-label={messages.loading} className={styles.skeleton} />}
        {state === 'error' && <div className={`ssp-Chart__instead ${styles.instead}`}>{error}</div>}
        {state === 'empty' && <p className={`ssp-Chart__instead ${styles.instead}`}>{messages.empty}</p>}
        {ready && asTable && (
          // Scrolls at the height of the plot, so that nothing below it moves.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable
          <section className={styles.scroll} tabIndex={0} aria-labelledby={`${id}-title`}>
            <DataTable
              data={data}
              title={title}
              label={messages.label}
              format={format}
              share={kind.shares || (kind.fits && data.shares) ? messages.share : undefined}
              percent={(share) => fill(messages.percent, { share })}
              {...(onPick && { onPick, canPick })}
            />
          </section>
        )}
        {ready && !asTable && width > 0 && (
          <Drawing
            {...{ data, kind, messages, width, height, endSpace, rtl, format, formatTicks }}
            {...(pick && { onPick: pick, canPick })}
            colours={paints}
            labelledBy={`${id}-title`}
            describedBy={`${id}-summary`}
          />
        )}
      </div>
    </figure>
  )
}

const isFew = ({ labels, series, cutLabels = false }: ChartData) =>
  cutLabels && series.length === 1 && labels.length > 0 && labels.length <= 8

/** The full names of incomplete periods include this. */
function labelIncomplete(data: ChartData, soFar: string, partOf: string): ChartData {
  const { start, end } = completeRange(data)
  if (start === 0 && end === data.labels.length) return data
  const names = (data.names ?? data.labels).map((label, index) =>
    index >= start && index < end ? label : fill(data.running && index >= end ? soFar : partOf, { label }),
  )
  return { ...data, names }
}

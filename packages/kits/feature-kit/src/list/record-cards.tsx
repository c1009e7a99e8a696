import { Avatar, Checkbox, Link, Skeleton, VisuallyHidden, type TableSelection } from '@ssp/ui'
import type { ReactNode } from 'react'
import { listMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import { CreatedText } from './created-text'
import { ViewLink } from './view-link'
import * as styles from './record-cards.css'

/** Content of a card besides the name of its row. */
export interface CardContent {
  /** A picture, or the initials of `name`. */
  image?: { name: string; src?: string | null | undefined }
  /** An icon or similar instead of a picture. */
  media?: ReactNode
  /** The link that opens the row's page, and its accessible name. Default View. */
  view?: { label: string; name: string }
  /** Facts, one muted line each; empty ones are omitted. */
  lines?: readonly ReactNode[]
  /** Statuses that need attention. */
  badges?: ReactNode
  /** Shown below everything else, in full width. */
  footer?: ReactNode
}

/** Props of `RecordCards`. */
export interface RecordCardsProps<Row> {
  /** Name of the cards, for assistive technology. */
  caption: string
  /** Records in order. */
  rows: readonly Row[]
  /** Unique key of a record. */
  rowKey: (row: Row) => string
  /** Title of the card. */
  rowName: (row: Row) => string
  /** Address that the whole card opens. */
  rowHref?: ((row: Row) => string) | undefined
  /** Returns the content of a record's card. */
  card: (row: Row) => CardContent
  /** Checkboxes. Default: none. */
  selection?: TableSelection<Row> | undefined
  /** Whether the name is the link that the whole card opens, in addition to View. Default: View is that link. */
  named?: boolean
  /** Returns whether a record was just created: its card is tinted. Default: none. */
  isCreated?: ((row: Row) => boolean) | undefined
}

/** A card per row; the whole card opens the row's page. */
export function RecordCards<Row>(props: RecordCardsProps<Row>) {
  const { caption, rows, rowKey, rowName, rowHref, card, selection, isCreated, named = false } = props
  const kit = useMessages(listMessages)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
    <ul role="list" aria-label={caption} className={`ssp-RecordCards ${styles.grid}`}>
      {rows.map((row) => {
        const name = rowName(row)
        const created = isCreated?.(row)
        const { image, media, view, lines = [], badges, footer } = card(row)
        return (
          <li
            key={rowKey(row)}
            data-created={created ? '' : undefined}
            className={`ssp-RecordCards__card ${styles.card}`}
          >
            {selection && <CardTick row={row} rowKey={rowKey} selection={selection} />}
            {media}
            {image && <Avatar name={image.name} src={image.src ?? undefined} size="lg" className={styles.image} />}
            <div className={styles.body}>
              <h2 className={`ssp-RecordCards__name ${styles.name}`}>
                {named && rowHref ? (
                  <Link
                    variant="plain"
                    href={rowHref(row)}
                    data-row-link={rowKey(row)}
                    className={`${styles.cover} ${styles.nameLink}`}
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </h2>
              {created && <CreatedText />}
              {lines.map(
                (line, index) =>
                  line && (
                    // oxlint-disable-next-line react/no-array-index-key -- the lines of a card keep their order
                    <p key={index} className={`ssp-RecordCards__line ${styles.line}`}>
                      {line}
                    </p>
                  ),
              )}
              {badges && <div className={`ssp-RecordCards__badges ${styles.badges}`}>{badges}</div>}
            </div>
            {rowHref && (
              <ViewLink
                href={rowHref(row)}
                data-row-link={named ? undefined : rowKey(row)}
                aria-label={view?.name ?? kit.viewOf(name)}
                className={`${styles.view} ${named ? styles.above : styles.cover}`}
              >
                {view?.label ?? kit.view}
              </ViewLink>
            )}
            {footer && <div className={`ssp-RecordCards__footer ${styles.footer}`}>{footer}</div>}
          </li>
        )
      })}
    </ul>
  )
}

interface CardTickProps<Row> {
  row: Row
  rowKey: (row: Row) => string
  selection: TableSelection<Row>
}

function CardTick<Row>({ row, rowKey, selection }: CardTickProps<Row>) {
  const kit = useMessages(listMessages)
  const key = rowKey(row)
  const tick = (ticked: boolean) => {
    const next = new Set(selection.selected)
    if (ticked) next.add(key)
    else next.delete(key)
    selection.onChange(next)
  }
  return (
    <Checkbox
      className={styles.above}
      label={<VisuallyHidden>{kit.select(selection.label(row))}</VisuallyHidden>}
      checked={selection.selected.has(key)}
      onCheckedChange={tick}
    />
  )
}

/** Placeholders while the cards load: `count` of them with the dimensions of real cards. */
export function RecordCardsSkeleton({
  count,
}: {
  /** Number of cards. */
  count: number
}) {
  return (
    <div className={`ssp-RecordCards ${styles.grid}`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`ssp-RecordCards__card ${styles.card}`}>
          <Skeleton shape="circle" width={40} className={styles.image} />
          <div className={styles.body}>
            <p className={`ssp-RecordCards__name ${styles.name}`}>
              <Skeleton width="70%" />
            </p>
            <p className={`ssp-RecordCards__line ${styles.line}`}>
              <Skeleton width="45%" />
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}

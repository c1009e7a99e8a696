import { Banner, Card, Skeleton } from '@ssp/ui'
import type { Fields, News } from './model/draft'
import * as styles from './profile.css'
import { useWords } from './use-words'

/** What somebody else saved while this form was edited. */
export function ChangedElsewhere<T extends Fields>({
  news,
  labels,
}: {
  news: readonly News<T>[]
  labels: Readonly<Record<keyof T & string, string>>
}) {
  const words = useWords().news
  if (news.length === 0) return null
  const lines = news.map(({ field, from, to }) => (
    <li key={field}>{words.line(labels[field], from || words.none, to || words.none)}</li>
  ))
  return (
    <Banner
      kind="warning"
      title={words.title}
      text={
        <>
          {words.text}
          <ul className={styles.news}>{lines}</ul>
        </>
      }
    />
  )
}

/** The layout of a form that is coming. */
export const FormSkeleton = ({ fields }: { /** How many fields it has. */ fields: number }) => (
  <Card>
    <div className={styles.form}>
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} shape="block" height={56} />
      ))}
    </div>
  </Card>
)

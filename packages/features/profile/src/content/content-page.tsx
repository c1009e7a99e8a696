import { themeContentQuery } from '@ssp/api'
import { QueryView, useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { FormSkeleton } from '../form-skeleton'
import type { TabProps } from '../model/tabs'
import * as styles from '../profile.css'
import { ContentForm, type ContentFormProps } from './content-form'
import { contentMessages } from './messages'
import { useLoginImages } from './use-login-images'

/** The CONTENT tab: texts of the client's login page. */
export function ContentPage(tab: TabProps) {
  const messages = useMessages(contentMessages)
  const query = useQuery({ ...themeContentQuery(useApi()), refetchOnMount: 'always' })
  return (
    <div className={styles.columns}>
      <QueryView query={query} errorTitle={messages.notLoaded} skeleton={<FormSkeleton fields={4} />}>
        {(content) => <Loaded content={content} {...tab} />}
      </QueryView>
    </div>
  )
}

function Loaded(props: Omit<ContentFormProps, 'images'>) {
  return <ContentForm {...props} images={useLoginImages()} />
}

import type { SspApi } from '@ssp/api'
import type { Option } from '@ssp/ui'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useLater } from '../picker/use-later'
import { useApi } from '../provider/ssp-context'
import type { SearchedOptions } from './filters'
import type { PageArgs } from './first-page'

/** Rows per request, the maximum of the contract. */
const LIMIT = 100

/** Source of the options of a filter. */
export interface RecordOptionsOf<Row> {
  page: (api: SspApi, args: PageArgs) => UseQueryOptions<Row[]>
  option: (row: Row) => Option
  /** Id of the record in the address. */
  chosen: string | undefined
  /** Whether options are needed, because the filters were opened. */
  isOpen: boolean
}

/** Options of a filter by record, for `filterOptions`: found by typing, with the name of the record in the address. */
export function useRecordOptions<Row>({ page, option, chosen, isOpen }: RecordOptionsOf<Row>): SearchedOptions {
  const api = useApi()
  const [text, setText] = useState('')
  const [sought, setSought] = useState({ of: chosen, page: 0 })
  const soughtPage = sought.of === chosen ? sought.page : 0
  const [known, setKnown] = useState<Option>()
  const search = useLater(text.trim())
  const matches = useQuery({ ...page(api, { search, page: 0, limit: LIMIT }), enabled: isOpen })
  const options = matches.data?.map(option) ?? []
  const isOf = ({ value }: Option) => value === chosen
  // The page that may contain the chosen record, for records that cannot be read by id.
  const isSeeking = chosen !== undefined && !(known && isOf(known)) && !options.some(isOf)
  const read = useQuery({ ...page(api, { search: '', page: soughtPage, limit: LIMIT }), enabled: isSeeking })
  const named = options.find(isOf) ?? read.data?.map(option).find(isOf)
  if (named && (named.value !== known?.value || named.label !== known.label)) setKnown(named)
  if (isSeeking && !named && read.data?.length === LIMIT) setSought({ of: chosen, page: soughtPage + 1 })
  const others = known && isOf(known) && !options.some(isOf) ? [known] : []
  return {
    options: [...options, ...others],
    search: { onSearch: setText, loading: matches.isFetching || search !== text.trim() },
    isComplete: isSeeking && !named && read.data !== undefined && read.data.length < LIMIT,
  }
}

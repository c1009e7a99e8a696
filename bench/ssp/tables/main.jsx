import { Root, Table } from '@ssp/ui'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns } from '../../peers/shared/people'
import { tableBench } from '../../peers/shared/tables'

const defined = columns.map((key) => ({ key, header: key, cell: (row) => row[key] }))
const keyOf = (row) => String(row.id)
const hrefOf = (row) => `/employees/${row.id}`

const People = ({ rows }) => (
  <Root>
    <Table caption="People" columns={defined} rows={rows} rowKey={keyOf} rowHref={hrefOf} />
  </Root>
)

tableBench({ createElement, createRoot, flushSync }, People)

import { payDocumentFilesQuery, payDocumentsQuery, payslipFilesQuery, payslipsQuery } from '@ssp/api'
import { formatDate, useApi, useCan, useMessages } from '@ssp/feature-kit'
import { Card, Empty } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { fileOf } from '../../model/match-files'
import type { EmployeeTabProps } from '../tab-props'
import { payMessages } from './messages'
import { PayColumn } from './pay-column'
import * as styles from './pay.css'
import { usePayFiles, type PayItem } from './use-pay-files'

const PERMISSIONS = ['PAYDOCS_VIEW', 'PAYSLIPS_VIEW']

/** Payslips and pay documents of an employee. One restricted team for either permission hides both (2-decisions 118). */
export function PayTab({ employee }: EmployeeTabProps) {
  const text = useMessages(payMessages)
  const can = useCan()
  const teamIds = employee.teams?.map(({ team_id: id }) => id) ?? []
  if (PERMISSIONS.some((permission) => can(permission) && !can(permission, teamIds)))
    return (
      <Card>
        <Empty title={text.restricted} icon={<Lock size={24} />} />
      </Card>
    )
  return (
    <div className={styles.columns}>
      {can('PAYSLIPS_VIEW') && <Payslips employeeId={employee.id} />}
      {can('PAYDOCS_VIEW') && <PayDocuments employeeId={employee.id} />}
    </div>
  )
}

function Payslips({ employeeId }: { employeeId: string }) {
  const text = useMessages(payMessages)
  const api = useApi()
  const records = useQuery(payslipsQuery(api, employeeId))
  const files = useQuery(payslipFilesQuery(api, employeeId))
  const actions = usePayFiles('payslips', employeeId)
  const data =
    records.data &&
    files.data &&
    records.data
      .toSorted((a, b) => b.process_date.localeCompare(a.process_date))
      .map((record): PayItem => ({
        id: record.id,
        employeeId: record.employee_id,
        name: formatDate(record.process_date),
        meta: text.added(formatDate(record.created_at)),
        file: fileOf({ ...record, date: record.process_date }, files.data),
      }))
  return (
    <PayColumn
      employeeId={employeeId}
      messages={text.payslips}
      query={bothOf(records, files, data)}
      actions={actions}
    />
  )
}

function PayDocuments({ employeeId }: { employeeId: string }) {
  const text = useMessages(payMessages)
  const api = useApi()
  const records = useQuery(payDocumentsQuery(api, employeeId))
  const files = useQuery(payDocumentFilesQuery(api, employeeId))
  const actions = usePayFiles('core-documents', employeeId)
  const data =
    records.data &&
    files.data &&
    records.data
      .toSorted((a, b) => b.process_period.localeCompare(a.process_period))
      .map((record): PayItem => ({
        id: record.id,
        employeeId: record.employee_id,
        name: record.process_period,
        meta: record.document_type,
        documentType: record.document_type,
        file: fileOf({ ...record, date: record.process_period }, files.data),
      }))
  return (
    <PayColumn
      employeeId={employeeId}
      messages={text.documents}
      query={bothOf(records, files, data)}
      actions={actions}
    />
  )
}

interface Part {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Merges two queries into one list. */
const bothOf = (records: Part, files: Part, data: PayItem[] | undefined) => ({
  data,
  error: records.error ?? files.error,
  isFetching: records.isFetching || files.isFetching,
  refetch: () => Promise.all([records.refetch(), files.refetch()]),
})

import { updateEmployee, type Employee } from '@ssp/api'
import { FormPanel, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { EmailField, Select, TextField } from '@ssp/ui'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { employeeMessages } from '../../messages'
import { genderCodes, genderLabel } from '../../model/gender'
import { AvatarEditor } from './avatar-editor'
import { editEmployeeMessages } from './messages'
import { useAvatar } from './use-avatar'

const text = z.string()
// Marked as required, but empty in many imported records: an empty value may stay empty (docs/decisions/0034).
const schema = z.object({
  forename: text,
  surname: text,
  identifier: text,
  email: text,
  mobileNumber: text,
  gender: text,
})

/** Props of `EditEmployeePanel`. */
export interface EditEmployeePanelProps extends PanelProps {
  employee: Employee
  etag: string | undefined
}

/** The edit modal: avatar, name, identifier, e-mail, gender and mobile number. */
export function EditEmployeePanel({ employee, etag, ...panel }: EditEmployeePanelProps) {
  const { avatar: _ofTheEditor, ...messages } = useMessages(editEmployeeMessages)
  const person = useMessages(employeeMessages)
  const avatar = useAvatar(employee)
  const { id, forename, surname, identifier, email, mobileNumber, gender } = employee
  const form = useRecordForm({
    name: `employees.edit.${id}`,
    schema,
    version: etag,
    values: useMemo(
      () => ({
        forename: forename ?? '',
        surname: surname ?? '',
        identifier: identifier ?? '',
        email: email ?? '',
        mobileNumber: mobileNumber ?? '',
        gender: gender === null ? '' : String(gender),
      }),
      [forename, surname, identifier, email, mobileNumber, gender],
    ),
    errors: { failed: messages.failed },
    // The contract has no code for no gender.
    notClearable: ['forename', 'surname', 'identifier', 'email', 'mobileNumber', 'gender'],
    invalidates: updateEmployee.changes,
    done: messages.updated,
    onDone: panel.onClose,
    send: ({ gender: code, ...fields }, { api, ifMatch }) =>
      updateEmployee(api, { id, ...fields, ...(code !== '' && { gender: Number(code) }), ifMatch }),
  })
  const field = (name: 'forename' | 'surname' | 'identifier' | 'mobileNumber') => ({
    ...form.field(name),
    required: true,
    label: messages[name],
    autoComplete: 'off',
  })
  return (
    <FormPanel
      {...panel}
      form={form}
      dialog="sm"
      title={messages.title}
      submitLabel={messages.submit}
      labels={messages}
      valueText={(name, value) => (name === 'gender' ? genderLabel(Number(value), person) : String(value))}
    >
      <AvatarEditor employee={employee} {...avatar} />
      <TextField autoFocus maxLength={100} {...field('forename')} />
      <TextField maxLength={100} {...field('surname')} />
      <TextField maxLength={100} {...field('identifier')} />
      <EmailField
        required
        maxLength={254}
        autoComplete="off"
        label={messages.email}
        help={email ? messages.keptHelp : undefined}
        {...form.field('email')}
      />
      <Select
        label={messages.gender}
        placeholder={messages.noGender}
        options={genderCodes.map((code) => ({ value: String(code), label: genderLabel(code, person) }))}
        {...form.field('gender')}
      />
      <TextField
        type="tel"
        maxLength={50}
        help={mobileNumber ? messages.keptHelp : undefined}
        {...field('mobileNumber')}
      />
    </FormPanel>
  )
}

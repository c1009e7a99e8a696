import { defineMessages } from '@ssp/feature-kit'

/** The edit modal (spec 2 sections 2, 5 and 8). */
export const editEmployeeMessages = defineMessages('employees.edit', {
  title: 'Edit employee',
  submit: 'Save changes',
  updated: 'Employee updated successfully',
  failed: 'There was a problem updating the employee',
  forename: 'Forename',
  surname: 'Surname',
  identifier: 'Identifier',
  email: 'Email',
  gender: 'Gender',
  noGender: 'Not given',
  mobileNumber: 'Mobile number',
  keptHelp: 'Leave it as it is to keep it; it cannot be emptied here.',
  avatar: {
    upload: 'Upload avatar',
    remove: 'Remove avatar',
    file: 'Avatar, PNG, JPG, GIF or SVG up to 10 MB',
    uploaded: 'The avatar was changed.',
    removed: 'The avatar was removed.',
    uploadFailed: 'There has been an issue uploading avatar - please try again later',
    removeFailed: 'There was a problem deleting employee avatar.',
    removeFailedBecause: (message: string) => `Could not delete Avatar Error: ${message}`,
    removeConfirm: (name: string) => `Are you sure you want to delete the avatar of ${name}?`,
    removeLabel: 'Delete avatar',
  },
})

import { defineMessages } from '@ssp/feature-kit'

/** The side panel 'Quick Create Employee' (spec 2 section 8, spec 4 section 5). */
export const quickCreateMessages = defineMessages('employees.quickCreate', {
  title: 'Quick Create Employee',
  hint: 'One of forename, surname, identifier and e-mail is enough.',
  forename: 'Forename',
  surname: 'Surname',
  identifier: 'Identifier',
  email: 'Email',
  mobileNumber: 'Mobile number',
  telephoneNumber: 'Telephone number',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  noGender: 'Not given',
  team: 'Team',
  chooseTeam: 'Choose a team',
  teamsFailed: 'The teams could not be loaded.',
  submit: 'Create employee',
  another: 'Create another',
  created: 'Employee created successfully.',
  viewCreated: 'View employee',
  errors: {
    incomplete: 'Please fill in all fields.',
    birthday: 'Enter a day from 1900 until today.',
    team: 'Choose one of your teams.',
    phone: 'This is not a phone number.',
    failed: 'Could not create employee',
  },
  discard: {
    title: 'Close without creating?',
    loses: 'What you have typed or chosen will be lost.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
  },
})

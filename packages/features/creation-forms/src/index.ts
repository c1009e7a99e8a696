export { CreateCreationFormPage } from './create/create-creation-form-page'
export { CreationFormPage } from './detail/creation-form-page'
export { CreationFormsPage } from './list/creation-forms-page'

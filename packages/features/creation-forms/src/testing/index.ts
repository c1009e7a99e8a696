export { creationFormPath, creationFormServer } from './creation-form-server'
export { fakeCreationForm } from './creation-forms'

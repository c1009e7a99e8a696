import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

/** Creating a template (spec 2 section 2). */
export const createTemplateMessages = defineMessages('surveys.createTemplate', {
  title: titles.createTemplate,
  heading: 'Summary',
  create: 'Create',
  created: 'Template has been created',
})

/** One template (spec 2 sections 2 and 4). */
export const templateMessages = defineMessages('surveys.template', {
  title: titles.showTemplate,
  heading: 'Summary',
  locked: 'This template is locked',
  update: 'Update',
  createSurvey: titles.create,
  confirmRemove: 'Are you sure you want to remove this template?',
  confirmDelete: 'Are you sure you want to permanently delete this template?',
  losesReference: 'It disappears from your list of templates; the template itself stays.',
  losesTemplate: 'The template is lost. Surveys that were made from it stay.',
  removed: 'Template has been removed',
  failed: 'The template could not be loaded.',
  missing: 'There is no such template.',
  back: 'Go Back',
})

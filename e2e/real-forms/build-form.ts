import type { Locator, Page } from '@playwright/test'
import { isQuestion, type RebuiltField } from './rebuilt'

/** Adds fields at the end of the form of the page, through palette and editors, with mouse and keyboard. */
export async function buildForm(page: Page, fields: readonly RebuiltField[]) {
  for (const field of fields) {
    await page.getByRole('button', { name: field.control, exact: true }).click()
    // What was saved before is collapsed, so one editor is open; a page break has nothing to set.
    const editor = page.locator('[data-editor]')
    if (isQuestion(field)) await setQuestion(editor, field)
    else if (field.content !== undefined) await editor.getByLabel('Text', { exact: true }).fill(field.content)
    if (field.control === 'Page Break') continue
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
  }
}

async function setQuestion(editor: Locator, field: RebuiltField) {
  const { name, label, placeholder, required, multiline, options = [], slider, showIf } = field
  const texts = { Question: label, Name: name, Placeholder: placeholder }
  for (const [input, text] of Object.entries(texts)) {
    if (text !== undefined) await editor.getByLabel(input, { exact: true }).fill(text)
  }
  for (const option of options) {
    await editor.getByLabel('New option').fill(option)
    await editor.getByLabel('New option').press('Enter')
  }
  if (slider) {
    await setNumber(editor.getByLabel('Minimum'), slider.min)
    await setNumber(editor.getByLabel('Maximum'), slider.max)
    await setNumber(editor.getByLabel('Step'), slider.step)
  }
  if (required) await editor.getByRole('checkbox', { name: 'Required', exact: true }).check()
  if (multiline) await editor.getByRole('checkbox', { name: 'Several lines' }).check()
  if (showIf) await setCondition(editor, showIf)
}

async function setCondition(editor: Locator, { question, operator, value }: NonNullable<RebuiltField['showIf']>) {
  await editor.getByRole('checkbox', { name: 'Show only if an earlier answer matches' }).check()
  await editor.getByLabel('Question', { exact: true }).last().selectOption(question)
  await editor.getByLabel('Answer', { exact: true }).selectOption(operator)
  await setNumber(editor.getByLabel('Value'), value)
}

async function setNumber(input: Locator, value: number) {
  await input.fill(String(value))
  await input.blur()
}

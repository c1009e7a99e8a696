import type { Incident, IncidentEvidence } from '@ssp/api'
import { formatDate, formatDateTime, type MessagesOf } from '@ssp/feature-kit'
import { optionLabels, type FormField } from '@ssp/form-builder/model'
import { hasOtherScripts, type PrintBrand } from '@ssp/pdf'
import type { incidentDetailMessages, incidentMessages } from '../messages'
import { assigneeOf, createdOf, readReport, reporterOf } from '../model'
import type { Evidence } from './evidence'
import type { evidenceMessages } from './messages'

/** Data for an evidence pack other than the evidence itself. */
export interface EvidenceContext {
  brand: PrintBrand
  locale: string
  /** Name of the account that creates it. */
  madeBy: string
  /** Address of the page; addresses of images may be relative to it. */
  base: string
  now: Date
  texts: {
    evidence: MessagesOf<typeof evidenceMessages>
    detail: MessagesOf<typeof incidentDetailMessages>
    shared: MessagesOf<typeof incidentMessages>
  }
}

const figure = new Intl.NumberFormat('en')

const answerOf = (field: FormField): string | null => {
  const value = field.value ?? ''
  if (value === '') return null
  return optionLabels(field).find((option) => option.value === value)?.label ?? String(value)
}

/** A time, or the day if nothing more is stored. */
const madeAt = (incident: Incident) => (incident.anonymous === 1 ? formatDate : formatDateTime)(createdOf(incident))

function factsOf({ data }: IncidentEvidence, { madeBy, now, texts }: EvidenceContext) {
  const { evidence, detail, shared } = texts
  return [
    { name: evidence.number, value: data.id },
    { name: detail.summary.from, value: reporterOf(data, shared) },
    { name: detail.summary.created, value: madeAt(data) },
    { name: detail.summary.team, value: data.label ?? shared.none },
    {
      name: detail.summary.status,
      value: data.resolved === 1 ? detail.summary.isResolved : detail.summary.isOpen,
    },
    ...(data.resolved_at === null ? [] : [{ name: detail.summary.resolved, value: formatDateTime(data.resolved_at) }]),
    { name: detail.summary.assignedTo, value: assigneeOf(data, shared) ?? detail.summary.nobody },
    { name: evidence.made, value: formatDateTime(now.toISOString()) },
    { name: evidence.by, value: madeBy },
  ]
}

function reportOf({ data }: IncidentEvidence, { texts }: EvidenceContext): Evidence['report'] {
  const people = data.people.map(({ name }) => name).join(', ')
  const answers = readReport(data.fields)
    .fields.filter(({ skip }) => skip !== true)
    .map((field) =>
      field.type === 'header'
        ? { label: field.content ?? field.label ?? field.name, answer: null }
        : { label: field.label ?? field.name, answer: answerOf(field) ?? texts.evidence.notAnswered },
    )
  return people === '' ? answers : [...answers, { label: texts.evidence.people, answer: people }]
}

const notesOf = ({ notes }: IncidentEvidence, { texts: { evidence, detail } }: EvidenceContext): Evidence['notes'] =>
  notes.map(({ note, user_label: author, created_at: created, updated_at: updated, versions }) => ({
    head: `${evidence.noteOf(author, formatDateTime(created))}${updated === created ? '' : ` ${detail.notes.edited}`}`,
    text: note,
    earlier: versions.map((version) => ({
      head: evidence.until(formatDateTime(version.changed_at), version.changed_by_label),
      text: version.note,
    })),
  }))

function timelineOf({ data, events }: IncidentEvidence, { texts }: EvidenceContext): Evidence['timeline'] {
  const { evidence, shared } = texts
  return [
    { when: madeAt(data), what: evidence.reported, who: reporterOf(data, shared) },
    ...events.map(({ action, created_at: at, user_label: who, detail }) => ({
      when: formatDateTime(at),
      what: action === 'assign' && detail !== null ? evidence.assignedTo(detail) : evidence.events[action],
      who: who ?? evidence.somebody,
    })),
  ]
}

const imagesOf = ({ images }: IncidentEvidence, { base, texts: { evidence } }: EvidenceContext): Evidence['images'] =>
  images.map(({ key, url, size, sha256 }, index) => ({
    url: new URL(url, base).href,
    title: evidence.image(index + 1),
    facts: [evidence.file(key.slice(key.lastIndexOf('/') + 1), figure.format(size)), evidence.hash(sha256)],
  }))

/** Makes the content of a report's evidence pack. */
export function evidenceOf(found: IncidentEvidence, context: EvidenceContext): Evidence {
  const { brand, locale, texts } = context
  const { title, report, notes, noNotes, timeline, images, noImages, subject, page, ...text } = texts.evidence
  const parts = {
    facts: factsOf(found, context),
    report: reportOf(found, context),
    notes: notesOf(found, context),
    timeline: timelineOf(found, context),
    images: imagesOf(found, context),
  }
  const remarks = [
    ...(found.data.anonymous === 1 ? [text.day] : []),
    ...(found.images.length > 0 ? [text.drawn] : []),
    ...(hasOtherScripts(JSON.stringify([brand.clientName, parts])) ? [text.otherScripts] : []),
  ]
  const messages = { report, notes, noNotes, timeline, images, noImages, subject, page }
  return { brand, locale, title, remarks, ...parts, messages }
}

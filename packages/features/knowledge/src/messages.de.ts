import { defineTranslation } from '@ssp/feature-kit/messages'
import type {
  articleMessages,
  articlesMessages,
  categoriesMessages,
  categoryMessages,
  imageMessages,
  removalMessages,
  searchMessages,
} from './messages'

const figure = new Intl.NumberFormat('de')
const counted = (count: number, one: string, many: string) => `${figure.format(count)} ${count === 1 ? one : many}`

/** German texts of the categories. */
export const categoriesGerman = defineTranslation<typeof categoriesMessages>('knowledge.categories', {
  title: 'Wissensdatenbank',
  list: 'Kategorien',
  search: 'Kategorien suchen',
  newCategory: 'Neue Kategorie',
  count: (count) => counted(count, 'Kategorie', 'Kategorien'),
  articles: (count) => counted(count, 'Artikel', 'Artikel'),
  empty: 'In der Wissensdatenbank gibt es noch keine Artikel',
  failed: 'Die Kategorien konnten nicht geladen werden.',
})

/** German texts of cards under a search. */
export const searchGerman = defineTranslation<typeof searchMessages>('knowledge.search', {
  noMatch: 'Zur Suche gibt es nichts.',
  clear: 'Alle anzeigen',
  found: (count) => `${figure.format(count)} gefunden`,
})

/** German texts of the articles of a category and the reader of one. */
export const articlesGerman = defineTranslation<typeof articlesMessages>('knowledge.articles', {
  heading: (category) => `Artikel in ${category}`,
  search: 'Artikel suchen',
  count: (count) => counted(count, 'Artikel', 'Artikel'),
  actions: 'Aktionen',
  newArticle: 'Neuer Artikel',
  updateCategory: 'Kategorie bearbeiten',
  deleteCategory: 'Kategorie löschen',
  updateArticle: 'Artikel bearbeiten',
  deleteArticle: 'Artikel löschen',
  goBack: 'Zurück',
  empty: 'In dieser Kategorie wurden keine Artikel gefunden',
  failed: 'Die Artikel konnten nicht geladen werden.',
  missing: 'Diese Kategorie gibt es nicht mehr.',
  back: 'Zurück zu den Kategorien',
  noArticle: 'Diesen Artikel gibt es nicht mehr.',
  unreadable: 'Dieser Artikel kann nicht angezeigt werden.',
  columns: { title: 'Titel', changed: 'Zuletzt geändert', created: 'Angelegt am', text: 'Text' },
  filters: { updatedDt: 'Zuletzt geändert' },
})

/** German texts of confirmations and notifications. */
export const removalGerman = defineTranslation<typeof removalMessages>('knowledge.removal', {
  category: {
    title:
      'Möchten Sie diese Kategorie wirklich entfernen? Stellen Sie sicher, dass alle Artikel der Kategorie entfernt wurden',
    confirmLabel: 'Kategorie löschen',
    blocked: 'Diese Kategorie kann nicht gelöscht werden, da sie veröffentlichte Artikel enthält',
    failed: 'Die Kategorie wurde nicht gelöscht.',
  },
  article: {
    title: 'Möchten Sie diesen Artikel wirklich löschen?',
    loses: (title) => `${title} mit seinen Bildern.`,
    confirmLabel: 'Artikel löschen',
    done: 'Der Artikel wurde gelöscht',
    failed: 'Der Artikel wurde nicht gelöscht.',
  },
  image: {
    title: 'Dieses Bild entfernen?',
    loses: 'Das Bild wird sofort entfernt, auch wenn sonst nichts gespeichert wird.',
    confirmLabel: 'Bild entfernen',
    failed: 'Das Bild wurde nicht entfernt.',
  },
})

/** German texts of the panels that create and update a category. */
export const categoryGerman = defineTranslation<typeof categoryMessages>('knowledge.category', {
  create: 'Kategorie anlegen',
  update: 'Kategorie bearbeiten',
  submit: 'Kategorie anlegen',
  save: 'Kategorie speichern',
  title: 'Titel',
  summary: 'Zusammenfassung',
  created: 'Die Kategorie wurde angelegt.',
  updated: 'Die Kategorie wurde gespeichert',
  imageUpdated:
    'Erfolgreich gespeichert! Bis ein neues Bild erscheint, kann es etwas dauern; laden Sie die Seite gegebenenfalls neu',
  forbidden: 'Sie haben keine Berechtigung, einen neuen Artikel anzulegen',
  errors: {
    create: 'Bitte geben Sie der neuen Kategorie einen Titel',
    update: 'Bitte geben Sie dieser Kategorie einen Titel',
    failed: 'Die Kategorie wurde nicht gespeichert.',
  },
})

/** German texts of the modals in which an article is created and updated. */
export const articleGerman = defineTranslation<typeof articleMessages>('knowledge.article', {
  create: 'Artikel anlegen',
  update: 'Artikel bearbeiten',
  submit: 'Artikel anlegen',
  save: 'Artikel speichern',
  title: 'Titel',
  body: 'Inhalt',
  created: 'Der Artikel wurde angelegt',
  updated: (title) => `${title} wurde gespeichert!`,
  errors: {
    title: 'Bitte geben Sie diesem Artikel einen Titel',
    noBlocks: 'Bitte fügen Sie diesem Artikel Inhalt hinzu',
    noContent: 'Bitte stellen Sie sicher, dass der Artikel Inhalt enthält',
    failed: 'Der Artikel wurde nicht gespeichert.',
  },
})

/** German texts of the image of a category and the header image of an article. */
export const imageGerman = defineTranslation<typeof imageMessages>('knowledge.image', {
  label: 'Bild',
  add: 'Bild hinzufügen',
  replace: 'Bild ersetzen',
  remove: 'Bild entfernen',
  retry: 'Erneut versuchen',
  changed: 'ein anderes Bild',
})

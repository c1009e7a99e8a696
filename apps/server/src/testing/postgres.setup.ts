import { inject } from 'vitest'

// What `openTestDatabase` goes by; only test files of the project `server` see it.
const { url, template, superuserUrl } = inject('postgres')
process.env['DATABASE_URL'] = url
process.env['TEMPLATE_DATABASE'] = template
process.env['SUPERUSER_URL'] = superuserUrl ?? ''

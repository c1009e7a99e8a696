import type { Generated } from 'kysely'
import type { Created, DefaultJson, Versioned } from './columns.ts'

interface PlatformTable extends Created {
  id: string
  name: string
  domain: string
  logo: string | null
}

interface ClientTable extends Created, Versioned {
  id: string
  platform_id: string
  client_name: string
  identifier: string
  subdomain: string
  brand_client_id: string | null
  analytics_id: string | null
  platform_logo: string | null
  appstore_url: string | null
  playstore_url: string | null
  app_pin: DefaultJson<{ pin: string }[]>
  login_identifier_type: string | null
  register_identifier_type: string | null
  secure_send: Generated<boolean>
}

/** Words of the login page, spec 1 section 3. */
export interface ThemeContent {
  loginHeading?: string
  loginSubHeading?: string
  loginTextStart?: string | null
  loginTextEnd?: string | null
}

interface ClientThemeTable extends Versioned {
  client_id: string
  primary_colour: string
  secondary_colour: string
  tertiary_colour: string
  accent_colour: string
  highlight_colour: string
  login_overlay_colour: string
  content: DefaultJson<ThemeContent>
}

interface ClientImageTable extends Versioned {
  client_id: string
  kind: 'logo' | 'alternate-logo' | 'loginImage' | 'loginBgImage' | 'mainBgImage'
  bucket: string
  object_key: string
}

export interface TenancyTables {
  platforms: PlatformTable
  clients: ClientTable
  client_themes: ClientThemeTable
  client_images: ClientImageTable
}

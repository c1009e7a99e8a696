import { Start } from './start'

export default function Page() {
  return <Start baseUrl={`${process.env['SSP_URL']}/api`} />
}

export const dynamic = 'force-dynamic'

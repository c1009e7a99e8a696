'use client'

import { SignIn } from '@ssp/auth'
import { EmployeesPage } from '@ssp/employees'
import { Ssp } from '@ssp/feature-kit'

/** The first example of docs/embedding.md in Next; the server draws its skeleton. */
export const Start = ({ baseUrl }: { baseUrl: string }) => (
  <Ssp baseUrl={baseUrl} client="acme" signIn={<SignIn />}>
    <EmployeesPage />
  </Ssp>
)

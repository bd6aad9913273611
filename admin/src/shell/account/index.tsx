import type { DocumentData } from '../document-data.ts'
import { AcceptInvitation } from './accept-invitation.tsx'
import type { AccountPage as Page } from './account-path.ts'
import { EnterWebsite } from './enter-website.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { NewPassword } from './new-password.tsx'

export interface AccountPageProps {
  readonly data: DocumentData
  readonly page: Page
}

export default function AccountPage({ data, page }: AccountPageProps) {
  switch (page) {
    case 'invitation':
      return <AcceptInvitation data={data} />
    case 'new-password':
      return <NewPassword data={data} />
    case 'forgot-password':
      return <ForgotPassword data={data} />
    case 'enter':
      return <EnterWebsite data={data} />
  }
}

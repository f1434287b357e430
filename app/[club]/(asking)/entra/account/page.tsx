import { redirect } from 'next/navigation'
import { Account } from '@/components/access/Account'
import { Texts } from '../../../../texts'
import { titled } from '../../../../titled'
import { visitor } from '../../../visitor'

export const generateMetadata = titled((m) => m.common.account)

/** A member's own access, open also while a temporary password is not yet changed. */
export default async function AccountPage({ params }: { params: Promise<{ club: string }> }) {
  const slug = (await params).club
  if (!(await visitor(slug)).me?.member) redirect(`/${slug}/entra`)
  return (
    <Texts page="[club]/entra/account">
      <Account />
    </Texts>
  )
}

import { AdminScreen } from '@/components/admin/AdminScreen'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'
import { memberOnly } from '../../visitor'

export const generateMetadata = titled((m) => m.common.section.admin)

/** The administrator’s screens. */
export default async function AdminPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/amministrazione')
  return (
    <Texts page="[club]/amministrazione">
      <AdminScreen />
    </Texts>
  )
}

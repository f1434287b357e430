import { DeputatoScreen } from '@/components/deputato/DeputatoScreen'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'
import { memberOnly } from '../../visitor'

export const generateMetadata = titled((m) => m.common.section.deputato)

/** The deputato’s cases. */
export default async function DeputatoPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/deputato')
  return (
    <Texts page="[club]/deputato">
      <DeputatoScreen />
    </Texts>
  )
}

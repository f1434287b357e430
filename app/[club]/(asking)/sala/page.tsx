import { OfficesScreen } from '@/components/offices/OfficesScreen'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'
import { memberOnly } from '../../visitor'

export const generateMetadata = titled((m) => m['float-room'].title)

/** The room for somebody on duty in one of its offices. */
export default async function RoomPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/sala')
  return (
    <Texts page="[club]/sala">
      <OfficesScreen />
    </Texts>
  )
}

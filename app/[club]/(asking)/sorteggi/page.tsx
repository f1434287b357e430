import { FrequenciesScreen } from '@/components/frequencies/FrequenciesScreen'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'
import { memberOnly } from '../../visitor'

export const generateMetadata = titled((m) => m.frequencies.title)

/** Cards and lots over time, for every member. */
export default async function FrequenciesPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/sorteggi')
  return (
    <Texts page="[club]/sorteggi">
      <FrequenciesScreen />
    </Texts>
  )
}

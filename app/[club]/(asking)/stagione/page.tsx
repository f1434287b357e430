import { Season } from '@/components/season/Season'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'
import { memberOnly } from '../../visitor'

export const generateMetadata = titled((m) => m.season.title)

/** The club's season, for its members. */
export default async function SeasonPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/stagione')
  return (
    <Texts page="[club]/stagione">
      <Season />
    </Texts>
  )
}

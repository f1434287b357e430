import { OddsScreen } from '@/components/odds/OddsScreen'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'
import { memberOnly } from '../../visitor'

export const generateMetadata = titled((m) => m.odds.title)

/** Chance beside the book, for those who answer for the tables. */
export default async function OddsPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/caso')
  return (
    <Texts page="[club]/caso">
      <OddsScreen />
    </Texts>
  )
}

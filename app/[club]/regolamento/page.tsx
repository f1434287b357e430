import { Regulation } from '@/components/poker/regulation/Regulation'
import { titled } from '../../titled'

export const generateMetadata = titled((m) => m.regulation.title)

/** The regulation, open to everybody. */
export default function RegulationPage() {
  return <Regulation />
}

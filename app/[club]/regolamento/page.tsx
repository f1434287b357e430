import { Regulations } from '@/components/regulation/Regulations'
import { titled } from '../../titled'

export const generateMetadata = titled((m) => m.regulation.title)

/** The regulation, open to everybody. */
export default function RegulationPage() {
  return <Regulations />
}

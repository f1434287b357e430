import { Regulation } from '@/components/regulation/Regulation'

/** The regulation, open to everybody. */
export default function RegulationPage() {
  return <Regulation />
}

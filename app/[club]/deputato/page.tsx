import { DeputatoScreen } from '@/components/deputato/DeputatoScreen'

export default function DeputatoPage() {
  return <DeputatoScreen />
}

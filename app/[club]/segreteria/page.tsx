import { DeskScreen } from '@/components/desk/DeskScreen'

export default function DeskPage() {
  return <DeskScreen />
}

import { AdminScreen } from '@/components/admin/AdminScreen'

export default function AdminPage() {
  return <AdminScreen />
}

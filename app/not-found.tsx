import { NotFound } from '@/components/page/NotFound'

export default function NotFoundPage() {
  return <NotFound />
}

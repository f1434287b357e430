import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { ChooseClub } from '@/components/access/ChooseClub'
import { onlyClub } from '@/server/doors/visitor'

/** The first page of the installation: redirects to its only club, or asks for a club's short name. */
export default async function StartPage() {
  await connection()
  const slug = await onlyClub()
  if (slug) redirect(`/${slug}`)
  return <ChooseClub />
}

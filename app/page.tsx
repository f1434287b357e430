import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { ChooseClub } from '@/components/access/ChooseClub'
import { onlyClub } from '@/server/doors/visitor'

/** The installation's door: straight to the club where there is one only, else by its short name. */
export default async function StartPage() {
  await connection()
  const slug = await onlyClub()
  if (slug) redirect(`/${slug}`)
  return <ChooseClub />
}

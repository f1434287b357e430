import { notFound } from 'next/navigation'
import { GAMES } from '@/components/games'
import { Massimario } from '@/components/regulation/Massimario'
import { Texts } from '../../../../texts'
import { titled } from '../../../../titled'
import { memberOnly } from '../../../visitor'

export const generateMetadata = titled((m) => m.regulation.massimario.title)

interface MassimarioProps {
  params: Promise<{ club: string; game: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The club's past rulings on one game; `norma` and `parole` of the address are the first search. */
export default async function MassimarioPage({ params, searchParams }: MassimarioProps) {
  const { club, game } = await params
  const { norma, parole } = await searchParams
  await memberOnly(club, `/massimario/${game}`)
  if (!Object.hasOwn(GAMES, game)) notFound()
  const provision = typeof norma === 'string' ? norma.slice(0, 10) : null
  const words = typeof parole === 'string' ? parole.slice(0, 100) : ''
  return (
    <Texts page="[club]/massimario/[game]">
      <Massimario key={`${provision} ${words}`} game={game} sought={{ provision, words }} />
    </Texts>
  )
}

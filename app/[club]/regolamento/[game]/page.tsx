import { notFound, redirect } from 'next/navigation'
import { GAMES } from '@/components/games'
import { RegulationOfGame } from '@/components/regulation/Regulations'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'

export const generateMetadata = titled((m) => m.regulation.title)

interface RegulationProps {
  params: Promise<{ club: string; game: string }>
}

/** The regulation of one game; a provision's address without a game redirects to the first game that has it. */
export default async function RegulationPage({ params }: RegulationProps) {
  const { club, game } = await params
  if (Object.hasOwn(GAMES, game))
    return (
      <Texts page="[club]/regolamento/[game]">
        <RegulationOfGame game={game} />
      </Texts>
    )
  const id = decodeURIComponent(game)
  for (const [one, { others }] of Object.entries(GAMES)) {
    const { regulation } = await others()
    if ((await regulation?.titleOf(id, 'it')) != null)
      redirect(`/${club}/regolamento/${one}/${encodeURIComponent(id)}`)
  }
  notFound()
}

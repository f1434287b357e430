import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GAMES } from '@/components/games'
import { ProvisionOfGame } from '@/components/regulation/Regulations'
import { Texts } from '../../../../texts'
import { lingua } from '../../../../titled'

interface ProvisionProps {
  params: Promise<{ game: string; provision: string }>
}

export async function generateMetadata({ params }: ProvisionProps): Promise<Metadata> {
  const { id, title } = await cited(params)
  return { title: `${id} · ${title}` }
}

/** One provision of a game by its id, such as III.3. */
export default async function ProvisionPage({ params }: ProvisionProps) {
  const { game, id } = await cited(params)
  return (
    <Texts page="[club]/regolamento/[game]/[provision]">
      <ProvisionOfGame game={game} id={id} />
    </Texts>
  )
}

async function cited(params: ProvisionProps['params']) {
  const { game, provision } = await params
  const id = decodeURIComponent(provision)
  const others = Object.hasOwn(GAMES, game) ? await GAMES[game]?.others() : undefined
  const title = (await others?.regulation?.titleOf(id, await lingua())) ?? notFound()
  return { game, id, title }
}

import { Stage } from '@/components/rehearsal/Stage'
import { StoryChoice } from '@/components/rehearsal/StoryChoice'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'
import { visitor } from '../../visitor'

export const generateMetadata = titled((m) => m.rehearsal.title)

interface RehearsalProps {
  params: Promise<{ club: string }>
  searchParams: Promise<{ storia?: string | string[] }>
}

/** A rehearsal under way, below the word of its place; elsewhere the choice of one, or the one that `storia` names. */
export default async function RehearsalPage({ params, searchParams }: RehearsalProps) {
  const slug = (await params).club
  const { storia } = await searchParams
  await visitor(slug)
  return (
    <Texts page="[club]/prova">
      {slug.includes('~') ? (
        <Stage />
      ) : (
        <StoryChoice story={typeof storia === 'string' ? storia : null} />
      )}
    </Texts>
  )
}

'use client'
import { useGameTitle } from '../club/club'
import { useT } from '../language/i18n'
import { useGame } from '../live/game'
import { useDay, useEveningTitle } from '../tell/day'

interface EveningHeadingProps {
  id: string
  evening: { readonly title: string; readonly day: string; readonly status: string }
}

/** The heading of an evening at the desk: its game, where the house has several, then its title and its day. */
export function EveningHeading({ id, evening }: EveningHeadingProps) {
  const t = useT('desk')
  const game = useGameTitle()(useGame())
  const title = useEveningTitle()(evening)
  const day = useDay(evening.day)
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 id={id} className="text-2xl">
        {game === null ? title : `${game} · ${title}`}
      </h2>
      <p className="text-sage first-letter:uppercase">{day}</p>
      {evening.status === 'closed' && <p>{t('evening.isClosed')}</p>}
    </div>
  )
}

'use client'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Instant } from '@/rules/kernel/decider'
import { useT } from '../language/i18n'
import {
  idOf,
  type Thing,
  type ThingHere,
  useCards,
  useFrame,
  useSlot,
  useWaits,
} from '../live/frame'
import { useGame } from '../live/game'
import { useSoundAtNew } from '../ui/awake/sound'

/** Above the tabs of all games: a card for each thing that waits for the desk, in the order of time. */
export function DeskCards({ now }: { now: () => Instant }) {
  const t = useT('desk')
  const cards = useCards()
  const last = cards.findLast(({ card }) => card === 'waits')
  // An older one that is last again, once a newer was settled, is not new.
  const [latestAt, see] = useState(0)
  const newest = last && (last.at ?? 0) >= latestAt ? last : undefined
  if (newest && (newest.at ?? 0) > latestAt) see(newest.at ?? 0)
  // The games show their first things one after the other, and none of those is new.
  const [openedAt] = useState(now)
  const isNew = ({ card, at }: ThingHere) => card === 'waits' && (at ?? 0) > openedAt
  useSoundAtNew('desk', cards.filter(isNew).map(idOf))
  return (
    <section aria-label={t('waiting.title')} className="lg:col-start-2 print:hidden">
      <p aria-live="polite" className="sr-only">
        {newest && t('waiting.spoken', { what: newest.text })}
      </p>
      <ul className="grid gap-1 empty:hidden xl:grid-cols-2 [@media(min-width:60rem)_and_(max-height:56rem)]:max-h-29 [@media(min-width:60rem)_and_(max-height:56rem)]:overflow-y-auto">
        {cards.map((card) => (
          <Place key={idOf(card)} card={card} isNewest={card === newest} />
        ))}
      </ul>
    </section>
  )
}

const LOOKS = { done: 'border-good', newest: 'breathe border-brass', waits: 'border-line-strong' }

function Place({ card, isNewest }: { card: ThingHere; isNewest: boolean }) {
  const id = idOf(card)
  const look = isNewest ? 'newest' : (card.card ?? 'waits')
  return (
    <li
      ref={useSlot(id)}
      data-thing={id}
      className={`flex flex-wrap items-center justify-between gap-x-4 rounded-card border-2 bg-felt-high py-0 pr-2 pl-4 ${LOOKS[look]}`}
    />
  )
}

interface CardsProps {
  cards: readonly (Thing & { content: ReactNode })[]
}

/** The things that wait in a game, each on its card among those of all games. */
export function GameCards({ cards }: CardsProps) {
  const game = useGame()
  const slots = useFrame()?.slots
  useWaits(cards.map(({ content: _, ...thing }) => thing))
  return cards.map(({ key, content }) => {
    const slot = slots?.[idOf({ game, key })]
    return slot && createPortal(content, slot, key)
  })
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GameMark } from '../club/GameMark'
import { useWaitingDisputes } from '../disputes/waiting'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { MonthPapers, useMonths } from '../month/MonthPapers'
import { useDay, useEveningTitle } from '../tell/day'

const EVENINGS_SHOWN = 5

export interface EveningRef {
  game: string
  evening: string
}

/** The latest closed evenings of every game, with links to their payments, tableaux and prints. */
export function PastEvenings({ choose }: { choose: (evening: EveningRef) => void }) {
  const titleOf = useEveningTitle()
  const t = useT('desk')
  const evenings = useQuery({
    queryKey: ['evenings'],
    queryFn: () => trpc.evenings.list.query({ limit: EVENINGS_SHOWN }),
  })
  const waiting = useWaitingDisputes('desk', { state: 'open', evening: null })
  const sent = (waiting?.cases ?? []).filter(({ dispute }) => dispute.status === 'to-deputato')
  const latest = (evenings.data ?? []).filter(({ status }) => status === 'closed')
  const older = sent.filter((one, index) => {
    const first = sent.findIndex(({ evening }) => evening === one.evening)
    return first === index && !latest.some(({ evening }) => evening === one.evening)
  })
  const closed = [...latest, ...older]
  if (closed.length === 0) return null
  return (
    <section aria-labelledby="past-title" className="max-w-xl">
      <h2 id="past-title" className="text-xl">
        {t('past.title')}
      </h2>
      <p className="mb-3 text-sage">{t('past.help')}</p>
      <ul className="flex flex-col gap-2">
        {closed.map(({ game, evening, title, day }) => (
          <li key={evening}>
            <button
              type="button"
              onClick={() => choose({ game, evening })}
              className="min-h-12 w-full rounded-card border border-line bg-felt px-4 py-2 text-left hover:bg-felt-high"
            >
              <span className="block font-semibold">
                {titleOf({ title, day })}
                <GameMark game={game} />
              </span>
              <Day day={day} />
              <Waits n={sent.filter((one) => one.evening === evening).length} />
            </button>
          </li>
        ))}
      </ul>
      <Month />
    </section>
  )
}

/** The papers of a month, for the treasurer. */
function Month() {
  const t = useT('month')
  const months = useMonths() ?? []
  const [chosen, choose] = useState<string | null>(null)
  const [latest] = months
  if (latest === undefined) return null
  return (
    <details className="mt-3">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">{t('title')}</summary>
      <MonthPapers months={months} month={chosen ?? latest} onChange={choose} />
    </details>
  )
}

/** XVII.3: the number of an evening's disputes that wait for the deputato or for arbiters. */
function Waits({ n }: { n: number }) {
  const t = useT('desk')
  return n > 0 && <span className="block text-sm text-brass">{t('past.disputes', { n })}</span>
}

function Day({ day }: { day: string }) {
  return <span className="block text-sm text-sage first-letter:uppercase">{useDay(day)}</span>
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../i18n'
import { trpc } from '../trpc'
import { useDay } from './day'

const SHOWN = 5

/** The latest evenings, whose payments, tableaux and prints stay at hand after the closing. */
export function PastEvenings({ choose }: { choose: (evening: string) => void }) {
  const t = useT('desk')
  const evenings = useQuery({
    queryKey: ['evenings'],
    queryFn: () => trpc.evenings.list.query({ limit: SHOWN }),
  })
  const closed = (evenings.data ?? []).filter(({ status }) => status === 'closed')
  if (closed.length === 0) return null
  return (
    <section aria-labelledby="past-title" className="max-w-xl">
      <h2 id="past-title" className="text-xl">
        {t('past.title')}
      </h2>
      <p className="mb-3 text-sage">{t('past.help')}</p>
      <ul className="flex flex-col gap-2">
        {closed.map(({ evening, title, day }) => (
          <li key={evening}>
            <button
              type="button"
              onClick={() => choose(evening)}
              className="min-h-12 w-full rounded-card border border-line bg-felt px-4 py-2 text-left hover:bg-felt-high"
            >
              <span className="block font-semibold">{title}</span>
              <Day day={day} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Day({ day }: { day: string }) {
  return <span className="block text-sm text-sage first-letter:uppercase">{useDay(day)}</span>
}

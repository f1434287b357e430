'use client'
import { useT } from '../../language/i18n'

interface IdleProps {
  /** Why the table has no next step: it is not open, its chips are counted, or only its float is recorded. */
  why: 'counting' | 'closed' | 'proposed' | 'levelOne'
}

/** A table with nothing to record now, and the reason. */
export function Idle({ why }: IdleProps) {
  const t = useT('banked')
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-2xl">{t(`idle.${why}`)}</h2>
      <p>{t(`idleText.${why}`)}</p>
    </section>
  )
}

/** The reason why the table is idle; null while it has a next step. */
export function idleReason(
  table: { status: 'proposed' | 'open' | 'closed'; level: number },
  isCounting: boolean,
): IdleProps['why'] | null {
  if (isCounting) return 'counting'
  if (table.status !== 'open') return table.status
  return table.level === 1 ? 'levelOne' : null
}

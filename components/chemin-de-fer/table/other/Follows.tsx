'use client'
import type { Foreseen } from '@/rules/chemin-de-fer/views/foreseen'
import { useT } from '../../../language/i18n'
import { TellTexts } from '../../../tell/TellTexts'

/** That which follows from a report as the rules reckon it, shown before it is confirmed; or why it cannot be so. */
export function Follows({ foreseen }: { foreseen: Foreseen | null }) {
  const t = useT('chemin-table')
  if (!foreseen || foreseen.told.length === 0) return null
  const { isPossible, told } = foreseen
  const title = t(isPossible ? 'form.follows' : 'form.cannot')
  return (
    <section
      aria-label={title}
      className={`rounded-lg border-2 p-3 ${isPossible ? 'border-brass' : 'border-warn'}`}
    >
      <h3>{title}</h3>
      <ul className="text-2xl leading-snug font-semibold">
        {told.map((tell) => (
          <li key={`${tell.key}${JSON.stringify(tell.parts)}`}>
            <TellTexts tells={[tell]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

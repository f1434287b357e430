'use client'
import type { SettledPart } from '@/rules/trente-et-quarante/state/colpo'
import { CHANCES } from '@/rules/trente-et-quarante/state/posta'
import { useT } from '../../language/i18n'
import { PartLine } from './PartLine'

/** Payments chance by chance, stake by stake; nothing is netted. Source: T.8. */
export function DueList({ parts }: { parts: readonly SettledPart[] }) {
  const t = useT('trente-table')
  return (
    <ol className="flex flex-col gap-1">
      {CHANCES.map((chance) => {
        const own = parts.filter((part) => part.chance === chance)
        return (
          own.length > 0 && (
            <li key={chance}>
              <h3 className="font-semibold">{t(`chance.${chance}`)}</h3>
              <ul>
                {own.map((part) => (
                  <PartLine
                    key={`${part.posta} ${part.player} ${part.outcome} ${part.amount}`}
                    part={part}
                  />
                ))}
              </ul>
            </li>
          )
        )
      })}
    </ol>
  )
}

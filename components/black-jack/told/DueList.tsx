'use client'
import type { SettledPart } from '@/rules/black-jack/state/colpo'
import { useT } from '../../language/i18n'
import { PartLine } from './PartLine'

/** Payments casella by casella, in the order in which they are made. Source: B.28.1. */
export function DueList({ parts }: { parts: readonly SettledPart[] }) {
  const t = useT('bj-table')
  const numbers = [...new Set(parts.map(({ casella }) => casella))]
  return (
    <ol className="flex flex-col gap-1">
      {numbers.map((number) => {
        const own = parts.filter(({ casella }) => casella === number)
        const isMany = own.some(({ hand }) => hand !== null && hand > 0)
        return (
          <li key={number}>
            <h3 className="font-semibold">{t('casella', { n: number })}</h3>
            <ul>
              {own.map((part) => (
                <PartLine
                  key={`${part.player} ${part.hand} ${part.provision}`}
                  part={part}
                  isMany={isMany}
                />
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

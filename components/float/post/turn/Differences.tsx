'use client'
import { asChips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { Amount, useChips } from '../../../tell/Amount'
import { type Difference, NOTES_ROW } from '../../kit/draft'

/** The denominations that differ from what should be there. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const t = useT('float-post')
  const chips = useChips()
  return (
    <ul className="flex flex-col gap-0.5">
      {differences.map(({ row, pieces, chips: worth }) => (
        <li key={row} className="font-semibold text-bad">
          {row === NOTES_ROW
            ? t('gap.ofNotes')
            : t(pieces < 0 ? 'gap.missing' : 'gap.tooMany', {
                count: Math.abs(pieces),
                value: chips(asChips(row)),
              })}{' '}
          <Amount chips={worth} sign />
        </li>
      ))}
    </ul>
  )
}

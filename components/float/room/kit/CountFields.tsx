'use client'
import { MOST_PIECES } from '@/rules/float/pieces/pieces'
import { asChips, type Chips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { MoneyCell } from '../../../money/MoneyField'
import { Amount, useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { NumberCell } from '../../../ui/number/NumberCell'
import { ChipDisc } from '../../kit/ChipDisc'
import {
  type CountDraft,
  type CountedThing,
  countAt,
  counted,
  type Denomination,
  differencesOf,
  NOTES_ROW,
  rowsOf,
  worthOfDraft,
} from '../../kit/draft'
import type { Due } from './due'

interface CountFieldsProps {
  label: string
  list: readonly Denomination[]
  withNotes?: boolean
  draft: CountDraft
  onDraft: (draft: CountDraft) => void
  /** The pieces that should be there; left out where the count is blind. */
  due?: Due | null
}

/** Pieces by denomination, typed in fields; each value and the total are reckoned. For a phone as for the desk. */
export function CountFields(props: CountFieldsProps) {
  const { label, list, withNotes = false, draft, onDraft, due = null } = props
  const t = useT('float-room')
  const rows = rowsOf(list, withNotes)
  const wrong = due ? differencesOf(draft, rows, due).map(({ row }) => row) : []
  return (
    <fieldset aria-label={label} className="flex flex-col gap-2">
      <div className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
        {rows.map((row) => (
          <CountRow
            key={row}
            row={row}
            count={countAt(draft, row)}
            isWrong={wrong.includes(row)}
            onCount={(count) => onDraft(counted(draft, row, count))}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-line-strong pt-2">
        {due ? (
          <Button variant="quiet" onPress={() => onDraft(draftOf(due))}>
            {t('count.asExpected')}
          </Button>
        ) : (
          <span />
        )}
        <p className="flex items-baseline gap-3" aria-live="polite">
          {t('count.total')}
          <Amount chips={worthOfDraft(draft)} className="text-2xl font-semibold" />
        </p>
      </div>
    </fieldset>
  )
}

const draftOf = ({ pieces, banknotes }: Due): CountDraft => ({ counts: pieces, notes: banknotes })

interface CountRowProps {
  row: CountedThing
  count: number | null
  isWrong: boolean
  /** Null while nothing is typed that is a number of pieces. */
  onCount: (count: number | null) => void
}

function CountRow({ row, count, isWrong, onCount }: CountRowProps) {
  const t = useT('float-room')
  const chips = useChips()
  const name = row === NOTES_ROW ? t('count.notes') : chips(asChips(row))
  const worth: Chips | null =
    count === null ? null : asChips(row === NOTES_ROW ? count : count * row)
  const cell = {
    label: t('count.piecesOf', { name }),
    value: count,
    min: 0,
    onType: onCount,
    className: `min-h-11! py-1! ${isWrong ? 'border-warn!' : ''}`,
  }
  return (
    <div className="grid grid-cols-[5.6rem_5.5rem_minmax(0,1fr)] items-center gap-2">
      <span className="font-semibold tabular-nums">
        {row !== NOTES_ROW && (
          <>
            <ChipDisc value={row} />{' '}
          </>
        )}
        {name}
      </span>
      {row === NOTES_ROW ? <MoneyCell {...cell} /> : <NumberCell {...cell} max={MOST_PIECES} />}
      <span className={`text-right tabular-nums ${isWrong ? 'text-warn' : 'text-sage'}`}>
        <Amount chips={worth} />
      </span>
    </div>
  )
}

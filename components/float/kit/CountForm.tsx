'use client'
import { type ReactNode, useState } from 'react'
import { MOST_PIECES, type Pieces } from '@/rules/float/pieces/pieces'
import { asChips, type Chips, MOST_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { Bounds } from '../../tablet/Bounds'
import { Amount, useChips } from '../../tell/Amount'
import { PlainButton } from '../../ui/PlainButton'
import { ChipDisc } from './ChipDisc'
import {
  type CountDraft,
  type CountedThing,
  countAt,
  counted,
  type Denomination,
  NOTES_ROW,
  rowsOf,
  uncounted,
  worthOfDraft,
} from './draft'
import { KeyboardArea, PadKeys } from './PadKeys'
import {
  countOf,
  EMPTY_TALLY,
  type Tally,
  tallyText,
  withDigits,
  withoutLast,
  withPlus,
  withTimes,
} from './tally'

interface CountFormProps {
  label: string
  list: readonly Denomination[]
  withNotes: boolean
  draft: CountDraft
  onDraft: (draft: CountDraft) => void
  /** The pieces that should be there: each row then has a key that says so. Left out where the count is blind. */
  due?: { readonly pieces: Pieces; readonly banknotes: Chips } | null
  /** Begins anew a count that was left half done; null or absent where it was begun now. */
  onAnew?: (() => void) | null
  /** Below the keypad: what follows from the count. */
  children: ReactNode
}

/** A count by denomination: how many of each, its value reckoned at once. */
export function CountForm(props: CountFormProps) {
  const { label, list, withNotes, draft, onDraft, due = null } = props
  const t = useT('float')
  const rows = rowsOf(list, withNotes)
  const keys = useCountKeys(rows, draft, onDraft)
  const { chosen, choose, step, type, erase, adding } = keys
  const dueAt = (row: CountedThing) =>
    due && (row === NOTES_ROW ? due.banknotes : (due.pieces[row] ?? 0))
  const left = uncounted(draft, rows).length
  return (
    <KeyboardArea label={label} onDigits={type} onErase={erase} onStep={step} adding={adding}>
      <div className="@container">
        <div className="grid gap-4 @min-[30rem]:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] @3xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="grid content-start gap-1 @3xl:grid-flow-col @3xl:grid-cols-2 @3xl:grid-rows-[repeat(7,auto)] @3xl:gap-x-3">
            {rows.map((row) => (
              <CountLine
                key={row}
                row={row}
                count={countAt(draft, row)}
                due={dueAt(row)}
                isChosen={row === chosen}
                onChoose={() => choose(row)}
                onTick={(count) => {
                  choose(row)
                  onDraft(counted(draft, row, count))
                }}
              />
            ))}
          </div>
          <div className="flex min-w-0 flex-col gap-2">
            <p className="flex items-baseline justify-between gap-2" aria-live="polite">
              <span>{t('count.total')}</span>
              <Amount chips={worthOfDraft(draft)} className="text-2xl font-semibold" />
            </p>
            <Most row={chosen} count={countAt(draft, chosen)} />
            <PadKeys onDigits={type} onErase={erase} onClear={keys.clear} adding={adding} />
            <p className="min-h-6 text-right tabular-nums" aria-live="polite">
              {keys.told}
            </p>
            <PlainButton
              onPress={() => step(1)}
              className="min-h-11 rounded-lg border-2 border-line-strong bg-felt-high"
            >
              {t('count.next')}
            </PlainButton>
            {left > 0 && <p className="text-sm text-sage">{t('count.left', { count: left })}</p>}
            {props.onAnew && <Anew onAnew={props.onAnew} />}
            {props.children}
          </div>
        </div>
      </div>
    </KeyboardArea>
  )
}

/** A count left half done goes on, or begins anew. */
function Anew({ onAnew }: { onAnew: () => void }) {
  const t = useT('float')
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-warn">
      {t('count.resumed')}
      <PlainButton onPress={onAnew} className="min-h-11 px-3 underline">
        {t('count.anew')}
      </PlainButton>
    </p>
  )
}

/** The row that is counted, and the keys that add it up. */
function useCountKeys(
  rows: readonly CountedThing[],
  draft: CountDraft,
  onDraft: (draft: CountDraft) => void,
) {
  const [chosen, setChosen] = useState<CountedThing>(rows[0] ?? NOTES_ROW)
  // Null until a key is pressed: a count that stands there is then replaced by digits, and continued by other keys.
  const [tally, setTally] = useState<Tally | null>(null)
  const standing = tally ?? { ...EMPTY_TALLY, typed: countAt(draft, chosen) }
  const choose = (row: CountedThing) => {
    setChosen(row)
    setTally(null)
  }
  const set = (next: Tally) => {
    setTally(next)
    onDraft(counted(draft, chosen, countOf(next)))
  }
  return {
    chosen,
    choose,
    step(steps: 1 | -1) {
      const at = rows.indexOf(chosen) + steps
      const next = rows[Math.max(0, Math.min(rows.length - 1, at))]
      if (next !== undefined) choose(next)
    },
    type: (digits: string) => set(withDigits(tally ?? EMPTY_TALLY, digits)),
    erase: () => set(withoutLast(standing)),
    clear: () => set(EMPTY_TALLY),
    adding: {
      onTimes: () => set(withTimes(standing)),
      onPlus: () => set(withPlus(standing)),
    },
    /** The keys so far, where more than one number was typed. */
    told: tally && tallyText(tally),
  }
}

/** The most that a row may be counted at, once it is passed. */
function Most({ row, count }: { row: CountedThing; count: number | null }) {
  const isNotes = row === NOTES_ROW
  return (
    <Bounds
      typed={count ?? 0}
      max={isNotes ? MOST_CHIPS : MOST_PIECES}
      isCount={!isNotes}
      isShort
    />
  )
}

interface CountLineProps {
  row: CountedThing
  count: number | null
  due: number | null
  isChosen: boolean
  onChoose: () => void
  onTick: (count: number) => void
}

function CountLine({ row, count, due, isChosen, onChoose, onTick }: CountLineProps) {
  const t = useT('float')
  const chips = useChips()
  const name = row === NOTES_ROW ? t('count.notes') : chips(asChips(row))
  const worth = count === null ? null : asChips(row === NOTES_ROW ? count : count * row)
  const tone = count !== null && due !== null && count !== due ? 'text-bad' : ''
  return (
    <div className={`grid gap-1 ${due === null ? '' : 'grid-cols-[minmax(0,1fr)_3.2rem]'}`}>
      <PlainButton
        aria-label={t('count.row', {
          name,
          count: count ?? 0,
          state: count === null ? 'no' : 'yes',
        })}
        aria-pressed={isChosen}
        onPress={onChoose}
        className={`grid min-h-10 grid-cols-[4.7rem_2rem_minmax(0,1fr)] items-center gap-1 rounded-md border-2 px-2 text-right leading-tight tabular-nums outline-offset-1 ${
          isChosen ? 'border-brass bg-felt-high' : 'border-line bg-felt'
        }`}
      >
        <span
          className={`truncate text-left font-semibold ${row === NOTES_ROW ? 'col-span-2' : ''}`}
        >
          {row !== NOTES_ROW && (
            <>
              <ChipDisc value={row} />{' '}
            </>
          )}
          {name}
        </span>
        {row !== NOTES_ROW && <strong className={tone}>{count ?? '—'}</strong>}
        <span className={`text-sm text-sage ${tone}`}>
          {worth === null ? '—' : <Amount chips={worth} />}
        </span>
      </PlainButton>
      {due !== null && (
        <PlainButton
          aria-label={t('count.tick', { name, count: due })}
          onPress={() => onTick(due)}
          className="min-h-10 rounded-md border-2 border-line-strong bg-felt-high text-sm tabular-nums focus-visible:outline-4"
        >
          {count === due ? '✓' : `= ${due}`}
        </PlainButton>
      )}
    </div>
  )
}

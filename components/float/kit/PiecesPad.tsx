'use client'
import { useState } from 'react'
import type { Pieces } from '@/rules/float/pieces/pieces'
import { asChips } from '@/rules/kernel/chips'
import { useUnit } from '../../club/useUnit'
import { useT } from '../../language/i18n'
import { Bounds } from '../../tablet/Bounds'
import { typedOn, withoutDigit } from '../../tablet/typed'
import { Amount, useChips } from '../../tell/Amount'
import { PlainButton } from '../../ui/PlainButton'
import { ChipDisc } from './ChipDisc'
import { type Denomination, rowsOf } from './draft'
import { KeyboardArea, PadKeys } from './PadKeys'
import {
  EMPTY_TALLY,
  type Tally,
  tallied,
  tallyText,
  withDigits,
  withoutLast,
  withTimes,
} from './tally'

interface PiecesPadProps {
  label: string
  list: readonly Denomination[]
  pieces: Pieces
  onPieces: (pieces: Pieces) => void
  /** The most of each that may be named; no limit when left out. */
  held?: Pieces
  isDisabled?: boolean
}

/** The pieces with another count of one denomination; none of it is left out. */
function withCount(pieces: Pieces, value: number, count: number): Pieces {
  const { [value]: _before, ...others } = pieces as Record<string, number>
  return count > 0 ? { ...others, [value]: count } : others
}

/**
 * Pieces by denomination: a tap adds one of them, digits say how many of the one tapped last; or, as at a cash desk, how
 * many and then which: 12 × 50 +.
 */
export function PiecesPad({ label, list, pieces, onPieces, held, isDisabled }: PiecesPadProps) {
  const values = rowsOf(list, false).filter((row) => typeof row === 'number')
  const most = (value: number) => held?.[value] ?? (held ? 0 : Number.POSITIVE_INFINITY)
  const keys = usePieceKeys({ values, pieces, onPieces, most })
  const { chosen, adding } = keys
  return (
    <KeyboardArea
      label={label}
      onDigits={keys.type}
      onErase={keys.erase}
      onStep={keys.step}
      adding={adding}
    >
      <div className="grid grid-cols-3 gap-1">
        {values.map((value) => (
          <PieceKey
            key={value}
            value={value}
            count={pieces[value] ?? 0}
            left={held ? most(value) : null}
            isChosen={chosen === value}
            isDisabled={isDisabled ?? false}
            onPress={() => keys.add(value)}
          />
        ))}
      </div>
      <Entered keys={keys} />
      {values
        .filter((value) => (pieces[value] ?? 0) > most(value))
        .map((value) => (
          <Bounds key={value} typed={pieces[value] ?? 0} max={most(value)} isCount isShort />
        ))}
      <PadKeys
        isDisabled={isDisabled ?? false}
        adding={adding}
        onDigits={keys.type}
        onErase={keys.erase}
        onClear={keys.clear}
        onEmpty={keys.empty}
      />
    </KeyboardArea>
  )
}

interface PieceKeysProps extends Pick<PiecesPadProps, 'pieces' | 'onPieces'> {
  values: readonly number[]
  most: (value: number) => number
}

/** The denomination tapped last, and the keys: digits before a denomination are how many of the one tapped next. */
function usePieceKeys({ values, pieces, onPieces, most }: PieceKeysProps) {
  const unit = useUnit()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isFresh, setFresh] = useState(true)
  const [entry, setEntry] = useState<Tally>(EMPTY_TALLY)
  const set = (value: number, count: number) => onPieces(withCount(pieces, value, count))
  const countOf = (value: number) => pieces[value] ?? 0
  const choose = (value: number | null) => {
    setChosen(value)
    setFresh(true)
    setEntry(EMPTY_TALLY)
  }
  const { times } = entry
  const typed = entry.typed === null ? null : entry.typed * unit
  const isNamed = times !== null && typed !== null && values.includes(typed)
  return {
    chosen,
    entry,
    /** The value typed after `×` of which there is no piece. */
    unknown: times !== null && typed !== null && !isNamed ? typed : null,
    add(value: number) {
      const many = entry.typed === null ? times : tallied(entry)
      choose(many === null ? value : null)
      if (many !== null) set(value, countOf(value) + many)
      else if (countOf(value) < most(value)) set(value, countOf(value) + 1)
    },
    type(digits: string) {
      if (chosen === null) setEntry(withDigits(entry, digits))
      else set(chosen, typedOn(countOf(chosen), digits, isFresh))
      setFresh(false)
    },
    erase() {
      if (chosen === null) setEntry(withoutLast(entry))
      else set(chosen, withoutDigit(countOf(chosen)))
    },
    clear() {
      if (chosen === null) setEntry(EMPTY_TALLY)
      else set(chosen, 0)
    },
    empty() {
      onPieces({})
      choose(null)
    },
    step(steps: 1 | -1) {
      const at = chosen === null ? (steps === 1 ? -1 : 0) : values.indexOf(chosen)
      choose(values.at((at + steps) % values.length) ?? null)
    },
    adding: {
      onTimes: () => (chosen === null ? setEntry(withTimes(entry)) : choose(null)),
      onPlus() {
        if (isNamed) set(typed, countOf(typed) + times)
        if (isNamed || chosen !== null) choose(null)
      },
    },
  }
}

/** The digits so far, or what to do. */
function Entered({ keys }: { keys: ReturnType<typeof usePieceKeys> }) {
  const t = useT('float')
  const chips = useChips()
  const { chosen, entry, unknown } = keys
  const told = entry.times === null && entry.typed !== null ? `${entry.typed} ×` : tallyText(entry)
  return (
    <p className="text-sm text-sage" aria-live="polite">
      {chosen !== null ? (
        <>
          {t('pad.howMany')} <Amount chips={asChips(chosen)} className="font-semibold text-ivory" />
        </>
      ) : (
        <>
          {told && <strong className="text-lg text-ivory tabular-nums">{told}</strong>}{' '}
          {unknown !== null
            ? t('pad.noSuchPiece', { value: chips(asChips(unknown)) })
            : t(told ? 'pad.ofWhich' : 'pad.tapFirst')}
        </>
      )}
    </p>
  )
}

interface PieceKeyProps {
  value: number
  count: number
  /** How many there are; null where it does not matter. */
  left: number | null
  isChosen: boolean
  isDisabled: boolean
  onPress: () => void
}

function PieceKey({ value, count, left, isChosen, isDisabled, onPress }: PieceKeyProps) {
  const t = useT('float')
  const chips = useChips()
  const name = chips(asChips(value))
  return (
    <PlainButton
      isDisabled={isDisabled || left === 0}
      aria-label={t('pad.piece', { value: name, count })}
      onPress={onPress}
      className={`flex min-h-11 cursor-pointer flex-col items-center justify-center rounded-lg border-2 leading-tight tabular-nums outline-offset-2 disabled:cursor-not-allowed disabled:opacity-40 focus-visible:outline-4 focus-visible:outline-brass ${
        isChosen ? 'border-brass bg-felt-high' : 'border-line-strong bg-felt-high'
      }`}
    >
      <span className="flex items-center gap-1.5 font-semibold">
        <ChipDisc value={value} />
        {name}
      </span>
      <span
        className={`text-sm ${left !== null && count > left ? 'font-semibold text-bad' : count > 0 ? 'font-semibold text-brass-high' : 'text-sage'}`}
      >
        {left === null ? t('pad.count', { count }) : t('pad.countOf', { count, left })}
      </span>
    </PlainButton>
  )
}

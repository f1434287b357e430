'use client'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { INPUT_LOOK } from '../Field'
import { type Notation, useTyping, WHOLE } from './NumberField'
import { type Extent, outside } from './typed'

export interface NumberCellProps extends Extent {
  /** The name of the field, which has no label of its own in its row. */
  label: string
  /** The number kept so far; null where there is none. */
  value: number | null
  notation?: Notation
  /** Told at each key: the number, or null while the text is none that the cell takes; and the former one once it is dropped. */
  onType?: (value: number | null) => void
  /** Told when the cell is left with a number typed that it takes. */
  onKeep?: (value: number) => void
  /** Enter and the arrows go to another row: 1 is the next, −1 the one above. */
  onMove?: (by: number) => void
  autoFocus?: boolean
  className?: string
}

/** The number typed and not kept yet, what was told of it, and the number that stood there before. */
interface Own {
  value: number | null
  told: number | null
  former: number | null
}

/** The text of a cell, and what becomes of it when the cell is left or its number changes elsewhere. */
function useCell({ value, notation = WHOLE, onType, onKeep, ...extent }: Kept) {
  const [own, setOwn] = useState<Own | null>(null)
  const [isHere, setHere] = useState(false)
  const { text, type, fault, error, tell, forget } = useTyping({
    ...extent,
    notation,
    value: own ? own.value : value,
    isOptional: true,
    onChange: (typed) => {
      const told = typed !== null && outside(typed, extent) === null ? typed : null
      setOwn({ value: typed, told, former: own ? own.former : value })
      onType?.(told)
    },
  })
  function close() {
    setOwn(null)
    forget()
  }
  function drop(back: number | null) {
    close()
    if (own) onType?.(back)
  }
  // A number from elsewhere takes the place of a text that nobody is typing any more.
  const changed = useEffectEvent((now: number | null) => {
    if (own && !isHere && now !== own.told) drop(now)
  })
  useEffect(() => changed(value), [value])
  return {
    ...{ text, type, error, tell },
    isWrong: fault !== null,
    enter: () => setHere(true),
    giveUp: () => drop(own ? own.former : value),
    leave() {
      setHere(false)
      if (fault !== null) return tell()
      if (own && own.value !== null) onKeep?.(own.value)
      close()
    },
  }
}

type Kept = Pick<NumberCellProps, 'value' | 'notation' | 'onType' | 'onKeep'> & Extent

/** A number in a row of a table, kept when the cell is left; a text that is none stays, with the reason below it. */
export function NumberCell(props: NumberCellProps) {
  const { label, autoFocus = false, onMove, className = '', ...kept } = props
  const { notation = WHOLE } = kept
  const cell = useCell(kept)
  const { error } = cell
  const reason = useId()
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const move = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') cell.giveUp()
    if (move === undefined || !onMove) return
    event.preventDefault()
    if (cell.isWrong) return cell.tell()
    // Leaving the field keeps the number, so that it is kept on the last row too, which has no next field.
    event.currentTarget.blur()
    onMove(move)
  }
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : reason}
        inputMode={notation.decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the first row of a count, which is typed with the keyboard
        autoFocus={autoFocus}
        value={cell.text}
        onChange={(event) => cell.type(event.target.value)}
        onFocus={(event) => {
          cell.enter()
          event.target.select()
        }}
        onBlur={cell.leave}
        onKeyDown={onKeyDown}
        className={`${INPUT_LOOK} text-right tabular-nums ${error === null ? '' : 'border-bad!'} ${className}`}
      />
      {error !== null && (
        <span id={reason} role="alert" className="block text-left text-sm text-bad">
          {error}
        </span>
      )}
    </>
  )
}

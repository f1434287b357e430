'use client'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { FieldError, Group, Input, Label, Text, TextField } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { INPUT_LOOK, LABEL_LOOK } from '../Field'
import { PlainButton } from '../PlainButton'
import { type Extent, nearest, outside, readWhole, stepped, type TypingFault } from './typed'

/**
 * A value as it was typed: null while the field is empty or its text is no number. In a field that may be left empty such a
 * text is `NaN`, which no rule takes: it must not be given as if nothing had been typed.
 */
interface Typed {
  value: number | null
  onChange: (value: number | null) => void
}

/** The way a kind of number is typed and written; whole numbers when left out. */
export interface Notation {
  /** The number that a text means, whatever the extent, or the reason why it means none. */
  read: (text: string) => number | 'text' | 'decimals'
  /** The number in the field. */
  write: (value: number) => string
  /** The number in a sentence, with its unit. */
  tell: (value: number) => string
  /** The most digits after the decimal separator. */
  decimals: number
  /** The sign of the unit beside the field, such as €. */
  sign?: string | null
  /** The largest that any field of the kind takes, too large to be told as a bound. */
  most?: number
}

export const WHOLE: Notation = { read: readWhole, write: String, tell: String, decimals: 0 }

interface TypingProps extends Typed, Partial<Extent> {
  min: number
  notation?: Notation
  /** It may be left empty. */
  isOptional?: boolean
}

/**
 * A number as somebody types it: kept to the letter until it is left or changed from outside, then written as such numbers
 * are. Nothing is rounded and nothing clamped; a number that may not be given stays where it is, and `error` says why and
 * what may be, once the next key cannot mend it any more: it is too much, the field was left, or Enter was pressed.
 */
export function useTyping(props: TypingProps) {
  const { value, onChange, notation = WHOLE, isOptional = false, min, max, step } = props
  const extent: Extent = {
    min,
    ...(max === undefined ? {} : { max }),
    ...(step === undefined ? {} : { step }),
  }
  const [draft, setDraft] = useState<Draft | null>(null)
  const own = draft !== null && Object.is(draft.value, value) ? draft : null
  // A text whose number was changed from outside is gone, and does not come back with the number.
  if (draft !== null && own === null) setDraft(null)
  const fault = faultOf(own?.text ?? null, { value, notation, extent, isOptional })
  const isTold = own === null || own.isTold || fault === 'high'
  const known = knownOf(value)
  const told = useFault(fault, known, { extent, notation })
  function type(typed: string) {
    const read = typed.trim() === '' ? null : notation.read(typed)
    const number = typeof read === 'string' ? (isOptional ? Number.NaN : null) : read
    setDraft({ text: typed, value: number, isTold: false })
    onChange(number)
  }
  return {
    text: own?.text ?? (known === null ? '' : notation.write(known)),
    type,
    known,
    fault,
    error: isTold ? told : null,
    extent,
    /** Tells what is wrong with the text, such as at Enter. */
    tell: () => setDraft((one) => one && { ...one, isTold: true }),
    /** Writes the number as such numbers are written, or tells why there is none. */
    leave: () =>
      setDraft((one) => (knownOf(value) === null && one ? { ...one, isTold: true } : null)),
    forget: () => setDraft(null),
  }
}

/** A text that is being typed, and the number that it means. */
interface Draft {
  text: string
  value: number | null
  isTold: boolean
}

const knownOf = (value: number | null) => (value === null || Number.isNaN(value) ? null : value)

interface Judged extends Pick<Typed, 'value'> {
  notation: Notation
  extent: Extent
  isOptional: boolean
}

/** The reason why a field holds nothing that may be given; an empty field is wrong once it was emptied by hand. */
function faultOf(typed: string | null, { value, ...judged }: Judged): TypingFault | null {
  const known = knownOf(value)
  if (known !== null) return outside(known, judged.extent)
  if (typed === null) return value === null ? null : 'text'
  if (typed.trim() === '') return judged.isOptional ? null : 'empty'
  const read = judged.notation.read(typed)
  return typeof read === 'number' ? null : read
}

/** The sentence about a fault: the reason, the extent, and what to write. */
function useFault(
  fault: TypingFault | null,
  value: number | null,
  { extent, notation }: Pick<Judged, 'extent' | 'notation'>,
): string | null {
  const t = useTranslations('common')
  if (fault === null) return null
  const { min, max, step = 1 } = extent
  const { tell, decimals } = notation
  const told = [t(`typed.${fault}`, { decimals })]
  const from = tell(min)
  const isBound = max !== undefined && (fault === 'high' || max !== notation.most)
  told.push(isBound ? t('typed.within', { from, to: tell(max) }) : t('typed.from', { from }))
  if (step > 1) told.push(t('typed.steps', { step: tell(step) }))
  const near = value === null ? [] : nearest(value, extent)
  const [first, second] = near
  if (first !== undefined)
    told.push(
      second === undefined
        ? t('typed.write', { one: tell(first) })
        : t('typed.either', { one: tell(first), other: tell(second) }),
    )
  return told.join(' ')
}

export interface NumberFieldProps extends TypingProps {
  label: string
  hint?: ReactNode
  /** The multiples to which + and − go, where any number between them may be typed too. */
  stride?: number | undefined
  autoFocus?: boolean
}

/** A number with − and + of 48 px. A turn of the wheel changes nothing; arrows do what − and + do. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, onChange, stride, notation = WHOLE } = props
  const typing = useTyping(props)
  const { error } = typing
  const name = useId()
  const brings = (by: 1 | -1) => stepped(typing.known, by, typing.extent, stride)
  const go = (by: 1 | -1) => {
    const next = brings(by)
    if (next !== null) onChange(next)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') typing.tell()
    const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key]
    if (by === undefined) return
    event.preventDefault()
    go(by)
  }
  return (
    <TextField
      value={typing.text}
      onChange={typing.type}
      onBlur={typing.leave}
      isInvalid={error !== null}
      autoFocus={props.autoFocus ?? false}
      autoComplete="off"
      inputMode={typing.extent.min < 0 ? 'text' : notation.decimals > 0 ? 'decimal' : 'numeric'}
      className="flex flex-col gap-1"
    >
      <Label id={name} className={LABEL_LOOK}>
        {label}
      </Label>
      <Group className="flex flex-wrap items-stretch gap-2">
        <Step by={-1} labelId={name} next={brings(-1)} notation={notation} onPress={() => go(-1)} />
        <Input
          // On the field itself React Aria would keep Escape from the dialog around it.
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.select()}
          className={`${INPUT_LOOK} w-0! min-w-16 flex-1 basis-16 text-center tabular-nums`}
        />
        {notation.sign && (
          <span aria-hidden className="self-center text-sage">
            {notation.sign}
          </span>
        )}
        <Step by={1} labelId={name} next={brings(1)} notation={notation} onPress={() => go(1)} />
      </Group>
      {hint && !error && (
        <Text slot="description" className="text-sm text-sage">
          {hint}
        </Text>
      )}
      <FieldError className="text-sm font-semibold text-bad">{error}</FieldError>
    </TextField>
  )
}

interface StepProps {
  by: 1 | -1
  /** The id of the field's label. */
  labelId: string
  next: number | null
  notation: Notation
  onPress: () => void
}

function Step({ by, labelId, next, notation, onPress }: StepProps) {
  const t = useTranslations('common')
  return (
    <PlainButton
      aria-label={t(by === 1 ? 'typed.more' : 'typed.less', {
        to: next === null ? 'none' : notation.tell(next),
      })}
      aria-describedby={labelId}
      tabIndex={-1}
      isDisabled={next === null}
      onPress={onPress}
      className="min-h-12 min-w-12 shrink-0 rounded-lg border-2 border-line-strong bg-felt-high text-xl font-semibold hover:border-brass disabled:opacity-40"
    >
      {by === 1 ? '+' : '−'}
    </PlainButton>
  )
}

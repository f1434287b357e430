'use client'
import { CHIP_COLOURS, type ChipColour, coloursOf } from '@/rules/float/pieces/colours'
import { MOST_PIECES } from '@/rules/float/pieces/pieces'
import { asChips, type Chips, sumOf, times } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { MoneyCell } from '../../../money/MoneyField'
import { TD, TD_RIGHT } from '../../../officer/look'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { Amount, useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { NumberCell } from '../../../ui/number/NumberCell'
import { Select } from '../../../ui/Select'
import { ColourDisc } from '../../kit/ChipDisc'

/** The most denominations that a box may have. */
const MOST_KINDS = 24
const CELL = 'min-h-11! max-w-36 py-1!'

/** A denomination as it is typed: without a value or a number while none is. */
interface Kind {
  readonly value: Chips | null
  readonly pieces: number | null
  readonly colour?: ChipColour | undefined
}

interface ListFieldProps {
  label: string
  list: readonly Kind[]
  onList: (list: readonly Kind[]) => void
}

/** The denominations of a box and how many of each; values and total are reckoned, never typed. */
export function ListField({ label, list, onList }: ListFieldProps) {
  const t = useT('float-room')
  const change = (at: number, part: Partial<Kind>) =>
    onList(list.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const colours = coloursOf(list)
  const worths = list.flatMap((one) => worthOfKind(one) ?? [])
  const pieces = list.reduce((all, one) => all + (one.pieces ?? 0), 0)
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-2 font-serif text-lg font-semibold">{label}</legend>
      <SheetTable
        caption={label}
        head={
          <>
            <Column of="figures">{t('declare.piece')}</Column>
            <Column>{t('declare.colour')}</Column>
            <Column of="figures">{t('declare.pieces')}</Column>
            <Column of="figures">{t('declare.value')}</Column>
            <Column of="buttons">{t('declare.remove')}</Column>
          </>
        }
      >
        {list.map((one, at) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its value changes as it is typed.
            key={at}
            one={one}
            colour={colours[String(one.value)] ?? 'white'}
            isLast={list.length === 1}
            onChange={(part) => change(at, part)}
            onRemove={() => onList(list.filter((_, index) => index !== at))}
          />
        ))}
      </SheetTable>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="quiet"
          isDisabled={list.length >= MOST_KINDS}
          onPress={() => onList([...list, { value: null, pieces: 0 }])}
        >
          {t('declare.add')}
        </Button>
        <p aria-live="polite">
          {t('declare.total', { kinds: list.length, pieces })}{' '}
          <Amount
            chips={worths.length === list.length ? sumOf(worths) : null}
            className="text-xl font-semibold"
          />
        </p>
      </div>
    </fieldset>
  )
}

/** Null while its value or number is being typed anew: the list is then no float. */
const worthOfKind = ({ value, pieces }: Kind): Chips | null =>
  value === null || pieces === null ? null : times(value, pieces)

interface ListRowProps {
  one: Kind
  /** Its colour: the chosen one, or the usual one. */
  colour: ChipColour
  isLast: boolean
  onChange: (part: Partial<Kind>) => void
  onRemove: () => void
}

function ListRow({ one, colour, isLast, onChange, onRemove }: ListRowProps) {
  const t = useT('float-room')
  const chips = useChips()
  const name = one.value === null ? '' : chips(one.value)
  return (
    <tr>
      <td className={TD_RIGHT}>
        <MoneyCell
          label={t('declare.piece')}
          value={one.value}
          onType={(value) => onChange({ value: value === null ? null : asChips(value) })}
          className={CELL}
        />
      </td>
      <td className={TD}>
        <span className="flex min-w-40 items-center gap-2">
          <ColourDisc colour={colour} />
          <Select
            label={<span className="sr-only">{t('declare.colourOf', { name })}</span>}
            value={colour}
            onChange={(chosen) => onChange({ colour: chosen })}
            options={CHIP_COLOURS.map((key) => ({ key, label: t(`declare.colours.${key}`) }))}
            className="grow"
          />
        </span>
      </td>
      <td className={TD_RIGHT}>
        <NumberCell
          label={t('count.piecesOf', { name })}
          value={one.pieces}
          min={0}
          max={MOST_PIECES}
          onType={(pieces) => onChange({ pieces })}
          className={CELL}
        />
      </td>
      <td className={TD_RIGHT}>
        <Amount chips={worthOfKind(one)} />
      </td>
      <td className={`${TD} w-16`}>
        <Button
          variant="quiet"
          aria-label={t('declare.removeOne', { name })}
          isDisabled={isLast}
          onPress={onRemove}
        >
          ✕
        </Button>
      </td>
    </tr>
  )
}

'use client'
import { asChips, totalChips } from '@/rules/kernel/chips'
import { ChipsField } from '../../../club/ChipsField'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { NumberField } from '../../../ui/NumberField'
import type { Denomination } from '../../kit/draft'

interface ListFieldProps {
  label: string
  list: readonly Denomination[]
  onList: (list: readonly Denomination[]) => void
}

/** The denominations of a box and how many of each; the total is reckoned, never typed. */
export function ListField({ label, list, onList }: ListFieldProps) {
  const t = useT('float-room')
  const change = (at: number, part: Partial<Denomination>) =>
    onList(list.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const total = totalChips(list.map(({ value, pieces }) => ({ chips: asChips(value * pieces) })))
  const pieces = list.reduce((all, one) => all + one.pieces, 0)
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-2 font-serif text-lg font-semibold">{label}</legend>
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {list.map((one, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its value changes as it is typed.
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_3rem] items-end gap-2"
          >
            <ChipsField
              label={t('declare.piece')}
              minValue={1}
              value={one.value}
              onChange={(value) => change(at, { value: asChips(value) })}
            />
            <NumberField
              label={t('declare.pieces')}
              minValue={0}
              maxValue={100_000}
              value={one.pieces}
              onChange={(count) => change(at, { pieces: Number.isNaN(count) ? 0 : count })}
            />
            <Button
              variant="quiet"
              aria-label={t('declare.remove')}
              isDisabled={list.length === 1}
              onPress={() => onList(list.filter((_, index) => index !== at))}
            >
              ✕
            </Button>
          </div>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="quiet"
          isDisabled={list.length >= 24}
          onPress={() => onList([...list, { value: asChips(1), pieces: 0 }])}
        >
          {t('declare.add')}
        </Button>
        <p>
          {t('declare.total', { kinds: list.length, pieces })}{' '}
          <Amount chips={total} className="text-xl font-semibold" />
        </p>
      </div>
    </fieldset>
  )
}

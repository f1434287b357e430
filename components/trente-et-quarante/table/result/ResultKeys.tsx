'use client'
import { memo } from 'react'
import { LEAST_ROW, MOST_ROW } from '@/rules/trente-et-quarante/02-rows/verdict'
import { COLOURS } from '@/rules/trente-et-quarante/state/posta'
import { useT } from '../../../language/i18n'
import { PlainButton } from '../../../ui/PlainButton'
import { ColourMark } from '../felt/marks'
import { besideRow, type ResultDraft } from './useResult'

const TOTALS = Array.from({ length: MOST_ROW - LEAST_ROW + 1 }, (_, at) => LEAST_ROW + at)

const LOOK =
  'min-h-10 cursor-pointer rounded-lg border-2 text-lg leading-tight font-semibold tabular-nums outline-offset-2 disabled:opacity-50 focus-visible:outline-4 focus-visible:outline-brass'
const look = (isChosen: boolean) =>
  `${LOOK} ${isChosen ? 'border-brass bg-brass text-ink' : 'border-line-strong bg-felt-high'}`

type ResultKeysProps = Pick<
  ResultDraft,
  'nero' | 'rosso' | 'first' | 'isSent' | 'setTotal' | 'setFirst'
>

/** The result in three taps, in any order: the colour of the very first card, nero's total and rosso's. Source: T.3.3, T.4. */
export const ResultKeys = memo(function ResultKeys(draft: ResultKeysProps) {
  const t = useT('trente-table')
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-3 gap-y-1.5">
      <fieldset className="col-span-full grid grid-cols-2 gap-1">
        <legend className="pb-0.5 text-sm text-sage">{t('tell.first')}</legend>
        {COLOURS.map((colour) => {
          const beside = besideRow(draft, colour)
          return (
            <PlainButton
              key={colour}
              data-means={colour}
              aria-pressed={draft.first === colour}
              isDisabled={draft.isSent}
              onPress={() => draft.setFirst(colour)}
              className={`flex min-h-12! flex-col items-center justify-center ${look(draft.first === colour)}`}
            >
              <span className="flex items-center gap-1.5">
                <ColourMark colour={colour} /> {t(`tell.${colour}`)}
              </span>
              {beside && <span className="text-sm font-normal">{t(`chance.${beside}`)}</span>}
            </PlainButton>
          )
        })}
      </fieldset>
      {COLOURS.map((row) => (
        <fieldset key={row} className="grid grid-cols-5 gap-1">
          <legend className="flex items-center gap-1.5 pb-0.5 text-sm text-sage">
            <ColourMark colour={row} /> {t('tell.row', { row: t(`chance.${row}`) })}
          </legend>
          {TOTALS.map((total) => (
            <PlainButton
              key={total}
              aria-pressed={draft[row] === total}
              isDisabled={draft.isSent}
              onPress={() => draft.setTotal(row, total)}
              className={look(draft[row] === total)}
            >
              {total}
            </PlainButton>
          ))}
        </fieldset>
      ))}
    </div>
  )
})

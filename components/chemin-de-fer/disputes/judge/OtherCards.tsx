'use client'
import { useState } from 'react'
import { verdictOf } from '@/rules/chemin-de-fer/judging/cards'
import type { WhatIf } from '@/rules/chemin-de-fer/judging/played'
import { cardValue } from '@/rules/chemin-de-fer/play/points'
import type { Side } from '@/rules/chemin-de-fer/state/coup'
import type { Card } from '@/rules/kernel/cards'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { TellTexts } from '../../../tell/TellTexts'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/Select'
import { MovedChips } from '../MovedChips'
import type { CoupCase, UsedWhatIf } from './cases'

/** No card at this place. */
const NO_CARD = -1
const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const ROW = 'V.values'

/** The values of three places on each side; `NO_CARD` where there is none. */
type Places = Readonly<Record<Side, readonly number[]>>

const placesOf = (cards: readonly Card[]): number[] =>
  [0, 1, 2].map((place) => {
    const card = cards[place]
    return card === undefined ? NO_CARD : cardValue(card)
  })

const dealt = (values: readonly number[]) => values.filter((value) => value !== NO_CARD)

interface OtherCardsProps {
  one: CoupCase
  /** The coup with each other result. */
  results: readonly WhatIf[]
  onUse: (thought: UsedWhatIf) => void
}

/** V.values, S.12, S.113c: the coup with the cards that the judge holds to be the right ones. */
export function OtherCards({ one: { table, dispute }, results, onUse }: OtherCardsProps) {
  const t = useT('chemin-deputato')
  const { settled } = dispute
  const [places, setPlaces] = useState<Places>({
    punta: placesOf(settled?.punta ?? []),
    banco: placesOf(settled?.banco ?? []),
  })
  const supposed = { punta: dealt(places.punta), banco: dealt(places.banco) }
  const verdict = verdictOf(supposed, table.settings)
  const other = results.find(({ result }) => result === verdict?.result)
  const transfers = other?.transfers ?? []
  return (
    <div className="flex flex-col gap-3 pb-3">
      {(['punta', 'banco'] as const).map((side) => (
        <OneSide
          key={side}
          side={side}
          values={places[side]}
          onChange={(values) => setPlaces({ ...places, [side]: values })}
        />
      ))}
      {verdict ? (
        <div>
          <p className="text-lg font-semibold">
            {t('whatIf.points', verdict.points)} {t(`case.result.${verdict.result}`)}{' '}
            <ProvisionLink id={ROW} />
          </p>
          {verdict.notes.map((note) => (
            <p key={note.key} className="border-l-4 border-warn pl-3">
              <TellTexts tells={[note]} />
            </p>
          ))}
          <MovedChips transfers={transfers} />
        </div>
      ) : (
        <p className="text-sage">{t('whatIf.twoCards')}</p>
      )}
      {transfers.length > 0 && (
        <div>
          <Button onPress={() => onUse({ provision: ROW, transfers })}>{t('whatIf.use')}</Button>
        </div>
      )}
    </div>
  )
}

interface OneSideProps {
  side: Side
  values: readonly number[]
  onChange: (values: readonly number[]) => void
}

function OneSide({ side, values, onChange }: OneSideProps) {
  const t = useT('chemin-deputato')
  const options = [
    { key: NO_CARD, label: t('whatIf.noCard') },
    ...VALUES.map((key) => ({
      key,
      label: key === 0 ? t('whatIf.tens') : key === 1 ? t('whatIf.ace') : String(key),
    })),
  ]
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{t(`replay.${side}`)}</legend>
      <div className="grid grid-cols-3 gap-2">
        {values.map((value, place) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: the three places of a side.
            key={place}
            label={t('whatIf.card', { n: place + 1 })}
            value={value}
            options={options}
            onChange={(chosen) => onChange(values.with(place, chosen))}
          />
        ))}
      </div>
    </fieldset>
  )
}

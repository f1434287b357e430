'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import type { Acting } from '../../commanding'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'
import { EarlyMoves } from './EarlyMoves'
import type { MovesProps } from './PlayPanel'
import { type Chosen, EARLY, rareNow } from './rare/cases'
import { DealStands } from './rare/DealStands'
import { RareCasePage } from './rare/RareCasePage'

interface RareMovesProps extends MovesProps, Pick<Acting, 'refusal' | 'forget'> {
  onClose: () => void
}

/** Rare cases: first the case, then its player, with the text of the provision and the automatic consequences. */
export function RareMoves({ refusal, forget, ...how }: RareMovesProps) {
  const { play, onClose } = how
  const { view } = useTable()
  const t = useT('table')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const turnTo = (page: Chosen | null) => {
    forget()
    setChosen(page)
  }
  return (
    <FullSheet
      title={chosen === null ? t('play.rare') : t(`play.rareMove.${nameOf(chosen)}`)}
      onClose={onClose}
      back={chosen !== null && <Button onPress={() => turnTo(null)}>{t('play.otherCase')}</Button>}
    >
      {chosen === null ? (
        <div className="grid grid-cols-2 gap-2 max-sm:grid-cols-1">
          {rareNow(view.offers, play).map((one) => (
            <Button
              key={nameOf(one)}
              className="justify-between! px-3! text-left!"
              onPress={() => turnTo(one)}
            >
              {t(`play.rareMove.${nameOf(one)}`)}
              <span className="shrink-0 text-sm font-normal text-brass">
                {one === EARLY ? 'VII.2' : one.provisions[0]}
              </span>
            </Button>
          ))}
        </div>
      ) : (
        <>
          {refusal && <Refusal refusal={refusal} />}
          {chosen === EARLY ? (
            <EarlyMoves {...how} />
          ) : chosen.type === 'dealStands' ? (
            <DealStands {...how} />
          ) : (
            <RareCasePage {...how} rare={chosen} />
          )}
        </>
      )}
    </FullSheet>
  )
}

const nameOf = (chosen: Chosen) => (chosen === EARLY ? EARLY : chosen.type)

'use client'
import { useState } from 'react'
import type { SettledCoup } from '@/rules/chemin-de-fer/state/coup'
import { useT } from '../../../language/i18n'
import { Rounds } from '../../../tablet/Rounds'
import { FullSheet } from '../../../tablet/Sheet'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useOffers } from '../../commanding'
import { useTable } from '../context'
import { CoupSum, NetChips } from '../panel/ResultCard'
import { CorrectSheet } from './CorrectSheet'

/** The latest coups, newest first, each with its arithmetic; a wrong entry is put right here. */
export function CoupsSheet({ onClose }: { onClose: () => void }) {
  const t = useT('chemin-table')
  const { view } = useTable()
  const offers = useOffers('correctCoup')
  const [wrong, setWrong] = useState<SettledCoup | null>(null)
  const isOffered = ({ serial }: SettledCoup) =>
    offers.some(({ payload }) => payload.coup === serial)
  const now = view.coup ? 'inPlay' : view.seguito ? 'onOffer' : 'between'
  if (wrong) return <CorrectSheet coup={wrong} onClose={() => setWrong(null)} />
  return (
    <FullSheet title={t('more.coups')} onClose={onClose}>
      <Rounds<SettledCoup>
        table={view.summary.id}
        version={`${view.last?.serial}/${view.moves}`}
        none={t('coups.none')}
      >
        {(coups) => (
          <>
            {!coups.every(isOffered) && (
              <p className="text-sage">{t(`coups.whoCorrects.${now}`)}</p>
            )}
            <ol className="flex flex-col gap-2">
              {coups.map((coup) => (
                <OneCoup
                  key={coup.serial}
                  coup={coup}
                  onWrong={isOffered(coup) ? () => setWrong(coup) : null}
                />
              ))}
            </ol>
          </>
        )}
      </Rounds>
    </FullSheet>
  )
}

interface OneCoupProps {
  coup: SettledCoup
  /** Null where it may not be corrected now. */
  onWrong: (() => void) | null
}

function OneCoup({ coup, onWrong }: OneCoupProps) {
  const t = useT('chemin-table')
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3 border-t border-line pt-2">
      <strong className="text-2xl">{coup.serial}</strong>
      <div className="leading-snug">
        <p>
          <MemberName id={coup.banker} /> · {t(`settle.wins.${coup.result}`)} · {t('coups.matched')}{' '}
          <Amount chips={coup.matched} />
        </p>
        {coup.result !== 'void' && <CoupSum coup={coup} />}
        <NetChips coup={coup} />
      </div>
      {onWrong && <Button onPress={onWrong}>{t('coups.correct')}</Button>}
    </li>
  )
}

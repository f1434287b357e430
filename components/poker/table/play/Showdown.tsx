'use client'
import { useState } from 'react'
import { playersIn } from '@/rules/poker/play/turn'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useOffers, useTable } from '../context'
import { CardPicker } from './CardPicker'
import { JudgeColpo } from './JudgeColpo'
import type { MovesProps } from './PlayPanel'

/** XII: the opening is shown, then the hands in their order; the table judges what the software did not see. */
export function Showdown({ play, act, isDisabled, lowest }: MovesProps & { lowest: number }) {
  const t = useT('table')
  const next = useOffers('showHand')[0]?.payload.member
  const mucks = useOffers('muckHand', { member: next })
  const concedes = useOffers('concede', { member: next })
  const [picking, setPicking] = useState(false)
  return (
    <>
      <OpeningShown play={play} act={act} isDisabled={isDisabled} />
      {typeof next === 'string' && (
        <div className="flex flex-col gap-2">
          <p className="leading-tight">
            <strong>
              <MemberName id={next} />
            </strong>{' '}
            {t('play.showsHand')}
          </p>
          <div className="grid grid-cols-3 gap-2">
            <Button className="px-2!" isDisabled={isDisabled} onPress={() => setPicking(true)}>
              {t('play.pickCards')}
            </Button>
            <Button
              className="px-2!"
              isDisabled={isDisabled || mucks.length === 0}
              onPress={() => act('muckHand', { member: next })}
            >
              {t('play.move.muckHand')}
            </Button>
            {concedes.length > 0 && (
              <Button
                className="px-2!"
                isDisabled={isDisabled}
                onPress={() => act('concede', { member: next })}
              >
                {t('play.move.concede')}
              </Button>
            )}
          </div>
        </div>
      )}
      <JudgeColpo play={play} act={act} isDisabled={isDisabled} />
      {picking && typeof next === 'string' && (
        <CardPicker
          member={next}
          play={play}
          lowest={lowest}
          onClose={() => setPicking(false)}
          onShow={(shown) => act('showHand', { member: next, ...shown })}
        />
      )}
    </>
  )
}

/** VI.6: whether the opener shows what he opened with. */
function OpeningShown({ play, act, isDisabled }: MovesProps) {
  const t = useT('table')
  const { settings } = useTable().view
  const openings = useOffers('showOpening', { excused: false })
  const alone = playersIn(play).length === 1 && settings.onori !== 'nessuno'
  if (openings.length === 0) return null
  return (
    <div className="flex flex-col gap-2 rounded-lg border-2 border-brass p-3">
      <p className="leading-tight">
        <strong>
          <MemberName id={play.opener} />
        </strong>{' '}
        {t('play.showsOpening')}
        {alone && <span className="block text-sm">{t('play.honourFirst')}</span>}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {openings.map(({ payload }) => (
          <Button
            key={String(payload.held)}
            isDisabled={isDisabled}
            onPress={() => act('showOpening', payload)}
          >
            {t(payload.held ? 'consent.yes' : 'consent.no')}
          </Button>
        ))}
      </div>
    </div>
  )
}

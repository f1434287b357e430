'use client'
import { useState } from 'react'
import { honoursAreKept } from '@/rules/poker/14-onori/tribute'
import { playersIn } from '@/rules/poker/giro/turn'
import { mayBeHonoured } from '@/rules/poker/play/opening-honour'
import { HONOURS } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/Confirm'
import { useOffer, useOffers } from '../../commanding'
import { useTable } from '../context'
import { ProvisionText } from '../sheet/ProvisionText'
import { CardPicker } from './CardPicker'
import { JudgeColpo } from './JudgeColpo'
import type { MovesProps } from './PlayPanel'

/** XII: the opening is shown, then the hands in their order; the table judges the hands that the software did not see. */
export function Showdown({ lowest, ...how }: MovesProps & { lowest: number }) {
  const { play, take, isDisabled } = how
  const t = useT('table')
  const show = useOffer('showHand')
  const next = show?.payload.member
  const muck = useOffer('muckHand', { member: next })
  const concede = useOffer('concede', { member: next })
  const [picking, setPicking] = useState(false)
  return (
    <>
      <OpeningShown {...how} />
      {next !== undefined && (
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
              isDisabled={isDisabled || !muck}
              onPress={() => muck && take(muck)}
            >
              {t('play.move.muckHand')}
            </Button>
            {concede && (
              <Button className="px-2!" isDisabled={isDisabled} onPress={() => take(concede)}>
                {t('play.move.concede')}
              </Button>
            )}
          </div>
        </div>
      )}
      <JudgeColpo {...how} />
      {picking && show && (
        <CardPicker
          member={show.payload.member}
          play={play}
          lowest={lowest}
          onClose={() => setPicking(false)}
          onShow={(shown) => take(show, shown)}
        />
      )}
    </>
  )
}

/** VI.6: whether the opener shows the hand that allowed the opening; a no costs money, so the provision is read first. */
function OpeningShown({ play, take, isDisabled }: MovesProps) {
  const t = useT('table')
  const { settings } = useTable().view
  const openings = useOffers('showOpening', { excused: false })
  const alone = playersIn(play).length === 1 && honoursAreKept(settings)
  const [denied, setDenied] = useState(false)
  const shows = openings.find(({ payload }) => payload.held)
  const honoured = mayBeHonoured({ settings }, play) ? shows : undefined
  if (openings.length === 0) return null
  const unshown = openings.find(({ payload }) => !payload.held)
  return (
    <div className="flex flex-col gap-2 rounded-lg border-2 border-brass p-3">
      <p className="leading-tight">
        <strong>
          <MemberName id={play.opener} />
        </strong>{' '}
        {t('play.showsOpening')}
        {alone && !honoured && <span className="block text-sm">{t('play.honourFirst')}</span>}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {openings.map((offer) => (
          <Button
            key={String(offer.payload.held)}
            isDisabled={isDisabled}
            onPress={() => (offer.payload.held ? take(offer) : setDenied(true))}
          >
            {t(offer.payload.held ? 'consent.yes' : 'consent.no')}
          </Button>
        ))}
        {honoured &&
          HONOURS.map((honour) => (
            <Button
              key={honour}
              className="px-2!"
              isDisabled={isDisabled}
              onPress={() => take(honoured, { honour })}
            >
              {t(`play.opening.honour.${honour}`)}
            </Button>
          ))}
      </div>
      {denied && unshown && (
        <Confirm
          title={t('play.notShown.title')}
          action={t('play.notShown.action')}
          danger
          onConfirm={() => {
            setDenied(false)
            void take(unshown)
          }}
          onClose={() => setDenied(false)}
        >
          <ProvisionText id="VI.6" named />
        </Confirm>
      )}
    </div>
  )
}

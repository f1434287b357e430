'use client'
import { useState } from 'react'
import type { SeatNumber } from '@/rules/chemin-de-fer/state/ids'
import { asChips, NO_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Foot, Notes } from '../../../tablet/Foot'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { useTable } from '../context'
import { Acts } from '../other/Acts'
import { ChipsPad, sumsWithin } from '../sheet/ChipsPad'
import { Refused } from '../sheet/Refused'
import { Waits } from './Waits'

/** Acts that bring the sabot to a seat, the steps of a taglia among them when the level was lowered in the middle of them. */
const BEFORE_A_TURN = [
  'beginTaglia',
  'announceCards',
  'offerCut',
  'cutForHouse',
  'loadSabot',
  'imposeMano',
  'returnBank',
] as const

/** The sabot has come to a seat: its holder opens the bank, or lets the mano go by. */
export function OpenPanel() {
  const t = useT('chemin-table')
  const { view } = useTable()
  const { summary } = view
  const seat = summary.seats.find((one) => one.seat === summary.turn)
  const opening = useOffer('openBank')
  if (!seat?.holder)
    return (
      <>
        <h2 className="text-2xl">{t('open.nobody')}</h2>
        {view.taglia.number > 0 && <p>{t('open.nobodyThen')}</p>}
        <Foot>
          <Acts types={BEFORE_A_TURN} columns="one" isShort />
        </Foot>
      </>
    )
  return (
    <>
      <Notes>
        <div>
          <h2 className="text-2xl leading-tight">
            <MemberName id={seat.holder} />
          </h2>
          <p>{t(seat.state === 'away' ? 'open.isAway' : 'open.turn', { seat: seat.seat })}</p>
        </div>
        <Wishes seat={seat.seat} />
        {view.imposedOn === seat.seat && <p className="font-semibold">{t('open.imposed')}</p>}
        <Acts types={['refuseMano', 'declareAbsent', 'comeBack']} match={{ member: seat.holder }} />
      </Notes>
      <Foot>
        {opening && <Opening />}
        <Waits type="openBank" words={t('open.takes')} />
      </Foot>
    </>
  )
}

/** V.away: what a holder who is away wishes done with the mano, to be said aloud before it. */
function Wishes({ seat }: { seat: SeatNumber }) {
  const t = useT('chemin-table')
  const away = useTable().view.seats.find(({ number }) => number === seat)?.away
  if (!away) return null
  const { instructions, coups, keepsBank } = away
  return (
    <p className="border-l-4 border-brass pl-3 leading-tight">
      {instructions !== '' && <span className="block font-semibold">{instructions}</span>}
      {t('open.wishes', { coups, keepsBank: String(keepsBank) })}
    </p>
  )
}

/** The bank's sum: the minimum and the latest ones open it by one tap, any other is typed. */
function Opening() {
  const t = useT('chemin-table')
  const { view } = useTable()
  const offer = useOffer('openBank')
  const { take, refusal, waiting } = useAct()
  const [sum, setSum] = useState(NO_CHIPS)
  if (!offer) return <Refused refusal={refusal} />
  if (view.summary.level === 1)
    return (
      <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(offer)}>
        {t('open.takes')}
      </Button>
    )
  const range = rangeOf(offer, 'bank') ?? { min: 0, max: 0 }
  const quick = sumsWithin(
    [
      { name: t('open.minimum'), chips: asChips(range.min) },
      ...view.openedWith.map((chips) => ({ name: t('open.opens'), chips })),
      ...[5, 10].map((many) => ({ name: t('open.opens'), chips: asChips(range.min * many) })),
    ],
    range,
  ).slice(0, 3)
  return (
    <section aria-label={t('open.title')} className="flex flex-col gap-2">
      <ChipsPad
        chips={sum}
        max={asChips(range.max)}
        onChips={setSum}
        quick={quick}
        onQuick={(bank) => void take(offer, { bank })}
        label={t('open.sum')}
        isDisabled={waiting}
      />
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        size="large"
        isDisabled={waiting || sum < range.min || sum > range.max}
        onPress={() => take(offer, { bank: sum })}
      >
        {t('open.opensWith')} <Amount chips={sum} />
      </Button>
    </section>
  )
}

'use client'
import { useState } from 'react'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import type { CoupView } from '@/rules/chemin-de-fer/views/coup'
import { asChips, NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Foot, Notes } from '../../../tablet/Foot'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Acts } from '../other/Acts'
import { ChipsPad, sumsWithin } from '../sheet/ChipsPad'
import { Refused } from '../sheet/Refused'

interface OneStakeProps {
  coup: CoupView
  place: Place
  member: MemberId
  onDone: () => void
}

const CALLS = ['callBanco', 'callTable', 'callSuivi', 'withdrawCall'] as const
const ASIDE = [
  'withdrawStake',
  'playDifference',
  'acceptOffer',
  'joinSuivi',
  'yieldToSuivi',
  'grantBanco',
  'renounceSuivi',
  'renounceTableRight',
  'standFirst',
] as const

/** A member's stake and calls on the coup: a tap on a frequent sum lays it, and any other is typed. */
export function OneStake({ coup, place, member, onDone }: OneStakeProps) {
  const t = useT('chemin-table')
  const { view } = useTable()
  const { act, take, refusal, waiting } = useAct()
  const [sum, setSum] = useState(NO_CHIPS)
  const bet = coup.bets.find((one) => one.member === member)
  const [laying] = useOffers('layStake', { member })
  const [changing] = useOffers('changeStake', { member })
  const [repeating] = useOffers('repeatStake', { member })
  const range = rangeOf(changing, 'sum') ?? rangeOf(laying, 'sum') ?? { min: 1, max: 0 }
  const last = view.last?.bets.find((one) => one.member === member)?.chips ?? NO_CHIPS
  const rest = asChips(Math.max(0, coup.bank - coup.matched) + (bet?.plays ?? 0))
  const quick = sumsWithin(
    [
      { name: t('stakes.asBefore'), chips: last },
      { name: t('stakes.rest'), chips: rest },
      { name: t('stakes.wholeBank'), chips: coup.bank },
      { name: t('stakes.double'), chips: asChips((bet?.sum ?? view.summary.minimum) * 2) },
      { name: t('stakes.least'), chips: asChips(range.min) },
    ],
    range,
  ).slice(0, 3)
  const lay = async (chips: number) => {
    const stake = { table: view.summary.id, member, place, sum: asChips(chips) }
    const done = await act(bet ? 'changeStake' : 'layStake', {
      ...stake,
      line: 'beyond',
      part: null,
    })
    if (done) onDone()
  }
  const repeat = async () => repeating && (await take(repeating)) && onDone()
  const mayLay = Boolean(laying ?? changing)
  return (
    <>
      <Notes className="wide:not-empty:min-h-16">
        <Acts types={CALLS} match={{ member }} isShort onDone={onDone} columns="three" />
        <Acts types={ASIDE} match={{ member }} onDone={onDone} />
      </Notes>
      {mayLay && (
        <ChipsPad
          chips={sum}
          max={asChips(range.max)}
          onChips={setSum}
          quick={quick}
          onQuick={(chips) => void (chips === last && repeating ? repeat() : lay(chips))}
          label={t('stakes.sum')}
          isDisabled={waiting}
        />
      )}
      <Foot>
        <Refused refusal={refusal} />
        {mayLay && (
          <Button
            variant="primary"
            isDisabled={waiting || sum < range.min || sum > range.max}
            onPress={() => lay(sum)}
          >
            {t(bet ? 'stakes.change' : 'stakes.lay')} <Amount chips={sum} />
          </Button>
        )}
      </Foot>
    </>
  )
}

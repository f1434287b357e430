'use client'
import { useState } from 'react'
import { bankAfter, type PlayedResult } from '@/rules/chemin-de-fer/play/settlement'
import type { Mano } from '@/rules/chemin-de-fer/state/mano'
import { asChips, type Chips, NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Choice } from '../../../tablet/Choice'
import { Foot, Notes } from '../../../tablet/Foot'
import { useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Acts } from '../other/Acts'
import { PersonChoice } from '../other/PersonChoice'
import { ChipsPad } from '../sheet/ChipsPad'
import { Refused } from '../sheet/Refused'
import { Waits } from './Waits'

const WINNERS = ['banco', 'punta', 'tie'] as const

/** Level 2: a coup in three taps: the sum that played, the winner, and the button that says what it does. */
export function ResultPanel({ mano }: { mano: Mano }) {
  const t = useT('chemin-table')
  const { view } = useTable()
  const offers = useOffers('recordResult')
  const [matched, setMatched] = useState(NO_CHIPS)
  const [result, setResult] = useState<PlayedResult | null>(null)
  const [holder, setHolder] = useState<MemberId | null>(null)
  const { take, refusal, waiting } = useAct()
  const { bank } = view
  const offer = offers.find((one) => one.payload.result === result) ?? null
  const most = offer ? (rangeOf(offer, 'matched')?.max ?? bank) : bank
  const isReady = offer !== null && (result === 'tie' || (matched > 0 && matched <= most))
  const record = async () => {
    if (offer && (await take(offer, { bank, matched, holder }))) {
      setMatched(NO_CHIPS)
      setResult(null)
      setHolder(null)
    }
  }
  if (offers.length === 0)
    return (
      <Foot>
        <Acts types={BETWEEN_COUPS} />
        <Waits type="recordResult" words={t('result.whoWon')} />
      </Foot>
    )
  return (
    <section aria-label={t('result.title')} className="flex min-h-0 flex-1 flex-col gap-2">
      <Notes>
        <PersonChoice
          label={t('result.holder')}
          chosen={holder}
          onChoose={setHolder}
          except={[mano.banker]}
        />
        <Acts types={BETWEEN_COUPS} />
      </Notes>
      <Foot>
        <ChipsPad
          chips={matched}
          max={bank}
          onChips={setMatched}
          quick={[{ name: t('result.wholeBank'), chips: bank }]}
          label={t('result.matched')}
          isDisabled={waiting}
        />
        <div className="grid grid-cols-3 gap-2">
          {WINNERS.map((one) => (
            <Choice
              key={one}
              chosen={result === one}
              isDisabled={waiting}
              onChange={(on) => setResult(on ? one : null)}
            >
              <span className="text-xl">{t(`result.winner.${one}`)}</span>
            </Choice>
          ))}
        </div>
        <Refused refusal={refusal} />
        <Button variant="primary" size="large" isDisabled={!isReady || waiting} onPress={record}>
          {result && isReady ? (
            <WhatHappens mano={mano} result={result} matched={matched} />
          ) : (
            t(result === null ? 'result.whoWon' : 'result.whatPlayed')
          )}
        </Button>
      </Foot>
    </section>
  )
}

/** Things that a banker may do between two coups. */
export const BETWEEN_COUPS = [
  'addToBank',
  'passMano',
  'lowerBank',
  'halveBank',
  'returnBank',
] as const

interface WhatHappensProps {
  mano: Mano
  result: PlayedResult
  matched: Chips
}

/** The consequence of the result, as the rules reckon it: the bank before and after, and the tax. */
function WhatHappens({ mano, result, matched }: WhatHappensProps) {
  const t = useT('chemin-table')
  const { view } = useTable()
  const write = useChips()
  const { bank } = view
  const after = bankAfter(
    mano,
    view.summary.id,
    { bank, matched, result, toutVa: false },
    view.settings,
  )
  if (result === 'tie') return t('result.then.tie', { bank: write(bank) })
  if (result === 'punta')
    return t('result.then.punta', {
      bank: write(bank),
      left: write(asChips(bank - matched)),
    })
  return t(after.setAside > 0 ? 'result.then.aside' : 'result.then.banco', {
    bank: write(bank),
    next: write(after.nextBank),
    tax: write(after.tax.chips),
    aside: write(after.setAside),
  })
}

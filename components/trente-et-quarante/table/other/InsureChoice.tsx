'use client'
import { asChips } from '@/rules/kernel/chips'
import { premiumFor } from '@/rules/trente-et-quarante/settings'
import type { Player } from '@/rules/trente-et-quarante/state/ids'
import type { Chance } from '@/rules/trente-et-quarante/state/posta'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { useTable } from '../context'
import { Refused } from '../Refused'

interface InsureChoiceProps {
  player: Player
  chance: Chance
  onDone: () => void
}

/** Sums of one tap at most. */
const MOST_SUMS = 8

/** A person's stakes on a chance insured against 31–31: each multiple with its premium. Source: T.6.1, T.6.2. */
export function InsureChoice({ player, chance, onDone }: InsureChoiceProps) {
  const t = useT('trente-table')
  const { settings, insurances } = useTable().view
  const offer = useOffer('insure', { player, chance })
  const drop = useOffer('dropInsurance', { player, chance })
  const { take, refusal, waiting } = useAct()
  const known = insurances.find((one) => one.player === player && one.chance === chance)
  const range = rangeOf(offer, 'chips')
  const sums = range
    ? Array.from({ length: Math.floor((range.max - range.min) / range.step) + 1 }, (_, at) =>
        asChips(range.max - at * range.step),
      ).slice(0, MOST_SUMS)
    : []
  const done = async (given: Promise<boolean>) => {
    if (await given) onDone()
  }
  if (!offer && !known) return <Refused refusal={refusal} />
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t('insure.title')}</h2>
      <Refused refusal={refusal} />
      {known && (
        <p>
          {t('felt.insured')} <Amount chips={known.insured} /> · {t('insure.premium')}{' '}
          <Amount chips={known.premium} />
          {known.stands && ` · ${t('insure.stands')}`}
        </p>
      )}
      <div className="grid grid-cols-3 gap-2">
        {offer &&
          sums.map((chips) => (
            <Button
              key={chips}
              size="large"
              isDisabled={waiting}
              onPress={() => done(take(offer, { chips }))}
            >
              {t('insure.do')} <Amount chips={chips} /> · {t('insure.premium')}{' '}
              <Amount chips={premiumFor(chips, settings)} />
            </Button>
          ))}
        {drop && (
          <Button variant="danger" isDisabled={waiting} onPress={() => done(take(drop))}>
            {t('insure.drop')}
          </Button>
        )}
      </div>
    </section>
  )
}

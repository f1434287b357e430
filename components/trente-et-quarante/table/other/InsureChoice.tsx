'use client'
import { asChips, type Chips } from '@/rules/kernel/chips'
import { premiumFor } from '@/rules/trente-et-quarante/05-insurance/premium'
import type { Player } from '@/rules/trente-et-quarante/state/ids'
import type { Chance } from '@/rules/trente-et-quarante/state/posta'
import { MenuSheet } from '../../../banked/table/MenuSheet'
import { OtherSum } from '../../../banked/table/OtherSum'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Amount } from '../../../tell/Amount'
import { useAct, useOffer } from '../../commanding'
import { useTable } from '../tablet'

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
  const words = useT('banked')
  const { settings, insurances } = useTable()
  const offer = useOffer('insure', { player, chance })
  const drop = useOffer('dropInsurance', { player, chance })
  const acting = useAct()
  const known = insurances.find((one) => one.player === player && one.chance === chance)
  const range = rangeOf(offer, 'chips')
  const count = range ? Math.floor((range.max - range.min) / range.step) + 1 : 0
  const sums = range
    ? Array.from({ length: Math.min(count, MOST_SUMS) }, (_, at) =>
        asChips(range.max - at * range.step),
      )
    : []
  const premium = (chips: Chips) => (
    <>
      {' · '}
      {t('insure.premium')} <Amount chips={premiumFor(chips, settings)} />
    </>
  )
  const refused = <Refused refusal={acting.refusal} />
  if (!offer && !known) return refused
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t('insure.title')}</h2>
      {refused}
      {known && (
        <p>
          {t('felt.insured')} <Amount chips={known.insured} /> · {t('insure.premium')}{' '}
          <Amount chips={known.premium} />
          {known.stands && ` · ${t('insure.stands')}`}
        </p>
      )}
      <div className="grid grid-cols-3 gap-2">
        {sums.map((chips) => (
          <OfferButtons
            key={chips}
            offers={[offer]}
            changes={{ chips }}
            acting={acting}
            look={{ size: 'large' }}
            onDone={onDone}
          >
            {() => (
              <>
                {t('insure.do')} <Amount chips={chips} />
                {premium(chips)}
              </>
            )}
          </OfferButtons>
        ))}
        {offer && count > MOST_SUMS && (
          <MenuSheet open={words('otherSum')} title={t('insure.title')}>
            {() => (
              <OtherSum offers={[offer]} words={t('insure.do')} after={premium} onDone={onDone} />
            )}
          </MenuSheet>
        )}
        <OfferButtons offers={[drop]} acting={acting} look={{ variant: 'danger' }} onDone={onDone}>
          {() => t('insure.drop')}
        </OfferButtons>
      </div>
    </section>
  )
}

'use client'
import type { Chips } from '@/rules/kernel/chips'
import type { Handed } from '@/rules/kernel/club/casse'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { ChipsStory } from '../../member/ChipsStory'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { BankedAct, useBankedAct, useBankedOffers } from '../commanding'
import type { LimitPair } from '../shown'
import { useUsualCassa } from '../usualCassa'

interface OwnCasseProps {
  view: {
    readonly member: MemberId
    readonly mine: {
      readonly chips: Chips | null
      readonly drawn: Chips
      readonly asked: { readonly chips: Chips; readonly at: Instant } | null
      readonly handed: Handed | null
    }
    readonly tables: readonly { readonly limits: LimitPair }[]
  }
  /** The provision about casse, in the game's register. */
  provision: string
}

/** The casse that the member has drawn, and one asked of the desk. */
export function OwnCasse({ view, provision }: OwnCasseProps) {
  const t = useT('banked')
  const { chips, drawn, asked, handed } = view.mine
  const [offer] = useBankedOffers('askCassa', { member: view.member })
  const { take, waiting, refusal } = useBankedAct()
  const usual = useUsualCassa(view.tables)
  const sum = useSum(usual)
  const { chips: typed } = sum
  return (
    <Block title={t('casse.title')} aside={<ProvisionLink id={provision} />}>
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-sm text-sage">{t('casse.drawn')}</dt>
          <dd className="text-3xl font-semibold">
            <Amount chips={drawn} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-sage">{t('casse.chips')}</dt>
          <dd className="text-3xl font-semibold">
            <Amount chips={chips} />
          </dd>
        </div>
      </dl>
      <div className="mt-3 empty:hidden">
        <ChipsStory asked={asked} handed={handed} />
      </div>
      {offer && (
        <div className="mt-3 flex flex-col gap-2">
          <MoneyField label={t('casse.sum')} stride={usual} {...sum.field} />
          <Button
            isDisabled={waiting || typed === null}
            onPress={() => typed !== null && take(offer, { chips: typed })}
          >
            {t('casse.ask')}
          </Button>
        </div>
      )}
      {refusal && <RefusalNote refusal={refusal} />}
      <BankedAct type="dropCassa" payload={{ member: view.member }} variant="quiet">
        {t('casse.drop')}
      </BankedAct>
    </Block>
  )
}

'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import { asChips, times } from '@/rules/kernel/chips'
import { useUnit } from '../../club/useUnit'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { ChipsStory } from '../../member/ChipsStory'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { useOffer } from '../commanding'
import { SumAct } from './acts/SumAct'
import { TakeAct } from './acts/TakeAct'

/** The usual casse begin at this many of the least bank. */
const USUAL_MINIMUMS = 10

/** C.1: the casse that the member has drawn, and one asked of the desk. */
export function MyCasse({ view }: { view: MemberView }) {
  const t = useT('chemin-member')
  const { chips, drawn, casse, asked, handed, deposits } = view.mine
  const ask = useOffer('askCassa', { member: view.member })
  const drop = useOffer('dropCassa', { member: view.member })
  const range = rangeOf(ask, 'chips')
  const unit = useUnit()
  const minimum =
    view.mine.table?.summary.minimum ?? view.tables[0]?.minimum ?? times(asChips(1), unit)
  const kept = deposits.filter(({ claimedBy }) => claimedBy === null)
  return (
    <Block title={t('casse.title')} aside={<ProvisionLink id="C.1" />}>
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-sm text-sage">{t('casse.drawn')}</dt>
          <dd className="text-3xl font-semibold">
            <Amount chips={drawn} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-sage">{t('figures.before')}</dt>
          <dd className="text-3xl font-semibold">
            <Amount chips={chips} />
          </dd>
        </div>
      </dl>
      {chips === null && drawn > 0 && <p className="mt-2 text-sage">{t('casse.unknown')}</p>}
      {kept.map((one) => (
        <p key={one.number} className="mt-2">
          {t('casse.deposit')} <Amount chips={one.chips} className="font-semibold" />{' '}
          <ProvisionLink id="S.40" />
        </p>
      ))}
      {view.mine.isSentOut && (
        <p className="mt-2 text-warn">
          {t('casse.sentOut')} <ProvisionLink id="V.leave" />
        </p>
      )}
      <div className="mt-4 flex flex-col gap-3 empty:hidden">
        <ChipsStory asked={asked} handed={handed} />
        {ask && range && (
          <SumAct
            offer={ask}
            field="chips"
            range={range}
            label={t('casse.ask')}
            variant={drawn === 0 ? 'primary' : 'secondary'}
            usual={times(minimum, USUAL_MINIMUMS)}
            before={casse}
            start={casse.at(-1) ?? times(minimum, USUAL_MINIMUMS)}
          />
        )}
        <TakeAct offer={drop}>{t('casse.drop')}</TakeAct>
      </div>
    </Block>
  )
}

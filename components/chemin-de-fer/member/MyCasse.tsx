'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { useOffer } from '../commanding'
import { GiveAct } from './GiveAct'

/** C.1: the member's chips and casse, and a cassa asked of the desk. */
export function MyCasse({ view }: { view: MemberView }) {
  const t = useT('chemin-member')
  const { chips, drawn, asked } = view.mine
  const ask = useOffer('askCassa', { member: view.member })
  const drop = useOffer('dropCassa', { member: view.member })
  return (
    <Block title={t('casse.title')}>
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-sm text-sage">{t('casse.chips')}</dt>
          <dd className="text-3xl font-semibold">
            <Amount chips={chips} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-sage">{t('casse.drawn')}</dt>
          <dd className="text-3xl font-semibold">
            <Amount chips={drawn} />
          </dd>
        </div>
      </dl>
      {view.mine.isSentOut && <p className="mt-2 text-warn">{t('casse.sentOut')}</p>}
      {asked && (
        <p role="status" className="mt-3 text-brass">
          {t('casse.asked')} <Amount chips={asked.chips} className="font-semibold" />
        </p>
      )}
      <div className="mt-4 flex flex-col gap-3 empty:hidden">
        {ask && <GiveAct offer={ask} label={t('casse.ask')} sum="chips" variant="primary" />}
        {drop && <GiveAct offer={drop} label={t('casse.drop')} />}
      </div>
    </Block>
  )
}

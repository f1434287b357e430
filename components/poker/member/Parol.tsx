'use client'
import { negate } from '@/rules/kernel/chips'
import type { TableView } from '@/rules/poker/views/table'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { useOffer } from '../commanding'
import { useMember } from './context'
import { OfferButton } from './OfferButton'

/** XIII.2: the member's turn to declare, once for the whole parol; XIII.5: the price of entering. */
export function Parol({ table }: { table: TableView }) {
  const t = useT('member')
  const { view } = useMember()
  const match = { table: table.summary.id, member: view.member }
  const enter = useOffer('declareParol', { ...match, in: true })
  const pass = useOffer('declareParol', { ...match, in: false })
  if (!table.parol || (!enter && !pass)) return null
  return (
    <div className="mt-5 flex flex-col gap-3 border-t-2 border-line pt-4">
      <p>
        {t('parol.question')} <Amount chips={table.parol.pot} className="font-semibold" />.{' '}
        <ProvisionLink id="XIII.2" />
      </p>
      <div className="flex flex-wrap gap-3">
        <OfferButton offer={enter} variant="primary">
          {t('parol.in')} <Amount chips={negate(table.parol.quotaDue)} sign className="text-ink" />
        </OfferButton>
        <OfferButton offer={pass}>{t('parol.out')}</OfferButton>
      </div>
      {!enter && (
        <p className="text-warn">
          {t('parol.short')} <ProvisionLink id="XIII.3" />
        </p>
      )}
    </div>
  )
}

'use client'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { useMember } from './context'
import { TableStatus } from './Tables'

/** XVI: the member's chips at tables that they have left, until the resti are counted. */
export function UncountedChips() {
  const t = useT('member')
  const { view } = useMember()
  return view.mine.uncounted.map(({ table, label, status, casse, resto }) => (
    <Block key={table} title={label} aside={<TableStatus status={status} />}>
      <p className="mb-3">
        {t('uncounted')} <ProvisionLink id="XVI.1" />
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        <dt className="text-sage">{t('sheet.drawn')}</dt>
        <dd className="text-right">
          <Amount chips={casse} />
        </dd>
        <dt className="text-sage">{t('table.resto')}</dt>
        <dd className="text-right font-semibold">
          <Amount chips={resto} />
        </dd>
      </dl>
    </Block>
  ))
}

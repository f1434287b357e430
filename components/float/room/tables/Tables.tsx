'use client'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { useRoom } from '../context'
import { Cards } from '../kit/Card'
import { IdentifyButton } from '../sums/IdentifyButton'
import { TableCard } from './TableCard'

/** All tables with their floats, their orders and their counts. */
export function Tables() {
  const t = useT('float-room')
  const { office } = useRoom()
  const inFloats = office.desk?.inFloats
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap gap-x-8 gap-y-1">
        {inFloats !== undefined && (
          <span>
            {t('tables.inFloats')} <Amount chips={inFloats} className="font-semibold" />
          </span>
        )}
        <span>
          {t('tables.advancesOut')} <Amount chips={office.advancesOut} className="font-semibold" />
        </span>
      </p>
      <IdentifyButton />
      {office.floats.length === 0 && <p className="text-sage">{t('tables.none')}</p>}
      <Cards label={t('tabs.tables')}>
        {office.floats.map((float) => (
          <TableCard key={float.id} float={float} />
        ))}
      </Cards>
    </div>
  )
}

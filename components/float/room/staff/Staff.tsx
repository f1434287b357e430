'use client'
import { useState } from 'react'
import type { Duty } from '@/rules/float/state/staff'
import { useT } from '../../../language/i18n'
import { TD } from '../../../officer/look'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { useRoom, useTableName } from '../context'
import { FloatAct } from '../FloatAct'
import { EnterDialog } from './EnterDialog'
import { gapsInStaff } from './gaps'

/** The second line of a cell, so that a phone shows each row whole. */
const BELOW = 'block text-sm font-normal text-sage empty:hidden'

/** The rota: persons in their offices from an hour to another, and the gaps that the vice covers or nobody does. */
export function Staff() {
  const t = useT('float-room')
  const { office } = useRoom()
  const [isEntering, enter] = useState(false)
  const now = office.staff.filter(({ to }) => to === null)
  const past = office.staff.filter(({ to }) => to !== null)
  return (
    <div className="flex flex-col gap-2">
      {office.leads && (
        <div>
          <Button variant="primary" onPress={() => enter(true)}>
            {t('staff.enter')}
          </Button>
        </div>
      )}
      <Gaps />
      <Rota label={t('staff.now')} duties={now} />
      {past.length > 0 && <Rota label={t('staff.past')} duties={[...past].reverse()} />}
      {isEntering && <EnterDialog onClose={() => enter(false)} />}
    </div>
  )
}

/** Offices that nobody holds now, and the vice who stands in for the inspector. */
function Gaps() {
  const t = useT('float-room')
  const tableName = useTableName()
  const { office } = useRoom()
  const { vices, missing } = gapsInStaff(office)
  return (
    <ul aria-label={t('staff.gaps')} className="flex flex-col gap-1 empty:hidden">
      {vices.map((member) => (
        <li key={member} className="text-brass">
          <MemberName id={member} className="font-semibold" /> {t('staff.viceActs')}
        </li>
      ))}
      {missing.map(({ office: held, table }) => (
        <li key={`${held} ${table}`} className="text-warn">
          {t('staff.missing', { office: t(`offices.${held}`) })}
          {table !== null && ` · ${tableName(table)}`}
        </li>
      ))}
    </ul>
  )
}

function Rota({ label, duties }: { label: string; duties: readonly Duty[] }) {
  const t = useT('float-room')
  const tableName = useTableName()
  if (duties.length === 0) return <p className="text-sage">{t('staff.nobody')}</p>
  return (
    <section aria-label={label}>
      <h3 className="mb-1 text-lg">{label}</h3>
      <SheetTable
        caption={label}
        head={
          <>
            <Column>{t('staff.person')}</Column>
            <Column>{t('staff.office')}</Column>
            <Column of="buttons">{t('staff.acts')}</Column>
          </>
        }
      >
        {duties.map(({ number, member, office: held, table, from, to }) => (
          <tr key={number}>
            <th scope="row" className={TD}>
              <MemberName id={member} />
              <span className={BELOW}>
                <Moment at={from} /> – {to === null ? '…' : <Moment at={to} />}
              </span>
            </th>
            <td className={TD}>
              {t(`offices.${held}`)}
              <span className={BELOW}>{tableName(table)}</span>
            </td>
            <td className={TD}>
              <FloatAct
                type="leaveDuty"
                payload={{ duty: number }}
                variant="quiet"
                ask={{
                  title: t('staff.leave'),
                  body: t('staff.leaveAsk', { office: t(`offices.${held}`) }),
                  yes: t('staff.leave'),
                }}
              >
                {t('staff.leave')}
              </FloatAct>
            </td>
          </tr>
        ))}
      </SheetTable>
    </section>
  )
}

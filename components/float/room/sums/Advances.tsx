'use client'
import { outOf } from '@/rules/float/equation'
import type { Advance } from '@/rules/float/state/movement'
import { useT } from '../../../language/i18n'
import { useCommanding } from '../../../live/commanding'
import { TD, TD_RIGHT } from '../../../officer/look'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Badge, type Tone } from '../../../ui/Badge'
import { AdvanceLink, ReturnLink } from '../../papers/FloatPapers'
import { useRoom, useTableName } from '../context'
import { FloatAct } from '../FloatAct'
import { AdvancesByPerson } from './AdvancesByPerson'

const TONES: Readonly<Record<Advance['status'], Tone>> = {
  granted: 'brass',
  out: 'warn',
  claim: 'bad',
  returned: 'good',
  settled: 'good',
  'written-off': 'calm',
  dropped: 'calm',
}

/** Advances granted, out and returned, with their hours and grantors; what a closing left out is a claim. */
export function Advances() {
  const t = useT('float-room')
  const { office } = useRoom()
  const { advances } = office
  if (advances.length === 0)
    return (
      <p className="text-sage">
        {t(office.settings.advancePerPerson === 0 ? 'advances.off' : 'advances.none')}
      </p>
    )
  return (
    <div className="flex flex-col gap-2">
      <AdvancesByPerson />
      <SheetTable
        caption={t('tabs.advances')}
        head={
          <>
            <Column>{t('advances.person')}</Column>
            <Column>{t('advances.where')}</Column>
            <Column of="figures">{t('advances.sum')}</Column>
            <Column of="figures">{t('advances.out')}</Column>
            <Column>{t('advances.hours')}</Column>
            <Column of="buttons">{t('advances.acts')}</Column>
          </>
        }
      >
        {[...advances].reverse().map((advance) => (
          <AdvanceRow key={advance.number} advance={advance} />
        ))}
      </SheetTable>
    </div>
  )
}

function AdvanceRow({ advance }: { advance: Advance }) {
  const t = useT('float-room')
  const tableName = useTableName()
  const { evening } = useCommanding()
  const { member, table, seat, chips, grantor, grantedAt, givenAt, returns, status } = advance
  return (
    <tr>
      <th scope="row" className={TD}>
        <MemberName id={member} />{' '}
        <Badge tone={TONES[status]}>{t(`advances.status.${status}`)}</Badge>
      </th>
      <td className={TD}>
        {tableName(table)}
        {seat !== null && ` · ${t('seat', { n: seat })}`}
      </td>
      <td className={TD_RIGHT}>
        <Amount chips={chips} />
      </td>
      <td className={TD_RIGHT}>
        <Amount chips={outOf(advance)} className="font-semibold" />
      </td>
      <td className={`${TD} text-sm text-sage`}>
        {t('advances.granted')} <Moment at={grantedAt} />, <MemberName id={grantor} />
        {givenAt !== null && (
          <>
            {' · '}
            {t('advances.given')} <Moment at={givenAt} />
          </>
        )}
        {returns.map((one) => (
          <span key={one.at} className="block">
            {t('advances.returned')} <Moment at={one.at} /> <Amount chips={one.chips} />
          </span>
        ))}
      </td>
      <td className={TD}>
        <AdvanceActs advance={advance} />
        {evening && givenAt !== null && <AdvanceLink evening={evening} number={advance.number} />}
        {evening &&
          returns
            .filter((one) => one.chips > 0)
            .map(({ at }, index) => (
              <ReturnLink key={at} evening={evening} number={advance.number} nth={index + 1} />
            ))}
      </td>
    </tr>
  )
}

/** The acts that end an advance: its leave taken back, or its claim settled or written off. */
export function AdvanceActs({ advance }: { advance: Advance }) {
  const t = useT('float-room')
  const at = { table: advance.table, advance: advance.number }
  return (
    <span className="flex flex-wrap gap-2">
      <FloatAct type="dropGrant" payload={at} variant="quiet">
        {t('advances.drop')}
      </FloatAct>
      <FloatAct type="endClaim" payload={{ ...at, how: 'settled' }}>
        {t('advances.settle')}
      </FloatAct>
      <FloatAct
        type="endClaim"
        payload={{ ...at, how: 'written-off' }}
        variant="danger"
        ask={{
          title: t('advances.writeOff'),
          body: t('advances.writeOffAsk'),
          yes: t('advances.writeOff'),
        }}
      >
        {t('advances.writeOff')}
      </FloatAct>
    </span>
  )
}

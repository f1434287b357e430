'use client'
import { outOf } from '@/rules/float/equation'
import { sumOf } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { useRoom } from '../context'
import { byMember } from './byMember'

/** The sum still out to each person, and in all. */
export function AdvancesByPerson() {
  const t = useT('float-room')
  const { office } = useRoom()
  const open = office.advances.filter((one) => outOf(one) > 0)
  if (open.length === 0) return <p className="text-sage">{t('advances.nothingOut')}</p>
  return (
    <ul aria-label={t('advances.byPerson')} className="flex flex-wrap gap-x-8 gap-y-1">
      <li>
        {t('advances.inAll')}{' '}
        <Amount chips={sumOf(open.map(outOf))} className="text-lg font-semibold" />
      </li>
      {byMember(open, ({ member }) => member).map(([member, own]) => (
        <li key={member}>
          <MemberName id={member} />{' '}
          <Amount chips={sumOf(own.map(outOf))} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}

'use client'
import { isNearLimit } from '@/rules/float/views/sums'
import { sumOf } from '@/rules/kernel/chips'
import { useClub } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { useCommanding } from '../../../live/commanding'
import { TD, TD_RIGHT } from '../../../officer/look'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Block } from '../../../ui/Block'
import { buttonLook } from '../../../ui/buttonLook'
import { YieldLink } from '../../papers/FloatPapers'
import { useRoom, useTableName } from '../context'
import { AdvancesByPerson } from '../sums/AdvancesByPerson'
import { byMember } from '../sums/byMember'

/** The figures of the direction: yields, plus and minus by person, advances unpaid, banknotes near the limit. */
export function Direction() {
  const t = useT('float-room')
  return (
    <div className="flex flex-col gap-5">
      <Block title={t('direction.yields')} aside={<Exports />}>
        <Yields />
      </Block>
      <div className="grid gap-5 lg:grid-cols-3">
        <Block title={t('direction.gaps')}>
          <GapsByPerson />
        </Block>
        <Block title={t('direction.advances')}>
          <AdvancesByPerson />
        </Block>
        <Block title={t('direction.cash')}>
          <Cash />
        </Block>
      </div>
    </div>
  )
}

/** The yields as a sheet: a line for each taglia, the table's sum and its boxes as counted. */
function Yields() {
  const t = useT('float-room')
  const tableName = useTableName()
  const { yields } = useRoom().office
  const some = yields.filter(({ taglie, counted }) => taglie.length > 0 || counted !== null)
  if (some.length === 0) return <p className="text-sage">{t('direction.noYield')}</p>
  return (
    <SheetTable
      caption={t('direction.yields')}
      head={
        <>
          <Column>{t('direction.where')}</Column>
          <Column of="figures">{t('direction.coups')}</Column>
          <Column of="figures">{t('direction.won')}</Column>
          <Column of="figures">{t('direction.tax')}</Column>
          <Column of="figures">{t('direction.counted')}</Column>
        </>
      }
    >
      {some.flatMap(({ table, taglie, chips, counted }) => [
        ...taglie.map((one) => (
          <tr key={`${table} ${one.taglia}`}>
            <td className={TD}>
              {tableName(table)} · {t('tables.taglia', { n: one.taglia })}
            </td>
            <td className={TD_RIGHT}>{one.coups}</td>
            <td className={TD_RIGHT}>
              <Amount chips={one.won} />
            </td>
            <td className={TD_RIGHT}>
              <Amount chips={one.chips} />
            </td>
            <td className={TD_RIGHT} />
          </tr>
        )),
        <tr key={table} className="font-semibold">
          <th scope="row" className={TD}>
            {tableName(table)}
          </th>
          <td className={TD_RIGHT}>{taglie.reduce((all, { coups }) => all + coups, 0)}</td>
          <td className={TD_RIGHT}>
            <Amount chips={sumOf(taglie.map(({ won }) => won))} />
          </td>
          <td className={TD_RIGHT}>
            <Amount chips={chips} />
          </td>
          <td className={TD_RIGHT}>
            <Amount chips={counted} />
          </td>
        </tr>,
      ])}
      <tr className="text-lg font-semibold text-brass">
        <th scope="row" className={TD}>
          {t('direction.day')}
        </th>
        <td className={TD} colSpan={2} />
        <td className={TD_RIGHT}>
          <Amount chips={sumOf(some.map(({ chips }) => chips))} />
        </td>
        <td className={TD_RIGHT}>
          <Amount chips={sumOf(some.flatMap(({ counted }) => counted ?? []))} />
        </td>
      </tr>
    </SheetTable>
  )
}

function GapsByPerson() {
  const t = useT('float-room')
  const { gaps } = useRoom().office
  const found = gaps.filter(({ chips }) => chips !== 0)
  if (found.length === 0) return <p className="text-sage">{t('gaps.none')}</p>
  return (
    <ul>
      {byMember(found, ({ changeur }) => changeur).map(([member, own]) => (
        <li key={member} className="flex flex-wrap justify-between gap-x-4">
          <MemberName id={member} />
          <span>
            {own.map(({ number, chips }) => (
              <Amount key={number} chips={chips} sign className="ml-3" />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Cash() {
  const t = useT('float-room')
  const { office } = useRoom()
  if (!office.settings.banknotes) return <p className="text-sage">{t('direction.noCash')}</p>
  if (office.cash.length === 0) return <p className="text-sage">{t('direction.nobodyChanged')}</p>
  return (
    <ul>
      {office.cash.map((one) => (
        <li
          key={one.member}
          className={`flex flex-wrap justify-between gap-x-4 ${isNearLimit(one) ? 'text-warn' : ''}`}
        >
          <MemberName id={one.member} />
          <span>
            <Amount chips={one.changed} /> · {t('direction.left')} <Amount chips={one.left} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Exports() {
  const t = useT('float-room')
  const { club } = useClub()
  const { evening } = useCommanding()
  const { office } = useRoom()
  if (!evening) return null
  // A banked game has no tax, and its day a sheet of its own.
  const isTaxed = office.floats.every(({ bank }) => bank === null)
  const href = `/print/${encodeURIComponent(club.slug)}/dotazioni.csv?serata=${evening}`
  return (
    <span className="flex flex-wrap gap-3">
      {isTaxed && <YieldLink evening={evening} />}
      <a className={buttonLook()} href={`${href}&forma=foglio`} download>
        {t('direction.sheet')}
      </a>
      <a className={buttonLook('quiet')} href={href} download>
        {t('direction.csv')}
      </a>
    </span>
  )
}

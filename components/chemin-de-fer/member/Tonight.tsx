'use client'
import { useState } from 'react'
import type { TableId } from '@/rules/chemin-de-fer/state/ids'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import { useClub } from '../../club/club'
import { OfficeLink } from '../../float/room/OfficeLink'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { useWhich } from '../../ui/ofNow'
import { usePressGuard } from '../../ui/press/pressGuard'
import { SECOND_TAP_MS } from '../../ui/press/secondTap'
import { Select } from '../../ui/Select'
import { CommandingProvider } from '../commanding'
import { Disputes } from '../disputes/member/Disputes'
import { Rulings } from '../disputes/member/Rulings'
import { Called, isCalled } from './Called'
import { MyCasse } from './MyCasse'
import { MySeat } from './MySeat'
import { MySheet } from './MySheet'
import { TableNow } from './TableNow'
import { Tables } from './Tables'
import { uponOf } from './upon'

/** Tonight's chemin de fer on the member's phone: the table and its coup first, then the seat, the casse, the tables. */
export function Tonight() {
  const t = useT('chemin-member')
  const { view, evening, now } = useLive<MemberView>(useClub().club.slug, 'member', useGame())
  const [booking] = useWhich(view?.mine.bookings ?? [], now, isCalled)
  const [chosen, choose] = useState<TableId | null>(null)
  usePressGuard()
  if (!view) return null
  const { around, sheet } = view.mine
  const table = around.find(({ summary }) => summary.id === chosen) ?? view.mine.table ?? around[0]
  const upon = table && uponOf(table)
  return (
    <CommandingProvider
      here={{ evening, now, offers: view.offers, toasts: true, upon, restMs: SECOND_TAP_MS }}
    >
      <OfficeLink office={view.office} />
      <Rulings view={view} />
      {booking && <Called booking={booking} view={view} now={now} />}
      {sheet && <MySheet sheet={sheet} member={view.member} />}
      {table && !sheet && around.length > 0 && (
        <Select
          label={t('stand.table')}
          value={table.summary.id}
          options={around.map(({ summary }) => ({ key: summary.id, label: summary.label }))}
          onChange={choose}
        />
      )}
      {table && !sheet && <TableNow key={table.summary.id} table={table} view={view} />}
      {table && !sheet && <MySeat table={table} view={view} />}
      {table && !sheet && <MyLimits table={table} member={view.member} />}
      {!sheet && <MyCasse view={view} />}
      {table && <Disputes table={table} />}
      {!sheet && <Tables view={view} />}
    </CommandingProvider>
  )
}

/** S.25a, S.98, S.112: limits on the member's rights, each with its row and the reason that somebody gave. */
function MyLimits({ table, member }: { table: TableState; member: MemberView['member'] }) {
  const t = useT('chemin-table')
  const limits = table.limits.filter((limit) => limit.member === member)
  if (limits.length === 0) return null
  return (
    <Block>
      {limits.map(({ kind, provision, why }) => (
        <p key={kind} className="border-l-4 border-warn pl-3">
          {t(`limits.${kind}`)} <ProvisionLink id={provision} />
          {why !== '' && <span className="block text-sage">{why}</span>}
        </p>
      ))}
    </Block>
  )
}

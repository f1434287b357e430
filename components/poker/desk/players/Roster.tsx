'use client'
import type { MemberId } from '@/rules/kernel/ids'
import { drawsOf } from '@/rules/poker/16-tableau/sums'
import type { DeskTable } from '@/rules/poker/views/desk'
import type { PlayerView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { TD, TD_RIGHT } from '../../../officer/look'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Countdown } from '../../../ui/Countdown'
import { useCommanding } from '../../commanding'
import { PlayerActions } from './PlayerActions'

/** Every player of a table in order of seat, with casse, resto and the desk's actions. */
export function Roster({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const known = table.level > 1
  const casseOf = (member: MemberId) =>
    table.tableau.rows.find((row) => row.member === member)?.casse ?? []
  const players = [...table.players].sort((a, b) => rank(a) - rank(b))
  return (
    <SheetTable
      caption={t('roster.caption')}
      head={
        <>
          <Column>{t('roster.seat')}</Column>
          <Column>{t('roster.player')}</Column>
          <Column of="figures">{t('tableau.casse')}</Column>
          {known && <Column of="figures">{t('roster.resto')}</Column>}
          {known && <Column of="figures">{t('tableau.result')}</Column>}
          <Column of="buttons">{t('list.actions')}</Column>
        </>
      }
    >
      {players.map((player) => (
        <tr key={player.member} className={player.status === 'left' ? 'text-sage' : ''}>
          <td className={`${TD} text-xl tabular-nums`}>{player.seat ?? '—'}</td>
          <th scope="row" className={TD}>
            <MemberName id={player.member} className="font-semibold" />
            <Standing player={player} table={table} />
          </th>
          <td className={TD_RIGHT}>
            <Amount chips={player.casse} />
            <span className="block text-sm whitespace-nowrap text-sage">
              {t('tableau.times', { n: drawsOf(casseOf(player.member)) })}
            </span>
          </td>
          {known && (
            <td className={TD_RIGHT}>
              <Amount chips={player.resto} />
            </td>
          )}
          {known && (
            <td className={TD_RIGHT}>
              <Amount chips={player.net} sign />
            </td>
          )}
          <td className={TD}>
            <PlayerActions player={player} table={table} />
          </td>
        </tr>
      ))}
    </SheetTable>
  )
}

/** Sort key: seated players by seat, then players without a seat yet, then those who left. */
const rank = ({ status, seat, signUp }: PlayerView) =>
  status === 'left' ? 20_000 + signUp : (seat ?? 10_000 + signUp)

function Standing({ player, table }: { player: PlayerView; table: DeskTable }) {
  const t = useT('desk')
  const { now } = useCommanding()
  const clock = table.summary.clocks.find(
    ({ kind, member }) => member === player.member && (kind === 'away' || kind === 'held'),
  )
  const seat = table.summary.seats.find(({ member }) => member === player.member)
  const marks = [
    player.status !== 'seated' && t(`player.${player.status}`),
    seat?.cartaro && t('player.cartaro'),
    seat?.firstCartaro && t('player.firstCartaro'),
    player.allAltezza && t('player.allAltezza'),
    player.shortOfPot && t('player.shortOfPot'),
    player.askedInLoss && t('player.askedInLoss'),
  ].filter((mark): mark is string => typeof mark === 'string')
  return (
    <span className="block text-sm font-normal text-sage">
      {marks.join(' · ')}
      {clock && (
        <>
          {' '}
          <Countdown clock={clock} now={now} />
        </>
      )}
      {player.debt > 0 && (
        <span className="block text-warn">
          {t('player.debt')} <Amount chips={player.debt} />
        </span>
      )}
    </span>
  )
}

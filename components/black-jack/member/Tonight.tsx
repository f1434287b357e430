'use client'
import { asPlayer } from '@/rules/banked/ids'
import type { MemberView } from '@/rules/black-jack/views/member'
import type { TableState } from '@/rules/black-jack/views/table'
import { RankCard } from '../../banked/RankCard'
import { OwnCasse } from '../../banked/told/OwnCasse'
import { useClub } from '../../club/club'
import { OfficeLink } from '../../float/room/OfficeLink'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { usePressGuard } from '../../ui/pressGuard'
import { SECOND_TAP_MS } from '../../ui/secondTap'
import { CommandingProvider } from '../commanding'
import { MyActs } from './MyActs'

/** Tonight's black jack on the member's phone: the own manos and words first, then the casse and the tables. */
export function Tonight() {
  const t = useT('bj-room')
  const words = useT('banked')
  const { view, evening, now } = useLive<MemberView>(useClub().club.slug, 'member', useGame())
  usePressGuard()
  if (!view) return null
  const { table, row } = view.mine
  const upon = table ? { moves: table.moves } : undefined
  return (
    <CommandingProvider
      here={{
        evening,
        now,
        offers: view.offers,
        toasts: true,
        restMs: SECOND_TAP_MS,
        ...(upon ? { upon } : {}),
      }}
    >
      <OfficeLink office={view.office} />
      {row && (
        <Block title={words('closed')} marked>
          <p className="text-3xl font-semibold">
            <Amount chips={row.final} sign />
          </p>
        </Block>
      )}
      {table && !row && <MyTable table={table} view={view} />}
      {!row && <OwnCasse view={view} provision="J.1" />}
      {view.mine.isSentOut && <p className="text-warn">{t('phone.sentOut')}</p>}
    </CommandingProvider>
  )
}

/** The table where the member is: the banco, the own caselle, and everything that they may say. */
function MyTable({ table, view }: { table: TableState; view: MemberView }) {
  const t = useT('bj-room')
  const words = useT('bj-table')
  const { summary, colpo } = table
  const me = asPlayer(view.member)
  const own = (colpo?.caselle ?? []).filter(({ puntate }) =>
    puntate.some(({ player }) => player === me),
  )
  return (
    <Block
      title={summary.label}
      aside={
        <>
          <Amount chips={summary.limits.minimum} />–<Amount chips={summary.limits.maximum} />
        </>
      }
    >
      <p className="text-sage">{t(`phase.${summary.phase ?? 'none'}`)}</p>
      {colpo && colpo.banco.length > 0 && (
        <p className="flex items-center gap-1 py-1">
          <span className="mr-2">{words('felt.banco')}</span>
          {colpo.banco.map((rank, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of one rank differ by their place alone.
            <RankCard key={index} rank={rank} />
          ))}
          <strong className="ml-2 text-2xl">{colpo.bancoPoint.total}</strong>
        </p>
      )}
      <ul>
        {own.map((casella) => {
          const puntata = casella.puntate.find(({ player }) => player === me)
          return (
            <li key={casella.number} className="border-t border-line py-2">
              <p className="flex justify-between">
                {words('casella', { n: casella.number })}
                <Amount chips={puntata?.amount ?? null} className="text-lg font-semibold" />
              </p>
              {casella.hands.map((hand, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a mano is its place on the casella.
                <p key={index} className="flex flex-wrap items-center gap-1">
                  {hand.cards.map((rank, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cards of one rank differ by their place alone.
                    <RankCard key={at} rank={rank} />
                  ))}
                  <strong className="ml-2 text-2xl">
                    {colpo?.points.find(({ casella: n }) => n === casella.number)?.hands[index]
                      ?.total || ''}
                  </strong>
                  {hand.end && <span className="text-sage">{words(`end.${hand.end}`)}</span>}
                </p>
              ))}
            </li>
          )
        })}
      </ul>
      <MyActs table={table} member={view.member} />
    </Block>
  )
}

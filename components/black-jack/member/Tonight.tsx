'use client'
import { asPlayer } from '@/rules/banked/ids'
import type { MemberView, TableState, TableSummary } from '@/rules/black-jack/views/view'
import { Phone } from '../../banked/member/Phone'
import { RankCards } from '../../banked/RankCard'
import { LimitsText } from '../../banked/told/LimitsText'
import { OwnRulings } from '../../banked/told/OwnRulings'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { AbandonedToSign } from '../told/AbandonedToSign'
import { MyActs, Seats } from './MyActs'

/** Tonight's black jack on the member's phone: the own manos and words first, then the casse. */
export function Tonight() {
  const t = useT('bj-room')
  return (
    <Phone<MemberView>
      provision="J.1"
      tableOf={(table, { member }) => <MyTable table={table} member={member} />}
      below={({ mine, tables }) => (
        <>
          {mine.held?.map((table) => (
            <AbandonedToSign key={table.id} table={table} />
          ))}
          {!mine.table &&
            !mine.row &&
            tables.map((table) => <FreeTable key={table.id} table={table} />)}
          {mine.isSentOut && <p className="text-warn">{t('phone.sentOut')}</p>}
        </>
      )}
    />
  )
}

/** A table for somebody who is at none of several, with its free seats. */
function FreeTable({ table: { id, label, limits, status } }: { table: TableSummary }) {
  if (status !== 'open') return null
  return (
    <Block title={label} aside={<LimitsText limits={limits} />}>
      <Seats table={id} />
    </Block>
  )
}

/** The table where the member is: the banco, the own caselle, and everything that they may say. */
function MyTable({ table, member }: { table: TableState; member: string }) {
  const t = useT('bj-room')
  const words = useT('bj-table')
  const { summary, colpo } = table
  const me = asPlayer(member)
  const seat = summary.seats.find(({ holder }) => holder === me)
  return (
    <>
      <p className="text-sage">
        {seat && `${words('felt.seat', { n: seat.number })} · `}
        {t(`phase.${summary.phase ?? 'none'}`)}
      </p>
      {colpo && colpo.banco.length > 0 && (
        <p className="flex items-center gap-1 py-1">
          <span className="mr-2">{words('felt.banco')}</span>
          <RankCards cards={colpo.banco} />
          <strong className="ml-2 text-2xl">{colpo.bancoPoint.total}</strong>
        </p>
      )}
      <ul>
        {colpo?.caselle.map(({ number, puntate, hands }) => {
          const own = puntate.find(({ player }) => player === me)
          const points = colpo.points.find(({ casella }) => casella === number)?.hands ?? []
          return (
            own && (
              <li key={number} className="border-t border-line py-2">
                <p className="flex justify-between">
                  {words('casella', { n: number })}
                  <Amount chips={own.amount} className="text-lg font-semibold" />
                </p>
                {hands.map((hand, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a mano is its place on the casella.
                  <p key={index} className="flex flex-wrap items-center gap-1">
                    <RankCards cards={hand.cards} />
                    <strong className="ml-2 text-2xl">{points[index]?.total || ''}</strong>
                    {hand.end && <span className="text-sage">{words(`end.${hand.end}`)}</span>}
                  </p>
                ))}
              </li>
            )
          )
        })}
      </ul>
      <MyActs table={table} member={member} />
      <OwnRulings
        claims={table.claims.flatMap(({ number, colpo: serial, text, player, ruling }) =>
          player === me && ruling
            ? [
                {
                  ...{ number, colpo: serial, about: text, movesChips: false },
                  ...{ isFor: ruling.isUpheld, why: ruling.why, provision: ruling.provision },
                },
              ]
            : [],
        )}
        last={table.last}
      />
    </>
  )
}

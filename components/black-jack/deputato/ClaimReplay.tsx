'use client'
import type { TableId } from '@/rules/banked/ids'
import type { ColpoFrame } from '@/rules/black-jack/judging/replay'
import type { Casella, Claim, Hand } from '@/rules/black-jack/state/colpo'
import { sumOf } from '@/rules/kernel/chips'
import { RankCards } from '../../banked/RankCard'
import { Replay } from '../../disputes/Replay'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { useCommanding } from '../commanding'
import { DueList } from '../told/DueList'
import { PlayerName } from '../told/PlayerName'

interface ClaimReplayProps {
  claim: Claim
  table: TableId
  /** Changes when more has happened to the colpo. */
  reached: readonly unknown[]
}

/** B.29: the claimed colpo from the invitation to stake on: stakes, cards, points and payments at each step. */
export function ClaimReplay({ claim, table, reached }: ClaimReplayProps) {
  const { evening } = useCommanding()
  return (
    <Replay<ColpoFrame>
      at={{ evening, table, dispute: claim.number }}
      reached={[...reached, claim.ruling?.at]}
    >
      {(frame) => <Lying frame={frame} claimed={claim.casella} />}
    </Replay>
  )
}

/** The caselle from the dealer's left to the right, the banco below them, and what was paid until then. */
function Lying({ frame, claimed }: { frame: ColpoFrame; claimed: number }) {
  const t = useT('bj-table')
  const words = useT('bj-room')
  const banked = useT('banked')
  const { caselle, banco, bancoPoint, parts, incidents, end } = frame
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="night flex flex-col gap-3 rounded-card bg-[radial-gradient(ellipse_at_50%_120%,#1d5a41,#0d2b20_70%)] p-3">
        <ol
          aria-label={t('felt.caselle')}
          className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2"
        >
          {caselle.map((casella) => (
            <Lies
              key={casella.number}
              casella={casella}
              frame={frame}
              isClaimed={casella.number === claimed}
            />
          ))}
        </ol>
        <p className="flex min-h-12 flex-wrap items-center gap-2">
          <span className="text-sage">{t('felt.banco')}</span>
          <RankCards cards={banco} />
          {banco.length > 0 && (
            <strong className="text-2xl tabular-nums">{bancoPoint.total}</strong>
          )}
        </p>
      </div>
      <div className="flex flex-col gap-3">
        {parts.length > 0 && <DueList parts={parts} />}
        {incidents.map(({ provision, note, at }) => (
          <p key={`${at} ${provision}`}>
            {note} <ProvisionLink id={provision} />
          </p>
        ))}
        {end?.corrections.map(({ player, chips, why, at }) => (
          <p key={at}>
            <PlayerName player={player} /> <Amount chips={chips} sign /> · {why}
          </p>
        ))}
        {end && (
          <p className="flex justify-between border-t-2 border-line pt-2">
            {end.isVoid ? words('court.isVoid') : banked('desk.banco')}
            <Amount chips={end.won} sign className="font-semibold" />
          </p>
        )}
      </div>
    </div>
  )
}

interface LiesProps {
  casella: Casella
  frame: ColpoFrame
  isClaimed: boolean
}

/** One casella as it lay: its puntate with the titolare's name first to be seen, and its manos. */
function Lies({ casella, frame, isClaimed }: LiesProps) {
  const t = useT('bj-table')
  const { number, puntate, hands, titolare } = casella
  const points = frame.points.find((one) => one.casella === number)?.hands ?? []
  return (
    <li
      aria-current={isClaimed ? 'true' : undefined}
      className={`flex flex-col gap-1 rounded-lg border-2 p-2 ${isClaimed ? 'border-brass' : 'border-line'} ${casella.isVoid ? 'opacity-60' : ''}`}
    >
      <span className="text-sm text-sage">{t('casella', { n: number })}</span>
      {puntate.map(({ player, amount, on, insurance }) => {
        const lies = sumOf(on)
        return (
          <span key={player} className="flex flex-wrap justify-between gap-x-2 leading-tight">
            <span className={player === titolare ? 'font-semibold text-brass-high' : ''}>
              <PlayerName player={player} />
            </span>
            <strong className={lies > 0 ? '' : 'opacity-60'}>
              <Amount chips={lies > 0 ? lies : amount} />
            </strong>
            {insurance > 0 && (
              <span className="w-full text-xs">
                {t('felt.insured')} <Amount chips={insurance} />
              </span>
            )}
          </span>
        )
      })}
      {hands.map((hand, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mano is its place on the casella.
        <Mano key={index} hand={hand} total={points[index]?.total ?? 0} />
      ))}
    </li>
  )
}

function Mano({ hand: { cards, isDoubled, end }, total }: { hand: Hand; total: number }) {
  const t = useT('bj-table')
  if (cards.length === 0) return null
  return (
    <span className="flex flex-wrap items-center gap-1">
      <RankCards cards={cards} />
      <strong className="text-xl tabular-nums">{total}</strong>
      {isDoubled && <span className="text-xs">×2</span>}
      {end && <span className="text-xs">{t(`end.${end}`)}</span>}
    </span>
  )
}

'use client'
import type { ReplayedPlayer, ReplayFrame } from '@/rules/poker/judging/replay'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { cardSign } from '../../../tell/cards'
import { MemberName } from '../../../tell/MemberName'

/** The table at one step of a replay: the middle, and each player's resto, stake, place in the colpo and cards. */
export function ReplayTable({ frame }: { frame: ReplayFrame }) {
  const t = useT('deputato')
  return (
    <table className="w-full text-left">
      <caption className="text-left">
        <span className="text-sage">{t('replay.middle')}</span>{' '}
        <Amount chips={frame.middle} className="text-2xl font-semibold" />
      </caption>
      <thead>
        <tr className="text-sm text-sage">
          <th className="py-1">{t('colpo.player')}</th>
          <th className="px-2 py-1 text-right">{t('replay.put')}</th>
          <th className="py-1 text-right">{t('replay.resto')}</th>
        </tr>
      </thead>
      <tbody>
        {frame.players.map((player) => (
          <Row key={player.member} frame={frame} player={player} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ frame, player }: { frame: ReplayFrame; player: ReplayedPlayer }) {
  const t = useT('deputato')
  const { member, resto, put, standing, cards } = player
  const isGone = standing === 'folded' || standing === 'out' || standing === 'withdrawn'
  const facts = [
    frame.opener === member ? t('replay.opener') : null,
    standing === null ? null : t(`replay.standing.${standing}`),
    frame.speaker === member ? t('replay.speaks') : null,
  ].filter((fact) => fact !== null)
  return (
    <tr
      aria-current={frame.speaker === member ? 'true' : undefined}
      className="border-t border-line aria-[current]:bg-felt-high"
    >
      <th scope="row" className="py-1 sm:py-1.5 pr-2">
        <MemberName id={member} className={isGone ? 'text-sage' : ''} />
        {facts.length > 0 && (
          <span className="block text-sm font-normal text-sage">{facts.join(' · ')}</span>
        )}
        {cards.length > 0 && (
          <span className="block font-normal tracking-wide whitespace-nowrap">
            {cards.map(cardSign).join(' ')}
          </span>
        )}
      </th>
      <td className="px-2 text-right align-top">
        <Amount chips={put} className="inline-block py-1 sm:py-1.5" />
      </td>
      <td className="text-right align-top">
        <Amount chips={resto} className="inline-block py-1 sm:py-1.5 font-semibold" />
      </td>
    </tr>
  )
}

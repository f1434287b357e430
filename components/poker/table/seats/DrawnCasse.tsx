'use client'
import type { MemberId } from '@/rules/kernel/ids'
import type { PlayerView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'

/** The casse that a player has drawn, shown under the player while resti are not known. */
export function DrawnCasse({
  players,
  member,
}: {
  players: readonly PlayerView[]
  member: MemberId
}) {
  const t = useT('table')
  const player = players.find((one) => one.member === member)
  if (!player || player.casse === 0) return null
  return (
    <>
      {t('levelOne.drawn')} <Amount chips={player.casse} className="font-semibold" />
    </>
  )
}

'use client'
import type { PlayerView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'

/** Under a player while resti are not known: the casse he has drawn, which are. */
export function Drawn({ players, member }: { players: readonly PlayerView[]; member: string }) {
  const t = useT('table')
  const player = players.find((one) => one.member === member)
  if (!player || player.casse === 0) return null
  return (
    <>
      {t('levelOne.drawn')} <Amount chips={player.casse} className="font-semibold" />
    </>
  )
}

'use client'
import { useState } from 'react'
import type { DeskTable } from '@/rules/poker/views/desk'
import type { PlayerView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { offerFor } from '../../../live/offers'
import { ActionMenu } from '../../../officer/ActionMenu'
import { RefusalNote } from '../../../tell/RefusalNote'
import { useAct, useCommanding } from '../../commanding'
import { AskPassata } from './AskPassata'
import { CorrectCassa } from './CorrectCassa'
import { Leave } from './Leave'
import { TakeSeat } from './TakeSeat'

const KINDS = [
  'takeSeat',
  'askPassata',
  'goAway',
  'comeBack',
  'setAllAltezza',
  'moveSeat',
  'declineMove',
  'askReturn',
  'waiveSeat',
  'undoSeat',
  'leave',
  'correctCassa',
] as const
type Kind = (typeof KINDS)[number]

/** The desk's actions for a player, in one menu; an action that needs more input opens a dialog. */
export function PlayerActions({ player, table }: { player: PlayerView; table: DeskTable }) {
  const t = useT('desk')
  const name = useNameOf()(player.member)
  const { offers } = useCommanding()
  const { act, refusal } = useAct()
  const [asking, setAsking] = useState<Kind | null>(null)
  const place = { table: table.summary.id, member: player.member }
  const wording = (kind: Kind) =>
    kind === 'setAllAltezza' && player.allAltezza ? 'unsetAllAltezza' : kind
  const items = KINDS.filter((kind) => offerFor(offers, kind, place)).map((key) => ({
    key,
    label: t(`do.${wording(key)}`),
  }))
  const close = () => setAsking(null)

  function choose(kind: Kind) {
    switch (kind) {
      case 'goAway':
      case 'comeBack':
      case 'moveSeat':
      case 'declineMove':
      case 'askReturn':
      case 'waiveSeat':
      case 'undoSeat':
        return void act(kind, place)
      case 'setAllAltezza':
        return void act(kind, { ...place, on: !player.allAltezza })
      case 'takeSeat':
      case 'askPassata':
      case 'leave':
      case 'correctCassa':
        return setAsking(kind)
    }
  }

  return (
    <div className="flex flex-col items-end gap-2">
      <ActionMenu name={name} items={items} onAction={choose} />
      {refusal && <RefusalNote refusal={refusal} />}
      {asking === 'takeSeat' && <TakeSeat place={place} onClose={close} />}
      {asking === 'askPassata' && <AskPassata place={place} table={table} onClose={close} />}
      {asking === 'leave' && <Leave place={place} onClose={close} />}
      {asking === 'correctCassa' && <CorrectCassa place={place} table={table} onClose={close} />}
    </div>
  )
}

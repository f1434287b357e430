'use client'
import { useState } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { DeskTable, PlayerView } from '@/rules/poker/views/shapes'
import { useT } from '../i18n'
import { useNameOf } from '../live/names'
import { offerFor } from '../live/offers'
import { buttonLook } from '../ui/Button'
import { RulingNote } from '../ui/RulingNote'
import { AskPassata } from './AskPassata'
import { CorrectCassa } from './CorrectCassa'
import { useAct, useCommanding } from './commanding'
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
  'leave',
  'correctCassa',
] as const
type Kind = (typeof KINDS)[number]

const ITEM =
  'flex min-h-12 cursor-pointer items-center rounded-md px-4 data-focused:bg-brass data-focused:text-ink'

/** What the desk may do for a player now, in one menu; what needs more than a word opens a dialog. */
export function PlayerActions({ player, table }: { player: PlayerView; table: DeskTable }) {
  const t = useT('desk')
  const name = useNameOf()(player.member)
  const { offers } = useCommanding()
  const { act, ruling } = useAct()
  const [asking, setAsking] = useState<Kind | null>(null)
  const of = { table: table.summary.id, member: player.member }
  const possible = KINDS.filter((kind) => offerFor(offers, kind, of))
  const close = () => setAsking(null)

  function choose(kind: Kind) {
    switch (kind) {
      case 'goAway':
      case 'comeBack':
      case 'moveSeat':
      case 'declineMove':
      case 'askReturn':
        return void act(kind, of)
      case 'setAllAltezza':
        return void act(kind, { ...of, on: !player.allAltezza })
      case 'takeSeat':
      case 'askPassata':
      case 'leave':
      case 'correctCassa':
        return setAsking(kind)
    }
  }

  return (
    <div className="flex flex-col items-end gap-2">
      {possible.length > 0 && (
        <MenuTrigger>
          <AriaButton
            className={buttonLook('secondary')}
            aria-label={t('player.actions', { name })}
          >
            {t('player.act')} <span aria-hidden="true">▾</span>
          </AriaButton>
          <Popover
            placement="bottom end"
            className="min-w-56 rounded-xl border-2 border-line-strong bg-felt-high p-1 shadow-2xl"
          >
            <Menu
              aria-label={t('player.actions', { name })}
              onAction={(key) => {
                const kind = possible.find((one) => one === key)
                if (kind) choose(kind)
              }}
              className="outline-none"
            >
              {possible.map((kind) => (
                <MenuItem key={kind} id={kind} className={ITEM}>
                  {t(
                    `do.${kind === 'setAllAltezza' && player.allAltezza ? 'unsetAllAltezza' : kind}`,
                  )}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
      {ruling && <RulingNote ruling={ruling} />}
      {asking === 'takeSeat' && <TakeSeat of={of} onClose={close} />}
      {asking === 'askPassata' && <AskPassata of={of} table={table} onClose={close} />}
      {asking === 'leave' && <Leave of={of} onClose={close} />}
      {asking === 'correctCassa' && <CorrectCassa of={of} table={table} onClose={close} />}
    </div>
  )
}

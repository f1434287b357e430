'use client'
import type { PokerCommand } from '@/rules/poker/decider'
import type { TableId } from '@/rules/poker/state/ids'
import type { DeskView } from '@/rules/poker/views/desk'
import { AskedCards } from '../../desk/AskedCards'
import type { Asker } from '../../desk/asked'
import { GameCards } from '../../desk/DeskCards'
import { useT } from '../../language/i18n'
import type { Place } from './place'
import { openDisputes } from './requests'
import { useSlip } from './slip'

/** III.6: a player of a table, whose passate are that table's. */
interface Player extends Asker {
  table: TableId
}

/** The tables’ requests to the desk: passate to hand over, and disputes. */
export function Waiting({ view, go }: { view: DeskView; go: (place: Place) => void }) {
  return (
    <>
      <Passate view={view} />
      <Disputes view={view} go={go} />
    </>
  )
}

function Passate({ view }: { view: DeskView }) {
  const t = useT('desk')
  const offerSlip = useSlip()
  const players = view.tables.flatMap(({ summary, colpo, players: here }) =>
    here.map(({ member, asked, askedAt, askedReason, handed }): Player => {
      const reason = askedReason ?? handed?.asked.reason ?? 'passata'
      return {
        member,
        table: summary.id,
        about: `${summary.label} · ${t(`reason.${reason}`)}`,
        asked: askedAt === null ? null : { chips: asked, at: askedAt },
        handed: handed && { at: handed.at, chips: handed.asked.chips, asked: handed.asked },
        // III.3: the passata then counts from the next colpo.
        whyNot: t(colpo ? 'waiting.colpoInPlay' : 'waiting.notNow'),
      }
    }),
  )
  return (
    <AskedCards<PokerCommand, Player>
      askers={players}
      hand={({ table, member }) => ({ type: 'confirmPassata', table, member })}
      drop={({ table, member }) => ({ type: 'dropPassata', table, member })}
      takeBack={({ table, member }, handedAt) => ({
        type: 'takePassataBack',
        table,
        member,
        handedAt,
      })}
      onHanded={({ table, member }) => void offerSlip(table, member)}
    />
  )
}

function Disputes({ view, go }: { view: DeskView; go: (place: Place) => void }) {
  const t = useT('desk')
  const labelOf = (table: TableId) =>
    view.tables.find(({ summary }) => summary.id === table)?.summary.label
  return (
    <GameCards
      cards={openDisputes(view).map(({ table, number, status, at }) => {
        const text = t(`waiting.dispute.${status}`, { number })
        const open = () => go(table as Place)
        return {
          key: `${table}-${number}`,
          at,
          text: `${labelOf(table)} · ${text}`,
          go: open,
          card: 'waits' as const,
          content: (
            <p>
              <button type="button" className="min-h-11 text-left underline" onClick={open}>
                {text}
              </button>{' '}
              <span className="text-sm text-sage">{labelOf(table)}</span>
            </p>
          ),
        }
      })}
    />
  )
}

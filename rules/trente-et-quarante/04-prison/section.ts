import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { tableAt, tablesInReach } from '../../banked/frame/at-table'
import { PLAYER, STAFF } from '../../banked/frame/roles'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { prigioneOf } from '../accounts'
import { trenteArticle } from '../article'
import { transfersOf } from '../play/settlement'
import { postaAt, posteInReach, untouchable } from '../play/stakes'
import { refuse } from '../refuse'
import { Player } from '../state/ids'
import { CHANCES, type Posta } from '../state/posta'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { evolvePrison, type PrisonEvent } from './events'
import { PRISON_REFUSALS } from './refusals'
import { dividedPart } from './settled'
import { halvings } from './zero'

const { article, command } = trenteArticle<PrisonEvent>()

const ofPosta = ofTable.extend({ player: Player, posta: z.int().positive() })

/** An imprisoned stake of this owner, before the call. Source: T.5.3, T.5.4, B3. */
function prisoner(
  table: Table,
  { player, posta: number }: z.infer<typeof ofPosta>,
): Posta | Refused {
  const barred = untouchable(table)
  if (barred) return barred
  const posta = postaAt(table, number)
  if (!posta || posta.prisons === 0) return refuse('T.5.3', 'not-in-prison')
  return posta.player === player
    ? posta
    : refuse('T.5.4', 'owner-asks', { player: playerPart(posta.player) })
}

/** The owner is asked after 31–31: they withdraw the stake and lose half of it, or it stays. Source: T.5.3, B3, B4. */
const answerPrison = command({
  schema: ofPosta.extend({ withdraws: z.boolean() }),
  may: PLAYER,
  decide(evening, { withdraws, ...asked }): Decision<PrisonEvent> {
    const posta = prisoner(tableAt(evening, asked.table), asked)
    if (isRefused(posta)) return posta
    if (!withdraws) {
      if (!posta.isAsked) return refuse('T.5.3', 'stays-already')
      const { table, player } = asked
      return happens({ type: 'prisonKept', table, player, posta: posta.number })
    }
    const part = dividedPart(posta, halvings(posta.prisons), 'T.5.3')
    return happens({
      type: 'prisonLeft',
      table: asked.table,
      book: BOOK,
      posta: posta.number,
      parts: [part],
      transfers: transfersOf(asked.table, part),
    })
  },
  candidates: (evening, by) =>
    posteInReach(evening, by)
      .filter(({ posta }) => posta.prisons > 0)
      .flatMap(({ table, posta: { number, player } }) =>
        [true, false].map((withdraws) => ({ table: table.id, player, posta: number, withdraws })),
      ),
})

/** At its owner's request the staff moves an imprisoned stake whole, to another chance. Source: T.5.4, B5. */
const movePrisoner = command({
  schema: ofPosta.extend({ chance: z.enum(CHANCES) }),
  may: STAFF,
  decide(evening, { chance, ...asked }): Decision<PrisonEvent> {
    const posta = prisoner(tableAt(evening, asked.table), asked)
    if (isRefused(posta)) return posta
    if (posta.chance === chance) return refuse('T.5.4', 'same-chance')
    const { table, player } = asked
    return happens({
      type: 'prisonerMoved',
      table,
      book: BOOK,
      posta: posta.number,
      player,
      from: posta.chance,
      chance,
      chips: posta.amount,
      transfers: move(
        prigioneOf(table, posta.chance, player),
        prigioneOf(table, chance, player),
        posta.amount,
      ),
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, poste }) =>
      poste
        .filter(({ prisons }) => prisons > 0)
        .flatMap(({ number, player }) =>
          CHANCES.map((chance) => ({ table: id, player, posta: number, chance })),
        ),
    ),
})

/** Section 4: equal rows and prison. */
export const prison = article({
  id: '4',
  commands: { answerPrison, movePrisoner },
  refusals: PRISON_REFUSALS,
  evolve: evolvePrison,
})

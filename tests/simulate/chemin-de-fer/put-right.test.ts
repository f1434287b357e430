import { expect, it } from 'vitest'
import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { TableId } from '@/rules/chemin-de-fer/state/ids'
import { type Envelope, stateAfter } from '@/rules/kernel/decider'
import { deputato } from '@/simulate/actors'
import { cheminBy } from '@/simulate/chemin-de-fer/game'
import { playEvening } from '@/simulate/evening'
import { casesAtLeast } from '../../support/generated'

type Given = Envelope<CheminCommand>

function given(evening: Evening, envelope: Given): Evening | null {
  const decision = chemin.decide(evening, envelope)
  return decision.accepted ? stateAfter(chemin.evolve, evening, decision, envelope) : null
}

/** The evening after the coup in play, or told, has this result: a win of the bank or a tie, which leave its mano. */
function ending(evening: Evening, envelope: Given, id: TableId, result: 'banco' | 'tie') {
  const { command } = envelope
  if (command.type === 'recordResult') {
    const matched = result === 'tie' ? (0 as typeof command.matched) : command.matched
    return given(evening, { ...envelope, command: { ...command, result, matched } })
  }
  const table = evening.tables[id]
  if (!table?.coup || table.coup.result === 'void') return null
  const changed = { ...table, coup: { ...table.coup, result } }
  return given({ ...evening, tables: { ...evening.tables, [id]: changed } }, envelope)
}

/** The chips, and the mano with what it counts. Results alone leave a payer's chips to winnings without a name (C.3). */
function left({ accounts, tables }: Evening, id: TableId) {
  const { level, mano } = tables[id] ?? {}
  const isKnown = (account: string) => level === 3 || !/^(chips|senza-nome):/.test(account)
  const known = Object.entries(accounts).filter(([account, chips]) => chips && isKnown(account))
  return { chips: Object.fromEntries(known), counted: [mano?.shares, mano?.wins, mano?.ties] }
}

/** The chips after a coup told wrong and put right, and those after the same coup told right; null where it is neither. */
function bothWays(evening: Evening, envelope: Given, right: 'banco' | 'tie') {
  const { command } = envelope
  if (command.type !== 'settleCoup' && command.type !== 'recordResult') return null
  const { table: id } = command
  const told = ending(evening, envelope, id, right)
  const wrong = ending(evening, envelope, id, right === 'tie' ? 'banco' : 'tie')
  const coup = told?.tables[id]?.past.at(-1)
  if (!told || !wrong || !coup) return null
  const { serial, result, matched, level } = coup
  const bets = level === 3 ? coup.bets.map(({ member, chips }) => ({ member, chips })) : []
  const correct = { type: 'correctCoup' as const, table: id, coup: serial, result, matched, bets }
  const by = { ...envelope, by: deputato }
  const put = given(wrong, { ...by, command: { ...correct, why: 'letto male' } })
  return put && { put: left(put, id), told: left(told, id) }
}

it('S.27 the last coup put right leaves the chips that it would have left told right, in random evenings', () => {
  let tried = 0
  const decide: typeof chemin.decide = (evening, envelope) => {
    for (const right of ['banco', 'tie'] as const) {
      const both = bothWays(evening, envelope, right)
      if (both) tried++
      expect(both?.put).toEqual(both?.told)
    }
    return chemin.decide(evening, envelope)
  }
  const game = cheminBy({ ...chemin, decide })
  for (let seed = 1; seed <= casesAtLeast(2); seed++)
    expect(playEvening(game, 900 + seed, { level: seed % 2 === 0 ? 3 : 2 }).fault).toBeNull()
  expect(tried).toBeGreaterThan(30)
})

import { expect, test } from 'vitest'
import { uponOf } from '@/components/chemin-de-fer/member/upon'
import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import { memberView } from '@/rules/chemin-de-fer/views/member'
import { beginAuction, bid, closeStep, passed, speakStanding, takeAltezza } from './support/seguito'
import { callsBanco, lay, open } from './support/stakes'
import {
  aTable,
  changed,
  gap,
  m,
  ofM,
  phone,
  refusalOf,
  T1,
  tableOf,
  tablet,
  withBank,
} from './support/table'

/** The code by which a phone's command is refused, when it was given upon this coup and mano; null when accepted. */
function late(
  evening: Parameters<typeof refusalOf>[0],
  command: CheminCommand,
  upon: { coup: number | null; mano: number; moves?: number },
  by = phone(2),
): string | null {
  const decision = chemin.decide(evening, { id: 'c', at: 0, by, command, upon, secrets: {} })
  return decision.accepted ? null : decision.refusal.code
}

test('S.15 a stake that a lost network delays is refused once its coup is over', () => {
  expect(late(open(), lay(2, 50), { coup: 1, mano: 1 })).toBeNull()
  expect(late(open(), lay(2, 50), { coup: 7, mano: 1 })).toBe('said-since')
  expect(late(open(), callsBanco(2), { coup: null, mano: 1 })).toBe('said-since')
})

test('S.15 others may stake meanwhile: a stake upon the coup in play is accepted', () => {
  const moved = changed(open(), { moves: tableOf(open()).moves + 5 })
  expect(late(moved, lay(2, 50), { coup: 1, mano: 1 })).toBeNull()
})

test('S.19b S.14 declared absent or refused twice upon one state, the second costs nobody a seat', () => {
  const start = aTable({ seats: 6 })
  const { moves, manoNumber: mano } = tableOf(start)
  const upon = { coup: null, mano, moves }
  for (const command of [
    { type: 'declareAbsent', table: T1 },
    { type: 'refuseMano', ...ofM(1) },
  ] as const) {
    expect(late(start, command, upon, tablet)).toBeNull()
    const once = play(start, command)
    expect(late(once, command, upon, tablet)).toBe('said-since')
  }
})

test('S.14 a refusal that waited in a phone without network, and was told to the employee meanwhile, is one refusal', () => {
  const start = aTable({ seats: 6 })
  const shown = memberView(start, m(1), 0).mine.table
  if (!shown) throw new Error('the phone shows no table')
  const command = { type: 'refuseMano', ...ofM(1) } as const
  const upon = uponOf(shown)
  expect(late(start, command, upon, phone(1))).toBeNull()
  expect(late(play(start, command), command, upon, phone(1))).toBe('said-since')
})

test('S.102 a bid for one mano is none for the next', () => {
  const settings = { altezzaStanding: false, altezzaOutgoing: false }
  const selling = passed(aTable({ settings }))
  const auction = play(selling, closeStep, beginAuction)
  const command = bid(2, 90)
  const { manoNumber } = tableOf(auction)
  expect(late(auction, command, { coup: null, mano: manoNumber })).toBeNull()
  expect(late(auction, command, { coup: null, mano: manoNumber - 1 })).toBe('said-since')
})

test('S.38b nobody stakes, calls or bids for another on a phone', () => {
  const evening = open()
  for (const command of [lay(3, 50), callsBanco(3)])
    expect(refusalOf(evening, command, phone(2))).toBe('S.38b not-yours')
  expect(refusalOf(withBank(aTable(), 3, 50), takeAltezza(4), phone(2))).toBe('S.38b not-yours')
})

test('S.38b a phone cannot say that somebody else spoke at the same moment', () => {
  const selling = passed(aTable())
  expect(refusalOf(selling, takeAltezza(4, [5]), phone(4))).toBe('S.101 employee-marks')
  const standing = play(play(selling, closeStep), closeStep)
  expect(refusalOf(standing, speakStanding(9, 5, [[10, 7]]), phone(9))).toBe('S.101 employee-marks')
})

test('S.90b, S.93 the employee alone enters a call made by word: it lays another’s chips', () => {
  const evening = play(open(), lay(2, 60), { type: 'closeGame', table: T1 })
  const grant: CheminCommand = {
    type: 'grantBanco',
    ...ofM(1),
    caller: m(9),
    place: gap(5),
    kind: 'banco',
  }
  expect(refusalOf(evening, grant, phone(1))).toBe('null not-allowed')
  expect(refusalOf(evening, grant, tablet)).toBeNull()
})

function play(evening: Parameters<typeof refusalOf>[0], ...commands: CheminCommand[]) {
  return commands.reduce((state, command) => {
    const decision = chemin.decide(state, { id: 'c', at: 0, by: tablet, command, secrets: {} })
    if (!decision.accepted) throw new Error(JSON.stringify(decision.refusal))
    return decision.events.reduce(
      (next, event) => chemin.evolve(next, event, { at: 0, by: tablet }),
      state,
    )
  }, evening)
}

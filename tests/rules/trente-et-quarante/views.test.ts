import { expect, it } from 'vitest'
import { sheetsBetween } from '@/rules/banked/views/sheets'
import { asMember } from '@/rules/kernel/ids'
import { classOf } from '@/rules/trente-et-quarante/settings'
import { knownTo, noticesBetween, viewOf } from '@/rules/trente-et-quarante/views/view'
import { aDay, desk, inPrison, inspector, Play, p, phone, T1 } from './support/table'

const tableView = (play: Play) => {
  const view = viewOf(play.evening, { kind: 'table', table: T1 }, play.at)
  if (view?.kind !== 'table') throw new Error('no view')
  return view
}
const memberView = (play: Play, n: number) => {
  const view = viewOf(play.evening, { kind: 'member', member: asMember(`m${n}`) }, play.at)
  if (view?.kind !== 'member') throw new Error('no view')
  return view
}

it('T.5.3 B6 the tablet has at a glance the owners who are asked, and the stakes that are free again', () => {
  const play = inPrison()
  expect(tableView(play).asked).toMatchObject([{ player: p(1), amount: 20 }])
  play.invite().colpoOf(32, 40)
  const { asked, freed } = tableView(play)
  expect([asked.length, freed.length]).toEqual([0, 1])
})

it('T.8 before settling the tablet has what to collect and to pay, stake by stake with its row', () => {
  const play = new Play().invite().lay(1, 'nero', 20).lay(2, 'inverso', 40).call()
  expect(tableView(play).colpo?.due).toEqual([])
  play.rows(33, 36, 'nero')
  expect(tableView(play).colpo).toMatchObject({
    totals: { nero: 33, rosso: 36 },
    verdict: 'nero',
    due: [
      { player: p(1), outcome: 'won', pays: 20, provision: 'T.3.4' },
      { player: p(2), outcome: 'lost', takes: 40, provision: 'T.4' },
    ],
  })
  const due = tableView(play).colpo?.due
  expect(play.settle().last.parts).toEqual(due)
})

it('T.5.2 T.9 at 31–31 the payments due follow the table’s customs, and its end', () => {
  const due = (play: Play) => tableView(play).colpo?.due.map(({ outcome }) => outcome)
  const refait = (settings: object) => new Play(aDay({ settings })).invite().lay(1, 'nero', 20)
  expect(due(refait({}).call().rows(31, 31))).toEqual(['prison'])
  expect(due(refait({ zero: 'divide' }).call().rows(31, 31))).toEqual(['divided'])
  const last = refait({ divideAt: 'everyTaglia' }).give({ type: 'declareLastColpo', table: T1 })
  expect(due(last.call().rows(31, 31))).toEqual(['divided'])
})

it('K.4 the tablet and the desk know at any moment what the table has won', () => {
  const play = new Play().played(
    [
      [1, 'nero', 20],
      [2, 'rosso', 60],
    ],
    [33, 36],
  )
  expect(tableView(play).result).toEqual({ won: 40, float: null })
  const seen = viewOf(
    play.evening,
    { kind: 'desk', member: asMember('segreteria'), roles: desk.roles },
    play.at,
  )
  expect(seen).toMatchObject({
    kind: 'desk',
    tables: [{ result: { won: 40 } }],
    tableau: { club: 40 },
  })
})

it('D1 the wall shows limits, the taglia and the latest results, and nobody’s money', () => {
  const play = new Play().played([[1, 'nero', 20]], [33, 36])
  const board = viewOf(play.evening, { kind: 'board' }, play.at)
  expect(board).toMatchObject({
    tables: [
      {
        limits: { minimum: 10, maximum: 5_000 },
        taglia: { number: 1, left: 299, cards: 312 },
        results: [{ nero: 33, rosso: 36, first: 'nero' }],
      },
    ],
  })
  expect(JSON.stringify(board)).not.toContain('chips')
})

it('the phone shows the member’s own chips and nobody else’s', () => {
  const view = memberView(new Play().invite().lay(1, 'nero', 20), 1)
  expect(view.mine).toMatchObject({ chips: 9_980, drawn: 10_000 })
  expect(view.mine.table?.persons).toEqual([
    { member: 'm1', chips: 9_980 },
    { member: 'm2', chips: null },
    { member: 'm3', chips: null },
  ])
  expect(viewOf(aDay(), { kind: 'table', table: 'T9' as never }, 0)).toBeNull()
})

it('T.10 a claim is told to the inspectors and its ruling to the claimant, who then knows the judge', () => {
  const play = new Play().invite().lay(1, 'nero', 20).call().rows(33, 36)
  const before = play.evening
  play.give(
    { type: 'openDispute', table: T1, player: p(1), about: 'il totale', provision: null },
    phone(1),
  )
  expect(noticesBetween(before, play.evening)).toEqual([
    { reason: 'dispute', to: { role: 'deputato', except: [] } },
  ])
  const claimed = play.evening
  expect(knownTo(claimed, asMember('m1'))).toEqual(new Set(['m1', 'm2', 'm3']))
  expect(tableView(play).summary).toMatchObject({ openDisputes: 1 })
  const court = viewOf(claimed, { kind: 'deputato', member: asMember('deputato') }, play.at)
  expect(court).toMatchObject({
    tables: [{ disputes: [{ status: 'open' }], colpo: { serial: 1 } }],
  })
  play.give(
    {
      type: 'ruleDispute',
      table: T1,
      dispute: 1,
      inFavourOf: null,
      why: 'contato di nuovo',
      provision: 'T.3.2',
      transfers: [],
    },
    inspector,
  )
  expect(noticesBetween(claimed, play.evening)).toEqual([{ reason: 'ruled', to: { member: 'm1' } }])
  expect(knownTo(play.evening, asMember('m1')).has(asMember('deputato'))).toBe(true)
  expect(tableView(play).summary).toMatchObject({ openDisputes: 0 })
})

it('T.10 a claim that was told is not told again when another is made', () => {
  const play = new Play().invite().lay(1, 'nero', 20).lay(2, 'rosso', 20).call().rows(33, 36)
  const claims = (n: number) =>
    ({ type: 'openDispute', table: T1, player: p(n), about: 'il totale', provision: null }) as const
  play.give(claims(1), phone(1))
  const before = play.evening
  play.give(claims(2), phone(2))
  expect(noticesBetween(before, play.evening)).toHaveLength(1)
})

it('a member who is at no table sees the only one that is open, and none once it is closed', () => {
  const play = new Play(aDay({ players: 1 }))
  expect(memberView(play, 9).mine.table?.summary.id).toBe(T1)
  play.give({ type: 'closeTable', table: T1 }, inspector)
  expect(memberView(play, 9).mine.table).toBeNull()
})

it('K.5 the closed tableau goes into the club’s history with its customs', () => {
  const play = new Play(aDay({ players: 1 }))
  play.give({ type: 'beginCount' }, desk)
  play.give({ type: 'countChips', member: 'm1', chips: 10_000 }, desk)
  const before = play.evening
  play.give({ type: 'closeTableau' }, desk)
  expect(sheetsBetween(before, play.evening, ({ settings }) => classOf(settings))).toMatchObject({
    closed: [{ class: 'prison/2', gap: 0, rows: [{ memberId: 'm1', final: 0 }] }],
    reopened: [],
  })
})

it('T.1.7 the tablet has the reason why the step that it waits for rests, until it may be taken', () => {
  const play = new Play().invite()
  expect(tableView(play).hindered.map(({ type }) => type)).toEqual(['callStakes'])
  play.lay(1, 'nero', 20)
  expect(tableView(play).hindered).toEqual([])
})

it('T.1.3 T.9 a taglia that is over is followed by the mixing, which rests while nobody is there; after the day’s last one nothing rests', () => {
  const over = new Play().give({ type: 'endTaglia', table: T1 })
  expect(tableView(over).hindered).toEqual([])
  for (const player of over.table.present)
    over.give({ type: 'markPresence', table: T1, player, isHere: false })
  expect(tableView(over).hindered).toMatchObject([
    { type: 'mixCards', refusal: { code: 'nobody-there' } },
  ])
  const last = new Play().give({ type: 'declareLastTaglia', table: T1 }, inspector)
  expect(tableView(last.give({ type: 'endTaglia', table: T1 })).hindered).toEqual([])
})

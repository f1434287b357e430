import { describe, expect, it } from 'vitest'
import type { Actor } from '@/rules/kernel/decider'
import { poker } from '@/rules/poker/decider'
import { NO_EVENING } from '@/rules/poker/evening'
import { FRAME_REFUSALS } from '@/rules/poker/frame/refusals'
import { valuesLacking } from '../../support/bench'
import { socio, tavolo } from '../support/people'
import { type GivenCommand, Scene } from '../support/scene'
import { ARBITRATION } from './arbitration'
import { DEAL } from './deal'
import { DRAWING } from './draw'
import { FORMATION } from './formation'
import { SPEAKING } from './play'
import { REMEDIES } from './remedies'
import { POT, RESTO } from './resto'
import { PAROL, REOPENED, RESULT } from './result'
import { SEATS } from './seats'
import { SHOWDOWN } from './showdown'
import { TABLEAU } from './tableau'
import { listSpeaking, membersAsText, type Row, refusalOf, type Walk } from './walk'

const ARTICLES: Readonly<Record<string, readonly Walk[]>> = {
  'Art. I': FORMATION,
  'Art. II': SEATS,
  'Art. III': RESTO,
  'Art. IV': POT,
  'Art. V': DEAL,
  'Art. VI to VIII and XI': SPEAKING,
  'Art. IX, X, XV and the affranco': DRAWING,
  'Art. VI and XII': SHOWDOWN,
  'Art. XII and XIV': RESULT,
  'Art. XII, the end taken back': REOPENED,
  'Art. XIII': PAROL,
  'Art. XVI': TABLEAU,
  'Art. XVII': ARBITRATION,
  'Art. XVII, rulings on a colpo': REMEDIES,
}
const walks = Object.entries(ARTICLES).flatMap(([article, of]) =>
  of.map((one) => ({ article, one, name: one.type })),
)

/** The first refused row of each command, for the reasons that come before any article's. */
const firsts = [...new Map(walks.toReversed().map(({ one }) => [one.type, one])).values()].flatMap(
  ({ type, rows }) => {
    const row = rows.find((given) => refusalOf(given) !== null)
    return row ? [{ type, row }] : []
  },
)
const nobody: Actor = { roles: [], member: null, post: null }
const reasonOf = (row: Row) => refusalOf(row)?.code ?? 'accepted'
const named = (command: GivenCommand, what: object) => ({ ...command, ...what }) as GivenCommand

/** Ways to make a command wrong before its article checks it, in order; each corrects the one before. */
function framed([, scene, command, by]: Row): { reason: string; row: Row }[] {
  const absent = new Scene(NO_EVENING, scene.now)
  const over = new Scene({ ...scene.evening, status: 'closed' }, scene.now)
  const rows: { reason: string; row: Row }[] = []
  const add = (reason: string, at: Scene, who?: Actor, what = command) =>
    rows.push({ reason, row: [reason, at, what, who] })
  add('not-allowed', absent, nobody)
  const rule = poker.commands[command.type]
  if (command.type === 'openEvening') return rows
  const unknown = named(command, {
    ...('list' in command ? { list: 'L9' } : {}),
    ...('signUp' in command ? { signUp: 99 } : {}),
    ...('table' in command ? { table: 'T9' } : {}),
  })
  add('evening-not-open', absent, by, unknown)
  if (!('afterClosing' in rule && rule.afterClosing)) add('evening-closed', over, by, unknown)
  if ('list' in command) add('no-such-list', scene, by, unknown)
  if ('signUp' in command) add('no-such-sign-up', scene, by, unknown)
  if ('table' in command) add('no-such-table', scene, by, unknown)
  const stranger =
    rule.may.includes('socio') && ('member' in command || 'signUp' in command)
      ? socio('estraneo')
      : rule.may.includes('tavolo') && 'table' in command
        ? tavolo('T8')
        : null
  if (stranger) add('not-yours', scene, stranger)
  const from = 'from' in rule ? rule.from : undefined
  if (rule.may.includes('socio') && 'table' in command && from !== 'anywhere') {
    const own = 'member' in command ? named(command, { member: 'estraneo' }) : command
    add('not-of-this-table', scene, socio('estraneo'), own)
  }
  return rows
}

describe('refusals come in their order of precedence', () => {
  it.each(walks)('$article $name: each situation corrects the reason before it', ({ one }) => {
    expect(one.rows.map(reasonOf)).toEqual(one.rows.map(([reason]) => reason))
    expect(one.rows.length).toBeGreaterThan(1)
  })

  it.each(walks)('$article $name: the reasons are in the order of their lists', ({ one }) => {
    const places = one.rows.flatMap((row) => {
      const refusal = refusalOf(row)
      const list = refusal && listSpeaking(refusal)
      return refusal && list ? [{ list, at: Object.keys(list).indexOf(refusal.code) }] : []
    })
    for (const list of new Set(places.map((place) => place.list))) {
      const order = places.filter((place) => place.list === list).map((place) => place.at)
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
    }
  })

  it.each(walks)('$article $name: every sentence has its values', ({ one }) => {
    for (const row of one.rows) {
      const refusal = refusalOf(row)
      expect(refusal ? valuesLacking(poker, refusal) : [], row[0]).toEqual([])
      expect(refusal ? membersAsText(refusal, row[1]) : [], row[0]).toEqual([])
      expect(refusal && listSpeaking(refusal), row[0]).not.toBeUndefined()
    }
  })
})

describe('before any article', () => {
  it.each(firsts)(
    '$type: role, evening, the thing named and its owner, then the article’s own reasons',
    ({ row }) => {
      const order = Object.keys(FRAME_REFUSALS)
      const before = framed(row)
      expect(before.map((one) => reasonOf(one.row))).toEqual(before.map(({ reason }) => reason))
      const places = before.map(({ reason }) => order.indexOf(reason))
      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(reasonOf(row)).toBe(row[0])
    },
  )
})

describe('the lists', () => {
  it('every reason has its sentence in both languages', () => {
    for (const list of poker.allRefusals)
      for (const [code, { it: italian, en }] of Object.entries(list)) {
        expect(italian.length, code).toBeGreaterThan(10)
        expect(en.length, code).toBeGreaterThan(10)
        expect(en, code).not.toBe(italian)
      }
  })

  it('every command is walked', () => {
    const walked = new Set<string>(walks.map(({ one }) => one.type))
    expect(Object.keys(poker.commands).filter((type) => !walked.has(type))).toEqual([])
  })

  it('every sentence of every list belongs to a refusal that can happen', () => {
    const rows = [
      ...walks.flatMap(({ one }) => one.rows),
      ...firsts.flatMap(({ row }) => framed(row).map((one) => one.row)),
    ]
    const spoken = new Map(poker.allRefusals.map((list) => [list, new Set<string>()]))
    for (const row of rows) {
      const refusal = refusalOf(row)
      const list = refusal && listSpeaking(refusal)
      if (refusal && list) spoken.get(list)?.add(refusal.code)
    }
    const silent = poker.allRefusals.flatMap((list) =>
      Object.keys(list).filter((code) => !spoken.get(list)?.has(code)),
    )
    expect(silent).toEqual([])
  })
})

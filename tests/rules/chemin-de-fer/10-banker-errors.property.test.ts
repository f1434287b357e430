import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { offersTo } from '@/rules/chemin-de-fer/offers'
import { COUP_PHASES, type Coup } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { atStake, call, holder, type Stakes } from './support/errors'
import { after, changed, inspector, m, tableOf } from './support/table'

const ERRORS = [
  'reportBankerError',
  'reportPunterError',
  'reportEmployeeError',
  'reportAdviceIgnored',
  'reportRuleError',
  'reportWrongTurn',
  'refuseBoundCoup',
  'answerAsking',
  'closeAsking',
  'advise',
]
/** The commands that finish a coup, the next one first. */
const FINISH = ['closeAsking', 'settleCoup', 'enterResult', 'dealCards', 'giveCards', 'closeGame']

/** A moment of the evening. */
const AT = Date.UTC(2026, 10, 20, 21)

/** The offers of these kinds, as commands. */
const offered = (evening: Evening, kinds: readonly string[]): CheminCommand[] =>
  offersTo(evening, inspector, AT)
    .filter(({ type }) => kinds.includes(type))
    .map(({ type, payload }) => ({ type, ...(payload as object) }) as unknown as CheminCommand)

const sum = (evening: Evening): number =>
  Object.values(evening.accounts).reduce((total, chips) => total + chips, 0)

const short = (evening: Evening): string[] =>
  Object.entries(evening.accounts).flatMap(([account, chips]) =>
    /^(chips|banco|puntate):/.test(account) && chips < 0 ? [account] : [],
  )

/** A coup at a phase, with more or fewer of its cards entered. */
const coupAt = fc
  .record({
    phase: fc.constantFrom(...COUP_PHASES.filter((phase) => phase !== 'settled')),
    isSolo: fc.boolean(),
    touched: fc.boolean(),
    word: fc.constantFrom('carta', 'no', 'natural'),
    hands: fc.boolean(),
    pick: fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 6, maxLength: 6 }),
    called: fc.boolean(),
    number: fc.integer({ min: 1, max: 2 }),
    rule: fc.subarray([1, 2]),
    stakes: fc.constantFrom<Stakes[]>({ 2: 100 }, { 2: 60, 3: 40 }, { 2: 4, 3: 3 }, {}),
  })
  .map(({ phase, isSolo, touched, word, hands, pick, called, number, rule, stakes }) => {
    const given = phase !== 'open' && phase !== 'closed'
    const spoken = given && phase !== 'dealt'
    const staked = Object.keys(stakes).length > 0 || !given ? stakes : { 2: 50 }
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = pick
    const drew = phase === 'decided' && word === 'carta'
    const coup: Partial<Coup> = {
      phase,
      number,
      calls: called && staked[2] === 100 ? [call(2, 100)] : [],
      holder: given ? holder(2, isSolo, { touched }) : null,
      punta: given && hands ? [a, b, ...(drew ? [e] : [])] : [],
      banco: given && hands ? [c, d] : [],
      thirds: { punta: drew ? { card: e, value: null } : null, banco: null },
      puntaWord: spoken ? (word as 'carta' | 'no' | 'natural') : null,
      bancoWord: phase === 'decided' ? 'no' : null,
      result: phase === 'decided' ? 'banco' : null,
    }
    return changed(atStake(staked, coup), { regola: rule.map(m) })
  })

it('S.39a any error at any phase conserves the chips and leaves a coup that can be finished, or none', () => {
  fc.assert(
    fc.property(coupAt, fc.array(fc.nat(), { maxLength: 4 }), (start, picks) => {
      let evening = start
      for (const pick of picks) {
        const commands = offered(evening, ERRORS)
        const command = commands[pick % Math.max(1, commands.length)]
        if (command) evening = after(evening, [command], inspector)
        expect(sum(evening)).toBe(0)
        expect(short(evening)).toEqual([])
      }
      for (let step = 0; tableOf(evening).coup && step < 8; step++) {
        const next = FINISH.flatMap((type) => offered(evening, [type]).slice(0, 1))[0]
        if (!next) break
        evening = after(evening, [next], inspector)
      }
      const left = tableOf(evening).coup
      // Only a coup on which nothing is staked still waits, for stakes.
      if (left) expect(left.bets.filter(({ plays }) => plays > 0)).toEqual([])
      expect(sum(evening)).toBe(0)
      expect(short(evening)).toEqual([])
    }),
    { numRuns: 80 },
  )
})

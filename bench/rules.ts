import { stateAfter } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { offersTo } from '@/rules/poker/offers'
import { asTable } from '@/rules/poker/state/ids'
import type { PokerAudience } from '@/rules/poker/views/audience'
import { viewOf } from '@/rules/poker/views/view'
import { deal, type Script, scripted } from './evening'
import { perSecond, report } from './measure'

const COLPI = 200

/** Decides and evolves a whole evening's commands; returns their number. */
function playAgain({ steps }: Script): number {
  let evening = poker.initial
  for (const step of steps) {
    const decision = poker.decide(evening, step)
    if (!decision.accepted) throw new Error(`${step.command.type} was refused`)
    evening = stateAfter(poker.evolve, evening, decision, step)
  }
  return steps.length
}

/** Measures commands decided and evolved, views made and events replayed, on one core. */
export function benchRules(): void {
  const played = { 2: scripted(2, COLPI), 3: scripted(3, COLPI) }
  for (const level of [2, 3] as const) {
    const script = played[level]
    const value = perSecond(() => playAgain(script), 1_500)
    report({ what: `commands decided and evolved, level ${level}`, value, unit: '/s' })
    const colpi = (value * COLPI) / script.steps.length
    report({ what: `colpi of level ${level}`, value: colpi, unit: '/s' })
  }
  replay(played[3])
  views(played[3])
}

/** The cost of one commit for each kind of screen during a colpo, on a state not viewed before. */
function views(script: Script): void {
  deal(script)
  const { evening, steps } = script
  const at = steps.at(-1)?.at ?? 0
  const tablet = { roles: ['tavolo'] as const, member: null, post: 'T1' }
  const shown = (audience: PokerAudience) => (fresh: Evening) =>
    JSON.stringify(viewOf(fresh, audience, at))
  const looks: Readonly<Record<string, (fresh: Evening) => string>> = {
    'offers of a tablet': (fresh) => JSON.stringify(offersTo(fresh, tablet, at)),
    'view of a tablet': shown({ kind: 'table', table: asTable('T1') }),
    'view of a member at the table': shown({ kind: 'member', member: asMember('rossi') }),
    'view of another member': shown({ kind: 'member', member: asMember('viola') }),
    'view of the board': shown({ kind: 'board' }),
  }
  for (const [what, look] of Object.entries(looks)) {
    const value = perSecond(() => {
      look({ ...evening })
      return 1
    }, 500)
    const size = (look(evening).length / 1_024).toFixed(1)
    report({ what: `${what} (${size} kB)`, value: 1_000_000 / value, unit: 'µs' })
  }
}

/** Replays the events of 100,000 positions, as the journal stores them. */
function replay(script: Script): void {
  const written: string[] = []
  let evening = poker.initial
  for (const step of script.steps) {
    const decision = poker.decide(evening, step)
    if (!decision.accepted) continue
    for (const event of decision.events) {
      written.push(JSON.stringify(event))
      evening = poker.evolve(evening, event, step)
    }
  }
  const [occasion] = script.steps
  if (!occasion) return
  const begun = performance.now()
  let done = 0
  while (done < 100_000) {
    let state = poker.initial
    for (const text of written.slice(0, 100_000 - done))
      state = poker.evolve(state, JSON.parse(text), occasion)
    done += written.length
  }
  report({
    what: 'replay of 100,000 events, read from their texts',
    value: performance.now() - begun,
    unit: 'ms',
  })
}

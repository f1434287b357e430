import { poker } from '@/rules/poker/decider'
import { offersTo } from '@/rules/poker/offers'
import { viewOf } from '@/rules/poker/views/view'
import { type Script, scripted } from './evening'
import { perSecond, report } from './measure'

const COLPI = 200

/** Decides and evolves a whole evening's commands; how many they were. */
function playAgain({ steps }: Script): number {
  let evening = poker.initial
  for (const step of steps) {
    const decision = poker.decide(evening, step)
    if (!decision.accepted) throw new Error(`${step.command.type} was refused`)
    for (const event of decision.events) evening = poker.evolve(evening, event, step)
  }
  return steps.length
}

/** Commands decided and evolved, views made, events replayed, on one core. */
export function benchRules(): void {
  const played = { 2: scripted(2, COLPI), 3: scripted(3, COLPI) }
  for (const level of [2, 3] as const) {
    const script = played[level]
    const value = perSecond(() => playAgain(script), 1_500)
    report({ what: `commands decided and evolved, level ${level}`, value, unit: '/s' })
    const a = (value * COLPI) / script.steps.length
    report({ what: `colpi of level ${level}`, value: a, unit: '/s' })
  }
  views(played[3])
  replay(played[3])
}

function views({ evening, steps }: Script): void {
  const at = steps.at(-1)?.at ?? 0
  const tablet = { roles: ['tavolo'] as const, member: null, table: 'T1' }
  const looks = {
    'offers of a tablet': () => offersTo(evening, tablet, at),
    'view of a tablet': () => JSON.stringify(viewOf(evening, { kind: 'table', table: 'T1' }, at)),
    'view of a member': () =>
      JSON.stringify(viewOf(evening, { kind: 'member', member: 'rossi' }, at)),
    'view of the board': () => JSON.stringify(viewOf(evening, { kind: 'board' }, at)),
  }
  for (const [what, look] of Object.entries(looks)) {
    const value = perSecond(() => {
      // A state that was not looked at before, as after each commit.
      Object.assign(evening, { tables: { ...evening.tables } })
      look()
      return 1
    }, 500)
    const size = JSON.stringify(look()).length / 1_024
    report({ what: `${what} (${size.toFixed(1)} kB)`, value: 1_000_000 / value, unit: 'µs' })
  }
}

/** The events of 100,000 positions, as the journal keeps them, into a state. */
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

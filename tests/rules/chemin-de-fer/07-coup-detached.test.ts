import { expect, it } from 'vitest'
import { NO_HANDS } from '@/rules/chemin-de-fer/errors/forms'
import { tellsOfEvent } from '@/rules/chemin-de-fer/sentences'
import type { Coup } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { at, CARTA, coupOf, NO, opens, readyToDeal, shows } from './support/coup'
import { atStake, bankerErrs, cards, holder, punterErrs, spare, third } from './support/errors'
import { stakes } from './support/night'
import { after, changed, decided, m, ofM, phone, refusalOf, tableOf } from './support/table'

const SETTLE = at({ type: 'settleCoup' })
const tagliaOf = (evening: Evening) => tableOf(evening).taglia
const DEAL = at({ type: 'dealCards' })

/** A coup that has left one card detached and unseen: an unasked one of a banker alla regola (S.69). */
function oneLeft(): Evening {
  const stood: Partial<Coup> = {
    phase: 'shown',
    holder: holder(2, true),
    puntaWord: 'no',
    punta: cards('6p', 'Kp'),
    banco: cards('7c', 'Kc'),
  }
  const open = changed(atStake({ 2: 100 }, stood), { regola: [m(1)] })
  const unasked = { kind: 'unaskedCard', first: spare(null), second: null } as const
  const told = { ...unasked, first: { card: null, value: 7, seen: false } }
  return after(bankerErrs(open, told), [SETTLE])
}

/** The next coup of that table, ready to be dealt. */
function nextCoup(): Evening {
  const opened = after(oneLeft(), [
    at({ type: 'announceBank', toutVa: false, seesStakes: false }),
    stakes(2, 20),
    at({ type: 'closeGame' }),
  ])
  return after(opened, [at({ type: 'giveCards', member: m(2) })])
}

it('S.69 a surplus card that nobody has seen is the first one of the next coup', () => {
  expect(tagliaOf(oneLeft())).toMatchObject({ detached: 1, cardsOut: 1 })
  const decision = decided(nextCoup(), DEAL)
  const [event] = decision.accepted ? decision.events : []
  expect(event).toMatchObject({ type: 'cardsDealt', detached: 1 })
  expect(event && tellsOfEvent(event).length).toBeGreaterThan(1)
  // Three cards more leave the sabot, since the first of the four lay there.
  expect(tagliaOf(after(nextCoup(), [DEAL]))).toMatchObject({ detached: 0, cardsOut: 4 })
})

it('S.111 a surplus card that was seen serves that coup only', () => {
  const stood: Partial<Coup> = {
    phase: 'shown',
    holder: holder(2, true),
    puntaWord: 'no',
    punta: cards('6p', 'Kp'),
    banco: cards('7c', 'Kc'),
  }
  const open = changed(atStake({ 2: 100 }, stood), { regola: [m(1)] })
  const seen = bankerErrs(open, { kind: 'unaskedCard', first: spare('7c', true), second: null })
  expect(tagliaOf(after(seen, [SETTLE])).detached).toBe(0)
})

it('S.54 the card detached too soon is the first of its own deal, or of the next when the coup is refused', () => {
  const early = (regola: boolean) =>
    bankerErrs(changed(atStake({ 2: 40 }), { regola: regola ? [m(1)] : [] }), {
      kind: 'drawnEarly',
    })
  for (const regola of [true, false]) {
    const dealt = after(early(regola), [
      at({ type: 'closeGame' }),
      at({ type: 'giveCards', member: m(2) }),
      DEAL,
    ])
    expect(coupOf(dealt).surplus).toMatchObject([{ fate: 'used' }])
    expect(tagliaOf(dealt)).toMatchObject({ detached: 0, cardsOut: 4 })
  }
  const refused = { type: 'refuseBoundCoup', ...ofM(1), passes: false } as const
  expect(tagliaOf(after(early(false), [refused], phone(1))).detached).toBe(1)
})

it('S.126b restored from covered cards, the coup draws the cards that are out before any other (cf59)', () => {
  const drew: Partial<Coup> = {
    phase: 'decided',
    holder: holder(2, false),
    thirds: { punta: third('8c'), banco: third('9c') },
    puntaWord: 'carta',
    bancoWord: 'carta',
    result: 'tie',
  }
  const open = atStake({ 2: 60, 3: 40 }, drew)
  const restored = punterErrs(open, { kind: 'falseDraw', spares: [spare(null)], hands: NO_HANDS })
  expect(coupOf(restored).surplus.map(({ fate }) => fate)).toEqual(['waits', 'waits', 'waits'])
  const shown = after(restored, [at(NO), at(opens(5))])
  const draw = (card: string | null) => at({ type: 'drawThird', side: 'banco', card })
  expect(refusalOf(shown, draw('4c'))).toBe('S.111 other-card-waits')
  const drawn = after(shown, [draw(null)])
  expect(coupOf(drawn).thirds.banco).toMatchObject({ card: cards('8c')[0] })
  const over = after(drawn, [at(shows(6)), SETTLE])
  // The nine was seen and is void; the one that nobody saw is the next coup's.
  expect(tagliaOf(over).detached).toBe(1)
})

it('S.11a a deal with nothing detached takes its four cards from the sabot', () => {
  const dealt = after(readyToDeal(), [DEAL, at(CARTA)])
  expect(tagliaOf(dealt)).toMatchObject({ detached: 0, cardsOut: 4, coups: 1 })
  const [event] = (() => {
    const decision = decided(readyToDeal(), DEAL)
    return decision.accepted ? decision.events : []
  })()
  expect(event).not.toHaveProperty('detached')
})

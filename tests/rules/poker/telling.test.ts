import { describe, expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { type Part, textOf } from '@/rules/kernel/tell'
import type { Telling } from '@/rules/kernel/telling'
import { DEAL_ERRORS } from '@/rules/poker/05-deal/errors'
import { NOTED } from '@/rules/poker/11-arrival/section'
import type { PokerEvent } from '@/rules/poker/decider'
import { CASSA, ONORI, POT, restoOf } from '@/rules/poker/money/accounts'
import { findProvision } from '@/rules/poker/provisions'
import { EVENTS, tellsOfEvent } from '@/rules/poker/sentences'
import { MULTIPLES } from '@/rules/poker/state/play'
import { CAUSES } from '@/rules/poker/telling/causes'
import { movedTell } from '@/rules/poker/telling/decisions'
import { MOVES } from '@/rules/poker/telling/moves'
import { endingTell } from '@/rules/poker/telling/outcome'
import { NOTES_SENTENCES } from '@/rules/poker/telling/play'
import type { TellingBy } from '@/rules/poker/telling/telling'
import { recordedEvenings } from '../../support/journals'

const LOCALES = ['it', 'en'] as const
type Locale = (typeof LOCALES)[number]

/** Provisions that the sentences cite, collected while they are written. */
const cited = new Set<string>()

function writer(locale: Locale) {
  return function write(part: Part): string {
    if (typeof part !== 'object') return String(part)
    if ('member' in part) return part.member === null ? '—' : 'Alfa'
    if ('members' in part) return part.members.map(() => 'Alfa').join(', ')
    if ('chips' in part) return Number.isInteger(part.chips) ? `${part.chips} €` : 'undefined'
    if ('cards' in part) return part.cards.join(' ')
    if ('tell' in part) return textOf(part.tell.sentence[locale], part.tell.parts, write)
    cited.add(part.provision)
    return `§ ${part.provision}`
  }
}

const told = (event: PokerEvent, locale: Locale): string =>
  tellsOfEvent(event)
    .map(({ sentence, parts }) => textOf(sentence[locale], parts, writer(locale)))
    .join(' · ')

const event = (of: object) => of as PokerEvent

describe('every event that was ever recorded has its sentence', () => {
  const events = recordedEvenings().flatMap((evening) => evening.map(({ event }) => event))

  /** Whether a dash in the sentence must be a missing value: some recorded texts contain a dash themselves. */
  const isPlain = (one: PokerEvent) => !JSON.stringify(one).includes('—')

  it.each(LOCALES)('is complete in %s, with no value missing', (locale) => {
    const texts = events.filter(isPlain).map((one) => told(one, locale))
    expect(texts.filter((text) => /[{}—]|undefined|null\b|NaN/.test(text))).toEqual([])
    expect(texts.filter((text) => text.trim() === '' || / {2}/.test(text))).toEqual([])
  })

  it('cites only provisions that are in the regulation', () => {
    expect(cited.size).toBeGreaterThan(5)
    expect([...cited].filter((id) => findProvision(id) === null)).toEqual([])
  })
})

describe('an event left out', () => {
  const { eveningClosed: _event, ...events } = EVENTS
  const { fold: _move, ...moves } = MOVES

  it('does not compile', () => {
    // @ts-expect-error: eveningClosed has no sentence.
    const incomplete: Telling<PokerEvent> = events
    // @ts-expect-error: fold has no sentence.
    const without: TellingBy<Parameters<(typeof MOVES)['fold']>[0], 'kind'> = moves
    expect([incomplete, without]).toHaveLength(2)
  })
})

describe('an event recorded by a later version', () => {
  it('is shown by its type', () => {
    expect(told(event({ type: 'tableTurned', table: 'T1' }), 'it')).toBe('tableTurned')
    expect(told(event({ type: 'toString' }), 'it')).toBe('toString')
  })

  it('shows an unknown move or outcome by its kind', () => {
    const move = { kind: 'straddle', member: 'a' }
    expect(told(event({ type: 'moveMade', colpo: 1, move }), 'en')).toBe('move “straddle”')
    expect(endingTell({ kind: 'shared' } as never).parts).toEqual({ kind: 'shared' })
  })
})

describe('a sentence of the journal', () => {
  it('V.6 a cause known by its code is put into words; a cause written by hand is shown as written', () => {
    const annulled = { type: 'colpoAnnulled', colpo: 4, provision: 'V.6', cartaro: 1 }
    expect(told(event({ ...annulled, why: 'no-cut' }), 'it')).toBe(
      'Colpo 4 nullo (§ V.6): Mancava l’alzata',
    )
    expect(told(event({ ...annulled, why: 'una luce' }), 'it')).toBe(
      'Colpo 4 nullo (§ V.6): «una luce»',
    )
    expect(told(event({ ...annulled, why: '' }), 'en')).toBe('Colpo 4 is void (§ V.6)')
    expect(told(event({ ...annulled, why: 'constructor' }), 'en')).toContain('“constructor”')
    expect(Object.keys(CAUSES)).toEqual(expect.arrayContaining([...DEAL_ERRORS]))
  })

  it('XII.1 the journal names the winner, the players behind, the chips in the middle, honours and casse', () => {
    const outcome = {
      kind: 'won',
      put: [
        { member: 'a', chips: 20 },
        { member: 'b', chips: 30 },
        { member: 'c', chips: 30 },
      ],
      ranking: [['a'], ['b']],
      honours: [{ member: 'a', honour: 'poker', unopposed: false }],
      refund: null,
    }
    const rebuys = [{ member: 'b', chips: 100, reason: 'ricostituzione', inLoss: true }]
    expect(told(event({ type: 'colpoSettled', colpo: 2, outcome, pot: 5, rebuys }), 'en')).toBe(
      'Colpo 2: Alfa wins · then Alfa · 85 € in the middle · honour for Alfa’s poker · Alfa draws 100 € from the cashier',
    )
  })

  it('XVI.2 losses beyond the wins are called a supero, and wins beyond the losses an ammanco', () => {
    const accepted = (imbalance: number) =>
      told(event({ type: 'imbalanceAccepted', table: 'T1', imbalance }), 'it')
    expect(accepted(12)).toBe('Supero di 12 € accettato')
    expect(accepted(-12)).toBe('Ammanco di 12 € accettato')
  })

  it('VI.1 everything that may be recorded at the table has its words', () => {
    expect(Object.keys(NOTES_SENTENCES)).toEqual(expect.arrayContaining([...NOTED]))
  })

  it('XVII.3 a decision for now says whose word it is, and for whom it is', () => {
    const decided = (member: string | null, inFavourOf: string | null) =>
      told(event({ type: 'disputeDecidedForNow', dispute: 1, member, inFavourOf }), 'en')
    expect(decided('a', 'b')).toContain('for now Alfa gives the cartaro’s word, for Alfa;')
    expect(decided('a', null)).toContain('for now Alfa gives the cartaro’s word, things stay')
    expect(decided(null, null)).toContain('for now things stay as they are')
  })

  it('VIII.3 the journal names a raise by its multiple', () => {
    for (const multiple of Object.keys(MULTIPLES)) {
      const move = { kind: 'raise', member: 'a', to: 40, multiple }
      const text = told(event({ type: 'moveMade', colpo: 1, move }), 'it')
      expect(text).toBe(`Alfa rilancia a 40 €: ${multiple.replaceAll('-', ' ')}`)
    }
  })
})

it('chips that a ruling moves go from one resto to the other with the right preposition', () => {
  const moves = [
    { from: restoOf(asMember('rossi')), to: restoOf(asMember('verdi')), chips: asChips(30) },
    { from: POT, to: CASSA, chips: asChips(5) },
    { from: CASSA, to: ONORI, chips: asChips(5) },
  ].map(movedTell)
  const written = (locale: Locale) =>
    moves.map(({ sentence, parts }) => textOf(sentence[locale], parts, writer(locale)))
  expect(written('it')).toEqual([
    '30 € dal resto di Alfa al resto di Alfa',
    '5 € dal pot alla cassa',
    '5 € dalla cassa al pot in onore',
  ])
  expect(written('en')).toEqual([
    '30 € from Alfa’s resto to Alfa’s resto',
    '5 € from the pot to the cashier',
    '5 € from the cashier to the honour pot',
  ])
})

import { expect, it } from 'vitest'
import { BLACK_JACK_ODDS } from '@/rules/black-jack/chances/day'
import { BestPlay } from '@/rules/black-jack/chances/play'
import { Settings } from '@/rules/black-jack/settings'
import { randomFrom } from '@/simulate/random'
import { cases } from '../../support/generated'
import { words } from './support/clerk'

const PACKS = 4

it('B.5.1 B.10.1 B.11.1 each word about a generated mano has the worth that a clerk finds by drawing every card', () => {
  const random = randomFrom(11)
  const card = () => Math.min(10, 1 + random.below(13))
  for (let n = 0; n < cases(12); n += 1) {
    const up = 8 + (n % 3)
    const isPair = n % 6 === 0
    const one = card()
    const hand = isPair ? [one, one] : [one, card()]
    while (n % 4 === 1 && hand.reduce((sum, value) => sum + value, 0) < 12) hand.push(card())
    const beside = n % 5 === 2 ? hand.slice(0, 1) : []
    const mine = new BestPlay(up, { packs: PACKS, softDoubling: true })
    const found = mine.options(
      [...hand].sort((a, b) => a - b),
      beside,
    )
    const due = words(PACKS, up, hand, beside)
    const name = `${hand} beside ${beside} against ${up}`
    // Ace and ten are black jack, of which nothing is asked, but after a split.
    if (hand.length === 2 && beside.length === 0 && hand.includes(1) && hand.includes(10)) continue
    for (const word of ['stay', 'card', 'double', 'split'] as const)
      expect(
        Math.abs((due[word] ?? -Infinity) - found[word]) || 0,
        `${name}: ${word}`,
      ).toBeLessThan(1e-9)
  }
})

type Told = { type: string } & Record<string, unknown>
const FIRST = { casella: 1, hand: 0 }
const ME = '@1'
const COMPANION = '@1b'
const dealt = (own: readonly string[], up: string): Told[] => [
  { type: 'cardDrawn', card: own[0], to: { to: 'casella', ...FIRST } },
  { type: 'cardDrawn', card: up, to: { to: 'banco' } },
  { type: 'cardDrawn', card: own[1], to: { to: 'casella', ...FIRST } },
]
const drawn = (card: string, hand = 0): Told => ({
  type: 'cardDrawn',
  card,
  to: { to: 'casella', casella: 1, hand },
})

/** The chips that the choices of one colpo gave, with 20 of the titolare's and 10 of a companion's on casella 1; null where it is not judged. */
function given(told: readonly Told[]): number | null {
  const settings = Settings.parse({ packs: PACKS })
  const stake = (player: string, chips: number): Told => ({
    type: 'stakeLaid',
    ...{ casella: 1, player, chips },
  })
  const events: Told[] = [
    { type: 'tableProposed', number: 1, minimum: 10, maximum: 100, settings, as: 'control' },
    { type: 'tableOpened', as: 'management' },
    { type: 'stakesInvited', serial: 1 },
    ...[stake(ME, 20), stake(COMPANION, 10), ...told, { type: 'colpoEnded' }],
  ] as const
  const day = BLACK_JACK_ODDS.begin()
  for (const [at, event] of events.entries())
    day.take({ position: at, commandId: `${at}`, at, event: { table: 'T1', ...event } as never })
  const sum = day.tables()[0]?.sum
  expect(sum?.rounds).toBe(1)
  return sum?.judged === 1 ? sum.given : null
}

const most = ({ stay, card, double = -9, split = -9 }: ReturnType<typeof words>) =>
  Math.max(stay, card, double, split)
const close = (found: number | null, due: number) =>
  expect(Math.abs((found ?? Number.NaN) - due)).toBeLessThan(1e-9)

it('B1.game.3 each card and each no is set beside the best word, times all that lies on the mano', () => {
  const [first, second] = [words(PACKS, 10, [10, 2], []), words(PACKS, 10, [10, 2, 3], [])]
  const stays = [{ type: 'handStays', ...FIRST }]
  close(given([...dealt(['K', '2'], 'Q'), ...stays]), 30 * (most(first) - first.stay))
  const asks = { type: 'cardAsked', ...FIRST, isFirstOn21: false } as const
  const both = [...dealt(['K', '2'], 'Q'), asks, drawn('3'), ...stays] as Told[]
  close(given(both), 30 * (most(second) - second.stay))
  expect(given(both)).toBeGreaterThan(0)
  // The first "carta" on a 21 is no choice yet.
  const twice = { ...asks, isFirstOn21: true }
  close(given([...dealt(['K', '2'], 'Q'), asks, drawn('9'), twice, ...stays] as Told[]), 0)
})

it('B1.split.4 a companion who does not double with the titolare has half of what doubling brings', () => {
  const found = words(PACKS, 9, [5, 6], [])
  const double = found.double ?? Number.NaN
  const doubled = { type: 'doubled', ...FIRST, player: ME, chips: 20, asked: [COMPANION] } as const
  const told = [...dealt(['5', '6'], '9'), doubled] as Told[]
  close(given(told), 20 * (most(found) - double) + 10 * (most(found) - double / 2))
  const joins = { type: 'companionDoubled', ...FIRST, player: COMPANION, chips: 10 } as const
  close(given([...told, joins]), 30 * (most(found) - double))
})

it('B.11.1 B1.split.5 a split is judged as a word, then each mano by its own cards; a second split leaves the colpo unjudged', () => {
  const pair = words(PACKS, 10, [8, 8], [])
  const split = pair.split ?? Number.NaN
  const parts = { type: 'handSplit', ...FIRST, player: ME, chips: 20, asked: [COMPANION] } as const
  const chose = { type: 'companionChose', ...FIRST, player: COMPANION, card: 2 } as const
  const word = 20 * (most(pair) - split) + 10 * (most(pair) - split / 2)
  const mano = words(PACKS, 10, [8, 4], [8])
  const told = [
    ...dealt(['8', '8'], 'K'),
    parts,
    chose,
    drawn('4'),
    { type: 'handStays', ...FIRST },
  ]
  close(given(told as Told[]), word + 20 * (most(mano) - mano.stay))
  const second = words(PACKS, 10, [8, 10], [8])
  const asks = { type: 'cardAsked', casella: 1, hand: 1, isFirstOn21: false }
  const more = [...told, drawn('J', 1), asks] as Told[]
  close(given(more), word + 20 * (most(mano) - mano.stay) + 30 * (most(second) - second.card))
  expect(given([...told, drawn('8', 1), { ...parts, hand: 1 }] as Told[])).toBeNull()
})

it('B1.game.1 par gives up the half that a black jack has over it, less the banco’s own', () => {
  const waits = 1.5 * (1 - 15 / (4 * 52 - 3))
  expect(waits).toBeGreaterThan(1)
  // Against a card of ten: an ace makes the banco's black jack, and four packs have fifteen left.
  const par = { type: 'parPaid', casella: 1, player: ME, parts: [] }
  close(given([...dealt(['A', 'K'], 'Q'), par]), 20 * (waits - 1))
})

it('B.9.3 an insurance gives what it costs on the average; B.24.1 a surplus card leaves the colpo unjudged', () => {
  const part = { casella: 1, hand: null, player: ME, outcome: 'lost', stake: 10, pays: 0 }
  const lost = { type: 'insuranceCollected', parts: [part] }
  close(given([...dealt(['K', '9'], 'A'), lost]), 10 * (1 - (3 * 64) / 207))
  expect(given([...dealt(['K', '9'], 'A'), { type: 'surplusDrawn', card: '5' }])).toBeNull()
})

it('B.19.2 nothing that was said on a void casella is judged', () => {
  const other = { type: 'stakeLaid', casella: 2, player: COMPANION, chips: 10 }
  const asks = { type: 'cardAsked', ...FIRST, isFirstOn21: false }
  const told = [other, ...dealt(['K', '9'], '6'), asks] as Told[]
  expect(given(told)).toBeGreaterThan(0)
  close(given([...told, { type: 'casellaVoided', casella: 1 }]), 0)
})

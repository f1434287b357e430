import { asChips, magnitude, NO_CHIPS, splitInProportion } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { asAccount } from '@/rules/kernel/ledger'
import type * as Poker from '@/server/games/poker/print/papers'
import type * as P from '@/server/print/papers'

const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00+01:00`)

export const CLUB: P.ClubOnPaper = {
  name: 'Circolo della Meridiana',
  shortName: 'Meridiana',
  slug: 'meridiana',
  unit: 'EUR',
  decimals: 0,
  timeZone: 'Europe/Rome',
}

export const headed = (locale: P.PaperLocale, reprint = 0): P.Letterhead => ({
  club: CLUB,
  locale,
  printedAt: at('23:58'),
  reprint,
})

export const EVENING: P.EveningOnPaper = { title: 'Venerdì di San Martino', day: '2026-11-20' }
const names = [
  'Alfa Neri',
  'Beatrice Gallò',
  'Cesare D’Este',
  'Dušan Łódźki',
  'Elena Prà',
  'Fulvio Sì',
  ...['Gaia', 'Ivo', 'Lidia', 'Mario', 'Nives', 'Oreste'].map((name) => `${name} De Bortoli`),
  'Maria Vittoria Castelbarco Visconti di Modrone',
  'Ferdinando Attendolo Bolognini',
]
export const people: P.PersonOnPaper[] = names.map((name, n) => ({ name, card: `10${n + 1}` }))
export const person = (n: number): P.PersonOnPaper => {
  const found = people[n]
  if (!found) throw new RangeError(`no person ${n}`)
  return found
}

const HASH = '4c1f0d6b8a2e9f7734d5a1b0c6e8f2913a7b5c4d6e8f9a0b1c2d3e4f5a6b7c8d'
export const PROOF: P.PaperProof = {
  hash: HASH,
  url: `https://circolo.example/verify/meridiana/${HASH}`,
}

const SIX = [
  { drawn: [100, 100], counted: 0 },
  { drawn: [100], counted: 435 },
  { drawn: [100], counted: 60 },
  { drawn: [100, 100, 100], counted: 190 },
  { drawn: [100], counted: 245 },
  { drawn: [200], counted: 105 },
]

/** So many players who drew so many casse each: of three, one loses and two win more than that. */
export const peopled = (count: number, casse: number) =>
  ammanco(
    Array.from({ length: count }, (_, n) => ({
      drawn: Array<number>(casse).fill(1_000),
      counted: 1_000 * casse + (n % 3 === 0 ? -30 : 35),
    })),
  )

/** Twelve players: the six, and as many who drew `extra` more casse each, with the same results. */
export const twelve = (extra: number) =>
  ammanco([
    ...SIX,
    ...SIX.map(({ drawn, counted }) => ({
      drawn: [...drawn, ...Array<number>(extra).fill(100)],
      counted: counted + extra * 100,
    })),
  ])

/** Six players: the winners have 35 chips more than the losers lost. An ammanco. */
export function ammanco(played = SIX): Poker.TableauPaper {
  const results = played.map((p) => p.counted - p.drawn.reduce((sum, chips) => sum + chips, 0))
  const imbalance = -results.reduce((sum, r) => sum + r, 0)
  const winners = results.filter((r) => r > 0)
  const shares = splitInProportion(asChips(-imbalance), winners.map(asChips))
  const rows = played.map(({ drawn, counted }, n): Poker.TableauLine => {
    const result = results[n] ?? 0
    const share = result > 0 ? (shares.shift() ?? null) : null
    return {
      player: person(n),
      casse: drawn.map((chips, k) => ({
        chips: asChips(chips),
        at: at('21:10') + (7 * k + n) * 60_000,
        reason: k === 0 ? (n === 5 ? 'doppia' : 'entrata') : 'passata',
      })),
      drawn: asChips(drawn.reduce((sum, chips) => sum + chips, 0)),
      counted: asChips(counted),
      result: asChips(result),
      share,
      shareChips: asChips(share ? -share.chips : 0),
      final: asChips(result - (share ? share.chips : 0)),
    }
  })
  return {
    evening: EVENING,
    table: 'Uscita 1, passata 100 · Tavolo 1',
    imported: false,
    closedAt: at('23:51'),
    closedBy: person(5),
    rows,
    imbalance: asChips(imbalance),
    payments: rows.map((row, n) => ({
      number: n + 1,
      from: (row.final ?? 0) < 0 ? row.player : null,
      to: (row.final ?? 0) < 0 ? null : row.player,
      chips: magnitude(row.final ?? NO_CHIPS),
      handedAt: n < 3 ? at('23:55') : null,
      receivedAt: n < 2 ? at('23:56') : null,
    })),
    proof: PROOF,
  }
}

/** A scribble of loops, a different one for each seed. */
export function scrawl(seed: number): number[][][] {
  const stroke = (from: number, length: number) =>
    Array.from({ length }, (_, k) => [
      Math.round(from + 3 * k + 24 * Math.sin(k / (3 + seed))),
      Math.round(60 + 28 * Math.sin(k / (2 + seed / 3)) + 9 * Math.cos(k / 5)),
      k * 12,
    ])
  return [stroke(10, 90), stroke(120 + 10 * seed, 40), [[240, 20, 1500]]]
}

const statuses = ['booked', 'booked', 'booked', 'withdrawn', 'lost', 'waiting'] as const

export const signatures = (): Poker.SignaturePaper => ({
  evening: EVENING,
  list: 'Uscita 1, passata 100',
  openedAt: at('20:30'),
  rows: statuses.map((status, n) => ({
    number: n + 4,
    player: person(n),
    at: at(`20:4${n}`),
    byRight: false,
    strokes: n === 2 ? [] : n > 2 ? null : scrawl(n),
    without: n > 2 ? ((['erased', 'missing', 'foreign'] as const)[n - 3] ?? null) : null,
    witness: n === 1 || n === 2 ? 'Teresa Segretaria' : null,
    cannotDraw: n === 2,
    status,
    table: status === 'booked' ? 'Tavolo 1' : null,
    provision: status === 'lost' ? 'I.9' : null,
  })),
})

export const passata = (): Poker.PassataPaper => ({
  evening: EVENING,
  table: 'Uscita 1, passata 100 · Tavolo 1',
  player: person(1),
  chips: asChips(1200),
  at: at('22:14'),
  reason: 'passata',
  total: asChips(2400),
  position: 143,
})

export const receipt = (): P.ReceiptPaper => ({
  evening: EVENING,
  table: 'Uscita 1, passata 100 · Tavolo 1',
  payment: {
    number: 2,
    from: null,
    to: person(1),
    chips: asChips(311),
    handedAt: at('23:55'),
    receivedAt: null,
  },
})

export const dispute = (): Poker.DisputePaper => ({
  evening: EVENING,
  table: 'Uscita 1, passata 100 · Tavolo 1',
  number: 1,
  colpo: 17,
  about: 'Elena Prà ha mostrato quattro carte e chiede il pot; Cesare D’Este si oppone.',
  provision: {
    id: 'XII.1',
    title: 'Chi mostra per primo',
    text: 'L’apertore mostra cinque carte.',
  },
  contenders: [person(4), person(2)],
  openedBy: person(4),
  openedAt: at('22:31'),
  status: 'final',
  votes: [{ voter: person(0), inFavourOf: person(2) }],
  decisions: [
    {
      by: 'table',
      member: null,
      arbiters: [],
      at: at('22:33'),
      final: false,
      inFavourOf: asMember('m2'),
      why: '',
      provision: null,
      transfers: [],
    },
    {
      by: 'deputato',
      member: asMember('m3'),
      arbiters: [],
      at: at('22:40'),
      final: true,
      inFavourOf: asMember('m4'),
      why: 'Le carte fanno fede.',
      provision: 'XII.5',
      transfers: [{ from: asAccount('resto:m2'), to: asAccount('resto:m4'), chips: asChips(40) }],
    },
  ],
  names: Object.fromEntries(people.map(({ name }, n) => [`m${n}`, name])),
})

/** The same dispute, decided by two arbiters of a panel. */
export const panelRuling = (): Poker.DisputePaper => ({
  ...dispute(),
  decisions: dispute().decisions.map((one) =>
    one.by === 'table'
      ? one
      : {
          ...one,
          by: 'arbiter' as const,
          member: asMember('m0'),
          arbiters: ['m0', 'm2'].map(asMember),
        },
  ),
})

export const lots = (): Poker.LotsPaper => ({
  evening: EVENING,
  table: 'Uscita 1, passata 100 · Tavolo 1',
  hash: HASH,
  seed: '9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d',
  order: [3, 0, 4, 1, 2].map((n, k) => ({
    seat: k + 1,
    number: n + 1,
    player: person(n),
    digest: `${k}${HASH.slice(1)}`,
  })),
})

/** `count` evenings that alternately win 45 and lose 30. */
export function statement(count: number): P.StatementPaper {
  let balance = 0
  return {
    member: person(1),
    rows: Array.from({ length: count }, (_, k) => {
      const final = k % 2 === 0 ? 45 : -30
      balance += final
      const day = new Date(Date.UTC(2025, 0, 3 + 7 * k)).toISOString().slice(0, 10)
      const imported = k < 2
      return {
        day,
        title: 'Serata',
        imported,
        casse: asChips(100),
        counted: asChips(100 + final),
        share: asChips(0),
        final: asChips(final),
        balance: asChips(balance),
      }
    }),
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One act at a screen: the fewest taps that it takes, as a browser test counts them, and the most that it may take. */
export interface Taps {
  act: string
  taps: number
  limit: number
  /** The browser test that counts them. */
  spec: string
}

const FLOAT = 'tests/e2e/float-post.spec.ts'
const RESULT = 'tests/e2e/result.spec.ts'
const CHEMIN = 'tests/e2e/chemin-tablet.spec.ts'
const BLACK_JACK = 'tests/e2e/black-jack.spec.ts'
const CASH = 'tests/e2e/desk/cash.spec.ts'
const ASKED = 'tests/e2e/desk/asked.spec.ts'
const DESK = 'tests/e2e/desk/taps.spec.ts'
const PHONE = 'tests/e2e/phone-taps.spec.ts'
const TRENTE = 'tests/e2e/trente-et-quarante.spec.ts'

/** Acts with their taps, from the first tap to the settled table; each is counted by the browser test that it names. */
export const TAPS = {
  oneWinner: {
    act: 'A colpo from “Carte date” to settled: one winner, nobody pays',
    taps: 3,
    limit: 3,
    spec: RESULT,
  },
  threePay: {
    act: 'A colpo from “Carte date” to settled: one winner, three pay the same amount of two digits',
    taps: 6,
    limit: 6,
    spec: RESULT,
  },
  sidePot: {
    act: 'A colpo from “Carte date” to settled: a winner all in, and a side pot of two others',
    taps: 8,
    limit: 8,
    spec: RESULT,
  },
  parol: {
    act: 'A colpo from “Carte date” to settled: a parol of three players (five taps and one a player)',
    taps: 8,
    limit: 8,
    spec: RESULT,
  },
  cheminResult: {
    act: 'Chemin de fer, a coup at level 2: the whole bank plays, from the first tap to settled',
    taps: 3,
    limit: 3,
    spec: CHEMIN,
  },
  blackJackResult: {
    act: 'Black jack at level 2: seven caselle with one puntata each, from the first stake to recorded',
    taps: 15,
    limit: 15,
    spec: BLACK_JACK,
  },
  blackJackRepeated: {
    act: 'Black jack at level 2: the same with the latest stakes repeated',
    taps: 9,
    limit: 15,
    spec: BLACK_JACK,
  },
  trenteResult: {
    act: 'Trente et quarante at level 2: a colpo with two stakes, from the first stake to recorded (four taps and one a stake)',
    taps: 6,
    limit: 6,
    spec: TRENTE,
  },
  trenteRepeated: {
    act: 'Trente et quarante at level 2: the same with the latest stakes repeated',
    taps: 5,
    limit: 5,
    spec: TRENTE,
  },
  reintegro: {
    act: 'The changeur’s post: a reintegro from its tab to its receipt, desk and valletto in one person, the digits of two PINs left out',
    taps: 14,
    limit: 20,
    spec: FLOAT,
  },
  paymentMade: {
    act: 'The desk marks a payment of a tableau as made',
    taps: 1,
    limit: 1,
    spec: CASH,
  },
  paymentsUnmarked: {
    act: 'The desk takes the marks of all payments back, to reopen a tableau',
    taps: 2,
    limit: 2,
    spec: CASH,
  },
  openedAgain: {
    act: 'The desk opens a game with the tables of its latest evening, in every game',
    taps: 1,
    limit: 2,
    spec: DESK,
  },
  handedAsked: {
    act: 'The desk hands out what was asked, in every game',
    taps: 1,
    limit: 1,
    spec: ASKED,
  },
  handedTakenBack: {
    act: 'The desk takes back what it has just handed out, in every game',
    taps: 1,
    limit: 1,
    spec: ASKED,
  },
  handedPoker: {
    act: 'The desk hands passate to anybody at a table of poker',
    taps: 3,
    limit: 3,
    spec: DESK,
  },
  handedAnybody: {
    act: 'The desk hands a cassa to anybody of the club, at chemin de fer, black jack and trente et quarante',
    taps: 3,
    limit: 3,
    spec: DESK,
  },
  phoneSigns: {
    act: 'A member signs a list on the phone: a tap, the autograph, and a tap that seals it',
    taps: 3,
    limit: 3,
    spec: PHONE,
  },
  phoneSits: {
    act: 'A member takes a free seat at black jack on the phone',
    taps: 1,
    limit: 1,
    spec: PHONE,
  },
  phoneAsksPoker: {
    act: 'A member asks for a passata on the phone',
    taps: 2,
    limit: 2,
    spec: PHONE,
  },
  phoneAsksChemin: {
    act: 'A member asks for a cassa on the phone, at chemin de fer',
    taps: 2,
    limit: 2,
    spec: PHONE,
  },
  phoneAsksBanked: {
    act: 'A member asks for a cassa on the phone, at black jack and trente et quarante',
    taps: 1,
    limit: 2,
    spec: PHONE,
  },
  phoneStakes: {
    act: 'A member stakes on the phone: at chemin de fer as before, at black jack and trente et quarante the sum that stands there',
    taps: 1,
    limit: 1,
    spec: PHONE,
  },
  tabletPaired: {
    act: 'A tablet is paired by the QR of the desk’s screen',
    taps: 1,
    limit: 1,
    spec: PHONE,
  },
} as const satisfies Readonly<Record<string, Taps>>

/** The last run of the finger robot, whose lines are written as it tells them. */
const FINGERS = path.join(import.meta.dirname, 'trials/fingers-2026-11-29.txt')

/** The page of the taps, from the table above and the robot's. */
export function tapsPage(): string {
  const rows = Object.values(TAPS).map(
    ({ act, taps, limit, spec }) => `| ${act} | ${taps} | ${limit} | \`${spec}\` |`,
  )
  return [
    '# Taps',
    '',
    'Generated by `npm run docs` from `docs/taps.ts`. The browser test of each line counts the taps, at the desk and the table on 1024 × 768, and fails',
    'when they are not the number said here.',
    '',
    '| act | taps | at most | counted by |',
    '| --- | ---: | ---: | --- |',
    ...rows,
    '',
    '## Quick fingers',
    '',
    'A robot plays whole colpi on each tablet, touching each control where it is after so many milliseconds, on a processor that is slowed down four',
    'times (`npm run fingers`). Every tap counts or is shown as refused and given again; a sum that is not right ends the run. The answer is the time to',
    'the frame that shows what became of a tap, the ninth of ten, beside that of a page with nothing but one key (bare); frames are drawn by the',
    'processor here, and a tablet draws them by its graphics.',
    '',
    ...readFileSync(FINGERS, 'utf8').trimEnd().split('\n'),
    '',
  ].join('\n')
}

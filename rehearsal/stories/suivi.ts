import { asChips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { socio } from '@/simulate/actors'
import { bankIn, cheminRow, cheminTableIn, chipsBefore, placeIn, puntersIn } from '../chemin'
import { calledBy, is } from '../poker'
import type { Noted, Said, Story } from '../story'

/** The player who calls the first banco, and has the suivi from then on. */
const caller = (state: unknown): MemberId | undefined =>
  cheminTableIn(state)?.suivi.find(({ lost }) => lost > 0)?.member ?? puntersIn(state)[0]

/** A player who stakes beside them. */
const other = (state: unknown): MemberId | undefined =>
  puntersIn(state).find((member) => member !== caller(state))

/** A sentence about somebody at the table. */
const about =
  (of: typeof caller, it: (name: string) => string, en: (name: string) => string) =>
  (state: unknown): Said[] => {
    const name = calledBy(of(state) ?? '')
    return [{ it: it(name), en: en(name) }]
  }

const settledAs =
  (...results: readonly string[]) =>
  (noted: Noted): boolean =>
    is('coupSettled')(noted) && results.includes(resultOf(noted))

const resultOf = ({ event }: Noted): string =>
  (event.settled as { result: string } | undefined)?.result ?? ''

/** The steps, by what is done in each of them: the players do what belongs to it. */
const ANNOUNCED = 0
const BANCO = 1
const LET_GO = 3
const SAID = 5

/** Nobody does more than the story says, so that the coups come as they are told. */
const waits = () => true

/** The right to the next banco, let go, and taken up again after a tie. */
export const SUIVI: Story = {
  name: 'suivi',
  title: { it: 'Il suivi dopo un’égalité', en: 'The suivi after a tie' },
  what: {
    it: 'Chi ha perso il banco lascia il suivi; un colpo è pari, e il suo diritto si risveglia.',
    en: 'A player who lost the banco lets the suivi go; a coup is a tie, and their right wakes again.',
  },
  office: 'head-of-table',
  games: [{ game: 'chemin-de-fer', level: 3 }],
  begins(state) {
    const table = cheminTableIn(state)
    const [first, second] = puntersIn(state)
    if (!table?.mano || table.coup || !first || !second) return false
    const bank = bankIn(state)
    return chipsBefore(state, first) >= 4 * bank && chipsBefore(state, second) >= bank
  },
  scene(state, at) {
    const table = cheminTableIn(state)
    const coup = table?.coup
    if (!table || coup?.phase !== 'open') return null
    const of = { table: table.id }
    if (at === ANNOUNCED || at === BANCO) {
      const member = caller(state)
      const place = member && placeIn(table, member)
      if (!place || coup.calls.length > 0) return null
      const call = { type: 'callBanco', ...of, member, place, respects: [], helpers: [] }
      return { command: call, by: socio(member) }
    }
    if (at !== LET_GO && at !== SAID) return null
    const lives = table.suivi.find(({ dormant, lost }) => !dormant && lost > 0)
    if (lives && at === LET_GO) {
      const { member } = lives
      return { command: { type: 'renounceSuivi', ...of, member }, by: socio(member) }
    }
    const member = other(state)
    const place = member && placeIn(table, member)
    if (!place || coup.bets.length > 0) return null
    const sum = asChips(Math.max(1, Math.floor(coup.bank / 2)))
    const stake = { type: 'layStake', ...of, member, place, sum, line: 'beyond', part: null }
    return { command: stake, by: socio(member) }
  },
  steps: [
    {
      say: {
        it: 'Annunciate il banco: da adesso si può puntare.',
        en: 'Announce the bank: from now on people may stake.',
      },
      row: cheminRow('S.17a'),
      waits,
      isDone: is('coupOpened'),
      hint: {
        it: 'È il pulsante grande, in basso a destra.',
        en: 'It is the large button, at the bottom right.',
      },
      control: 'chemin-table.announce.bank',
    },
    {
      say: {
        it: 'Aspettate la chiamata, chiudete il gioco e date le carte a chi ha chiamato.',
        en: 'Wait for the call, close the game, and give the cards to the caller.',
      },
      row: cheminRow('S.42a'),
      facts: about(
        caller,
        (name) => `${name} chiama banco, dal telefono.`,
        (name) => `${name} calls banco, on a phone.`,
      ),
      waits,
      isDone: is('cardsDealt'),
      hint: {
        it: 'La parola «banco» appare al suo posto. Poi «Chiudi il gioco», il nome di chi ha le carte, «Carte date».',
        en: 'The word “banco” shows at their seat. Then close the game, touch the name of who has the cards, and deal.',
      },
      control: 'chemin-table.stakes.close',
    },
    {
      say: {
        it: 'Vince il banco: scrivete il risultato e pagate.',
        en: 'The bank wins: enter the result, and pay.',
      },
      row: cheminRow('S.90a'),
      facts: about(
        caller,
        (name) => `Punta 4, banco 7. ${name} ha perso, e ha il suivi.`,
        (name) => `Punta 4, bank 7. ${name} has lost, and has the suivi.`,
      ),
      waits,
      isDone: settledAs('banco'),
      hint: {
        it: 'Basta «Solo il risultato»: Banco. Poi «Pagato: avanti».',
        en: 'The result alone is enough: Bank. Then confirm that it is paid.',
      },
      control: 'chemin-table.result.winner.banco',
    },
    {
      say: {
        it: 'Annunciate ancora e aspettate la puntata. Il suivi è lasciato: chiudete il gioco e date le carte a chi ha puntato.',
        en: 'Announce again and wait for the stake. The suivi is let go: close the game and give the cards to whoever staked.',
      },
      row: cheminRow('S.94'),
      facts: about(
        caller,
        (name) => `${name} lascia il suivi.`,
        (name) => `${name} lets the suivi go.`,
      ),
      waits,
      isDone: is('cardsDealt'),
      hint: {
        it: 'Aspettate che la puntata sia sul panno, poi le stesse tre mosse di prima.',
        en: 'Wait until the stake lies on the felt; then the same three moves as before.',
      },
      control: 'chemin-table.announce.bank',
    },
    {
      say: {
        it: 'Égalité: scrivete che è pari, e andate avanti.',
        en: 'Égalité: enter the tie, and go on.',
      },
      row: cheminRow('V.values'),
      facts: () => [{ it: 'Punta 6, banco 6.', en: 'Punta 6, bank 6.' }],
      waits,
      isDone: settledAs('tie'),
      hint: {
        it: '«Solo il risultato»: Pari.',
        en: 'The result alone: Tie.',
      },
      control: 'chemin-table.result.winner.tie',
    },
    {
      say: {
        it: 'La parità ha svegliato il suivi. Annunciate il banco; poi toccate il posto di chi lo dice, e «Suivi».',
        en: 'The tie has woken the suivi. Announce the bank; then touch the seat of the player who says it, and enter the suivi.',
      },
      row: cheminRow('S.94'),
      facts: about(
        caller,
        (name) => `${name} dice: «Suivi!»`,
        (name) => `${name} says: “Suivi!”`,
      ),
      waits,
      isDone: ({ event }) => event.type === 'callMade' && event.kind === 'suivi',
      hint: {
        it: 'Dopo l’annuncio si tocca il posto, e a destra c’è ciò che può dire.',
        en: 'After the announcement touch the seat: what they may say is on the right.',
      },
      control: 'chemin-table.acts.callSuivi.name',
    },
    {
      say: {
        it: 'Il suo diritto viene prima di ogni altro: chiudete il gioco e date le carte.',
        en: 'This right comes before any other: close the game and give the cards.',
      },
      row: cheminRow('S.90a'),
      waits,
      isDone: is('cardsDealt'),
      hint: {
        it: 'Lo schermo lo dice con le parole della norma: «ha il suivi».',
        en: 'The screen says so in the words of the row: they have the suivi.',
      },
      control: 'chemin-table.stakes.close',
    },
    {
      say: {
        it: 'Finite il colpo: il risultato lo decidete voi.',
        en: 'Finish the coup: you decide the result.',
      },
      row: cheminRow('S.11a'),
      waits,
      isDone: settledAs('banco', 'punta', 'tie'),
      hint: {
        it: '«Solo il risultato», poi «Pagato: avanti».',
        en: 'The result alone, then paid.',
      },
      control: 'chemin-table.settle.pay',
    },
  ],
}

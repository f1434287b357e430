import { cheminRow } from '../chemin'
import type { OfficeName } from '../offices'
import type { Played } from '../players'
import { is, row, tableIn } from '../poker'
import type { Said, Step, Story } from '../story'

type Row = NonNullable<Step['row']>

/** A step of the tablet’s own: its button, and the event that shows it. */
const pressed = (say: Said, event: string, control: string, id: Row): Step => ({
  say,
  row: id,
  isDone: is(event),
  hint: {
    it: 'È il pulsante grande che lo schermo propone adesso.',
    en: 'It is the large button that the screen offers now.',
  },
  control,
})

const THREE = 3
/** So many events of a kind at one table, the screen’s own way. */
function rounds(say: Said, event: string, hint: Said, control: string, id: Row): Step {
  return {
    say,
    row: id,
    isDone: ({ event: { type }, nth }) => type === event && nth >= THREE,
    times: { event, most: THREE },
    hint,
    control,
  }
}

const story = (
  office: OfficeName,
  game: Played,
  of: Pick<Story, 'begins' | 'what' | 'steps'> & { level?: 2 | 3 },
): Story => {
  const { level = 2, ...rest } = of
  return {
    name: `first-evening-${office}`,
    title: { it: 'La prima serata', en: 'The first evening' },
    office,
    games: [{ game, level }],
    ...rest,
  }
}

/** The first evening at the tablet of each game. */
export const FIRST_EVENINGS_TABLETS: readonly Story[] = [
  story('poker-tablet', 'poker', {
    what: {
      it: 'Estratti i posti, ci si siede, si danno le carte e si scrive il risultato di tre colpi.',
      en: 'Seats are drawn; they are taken, cards are dealt, and the results of three colpi are entered.',
    },
    begins: (state) => (tableIn(state)?.seating.order.length ?? 0) > 0,
    steps: [
      {
        say: {
          it: 'Ognuno prende il posto che ha avuto in sorte: toccate «Ha preso posto» per ciascuno.',
          en: 'Everybody takes the seat that the draw gave them: touch that they have taken it, one by one.',
        },
        row: row('II.2'),
        isDone: (noted, state) =>
          is('seatTaken')(noted) &&
          Object.values(tableIn(state)?.players ?? {}).every(({ status }) => status !== 'called'),
        hint: {
          it: 'I nomi sono a destra, con il loro posto. Più in basso c’è «Sono tutti seduti».',
          en: 'The names are at the right, with their seats. Further down there is one button for all of them.',
        },
        control: null,
      },
      {
        say: {
          it: 'Il cartaro è segnato al suo posto. Appena la segreteria ha portato le entrate, toccate «Carte date».',
          en: 'The cartaro is marked at their seat. Once the desk has brought the entrate, touch “Cards dealt”.',
        },
        row: row('V.1'),
        isDone: is('colpoDealt'),
        hint: {
          it: 'Se manca un’entrata lo schermo dice a chi. I nomi sopra il pulsante sono per chi non gioca il colpo.',
          en: 'If an entrata is missing the screen says whose. The names above the button are for who sits the colpo out.',
        },
        control: 'table.deal.give',
      },
      rounds(
        {
          it: 'Giocate tre colpi: chi ha vinto e quanto ha messo ciascuno lo decidete voi.',
          en: 'Play three colpi: you decide who won and what each put in.',
        },
        'colpoSettled',
        {
          it: 'A colpo finito toccate chi ha vinto, poi la somma di ciascuno; e di nuovo «Carte date».',
          en: 'When a colpo ends touch the winner, then what each put in; and deal again.',
        },
        'table.deal.give',
        row('IV.1'),
      ),
    ],
  }),
  story('head-of-table', 'chemin-de-fer', {
    what: {
      it: 'Si prepara il sabot, si apre il banco e si scrivono tre colpi.',
      en: 'The sabot is prepared, the bank is opened and three coups are entered.',
    },
    begins: (state) =>
      Object.values(state.tables).some(
        ({ seats }) =>
          seats.filter(({ holder }: { holder: unknown }) => holder !== null).length > 3,
      ),
    steps: [
      pressed(
        {
          it: 'Preparate il sabot: lo schermo dice ogni passo, fino alle carte nel sabot.',
          en: 'Prepare the sabot: the screen says each step, until the cards are in it.',
        },
        'sabotLoaded',
        'chemin-table.acts.loadSabot.name',
        cheminRow('S.7'),
      ),
      {
        ...pressed(
          {
            it: 'Chi è di mano apre il banco: col minimo.',
            en: 'The player on turn opens the bank: with the minimum.',
          },
          'bankOpened',
          'chemin-table.open.minimum',
          cheminRow('S.17a'),
        ),
        // The banker would say the sum on a phone, too.
        waits: ({ command }) => command.type === 'openBank',
      },
      rounds(
        {
          it: 'Scrivete tre colpi: chi ha vinto lo decidete voi.',
          en: 'Enter three coups: you decide who won.',
        },
        'coupRecorded',
        {
          it: 'Quanto ha giocato di fatto, poi chi ha vinto, e si conferma; se la mano passa, il banco si riapre.',
          en: 'What was really played, then who won, and confirm; if the hand passes, the bank is opened again.',
        },
        'chemin-table.result.wholeBank',
        cheminRow('V.values'),
      ),
    ],
  }),
  story('black-jack', 'black-jack', {
    what: {
      it: 'Si preparano i mazzi e si scrive il risultato di tre colpi.',
      en: 'The packs are prepared and the results of three colpi are entered.',
    },
    begins: ({ tables }) =>
      Object.values(tables).some(
        ({ seats, status }) =>
          status === 'open' &&
          seats.filter(({ holder }: { holder: unknown }) => holder !== null).length > 1,
      ),
    steps: [
      pressed(
        {
          it: 'I mazzi, il taglio, il sabot: un passo alla volta, fino alle prime carte bruciate.',
          en: 'The packs, the cut, the shoe: one step at a time, until the first cards are burnt.',
        },
        'cardsBurnt',
        'bj-table.step.checkPacks',
        { game: 'black-jack', id: 'B.1.5' },
      ),
      rounds(
        {
          it: 'Scrivete tre colpi: puntate e risultati li decidete voi.',
          en: 'Enter three colpi: you decide stakes and results.',
        },
        'colpoRecorded',
        {
          it: 'Si tocca una casella per ciascun giocatore, poi il risultato di ogni mano, e «Colpo esaurito».',
          en: 'Touch a casella for each player, then the result of each mano, and end the colpo.',
        },
        'bj-table.tell.record',
        { game: 'black-jack', id: 'B.28.1' },
      ),
    ],
  }),
  story('trente-et-quarante', 'trente-et-quarante', {
    what: {
      it: 'Si preparano i mazzi e si scrivono tre colpi.',
      en: 'The packs are prepared and three colpi are entered.',
    },
    begins: ({ tables }) =>
      Object.values(tables).some(({ present, status }) => status === 'open' && present.length > 1),
    steps: [
      pressed(
        {
          it: 'I sei mazzi, il taglio, le carte bruciate: un passo alla volta.',
          en: 'The six packs, the cut, the burnt cards: one step at a time.',
        },
        'cardsBurnt',
        'trente-table.step.layOutPacks',
        { game: 'trente-et-quarante', id: 'T.1.2' },
      ),
      rounds(
        {
          it: 'Scrivete tre colpi: puntate, prima carta e totali li decidete voi.',
          en: 'Enter three colpi: you decide stakes, the first card and the totals.',
        },
        'colpoSettled',
        {
          it: 'La somma e la combinazione; poi colore della prima carta, i due totali, e «Pagato».',
          en: 'The sum and the chance; then the colour of the first card, the two totals, and paid.',
        },
        'trente-table.tell.record',
        { game: 'trente-et-quarante', id: 'T.3.4' },
      ),
    ],
  }),
]

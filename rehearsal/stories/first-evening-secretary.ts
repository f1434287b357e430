import { is, pokerIn, restiToCount, row, seatedIn, tableIn } from '../poker'
import type { Story } from '../story'

/** The first evening, at the desk: from opening it to its closed tableau. */
export const FIRST_EVENING_SECRETARY: Story = {
  name: 'first-evening-secretary',
  title: { it: 'La prima serata', en: 'The first evening' },
  what: {
    it: 'Si apre la serata, si consegnano le passate, si contano i resti e si chiude il tableau.',
    en: 'The evening is opened, passate are handed out, resti are counted and the tableau is closed.',
  },
  office: 'secretary',
  games: [{ game: 'poker', level: 2 }],
  isOpenedByPerson: true,
  begins: () => true,
  steps: [
    {
      say: { it: 'Aprite la serata di poker.', en: 'Open the evening of poker.' },
      isDone: is('eveningOpened'),
      hint: {
        it: 'Giorno e titolo sono già pronti: il gioco è poker, e basta il pulsante.',
        en: 'Day and title are ready: the game is poker, and the button is enough.',
      },
      control: 'desk.evening.open',
    },
    {
      say: {
        it: 'Aprite la lista di una classe: da quel momento i soci firmano dai telefoni.',
        en: 'Open the list of a class: from then on members sign on their phones.',
      },
      row: row('I.1'),
      isDone: is('listOpened'),
      hint: {
        it: 'Ogni classe di tavolo ha il suo pulsante, accanto a uscita e passata.',
        en: 'Each class of table has its button, beside its uscita and passata.',
      },
      control: 'desk.lists.open',
    },
    {
      say: {
        it: 'Ora lasciate fare agli altri: firmano, e alla quinta firma il tavolo si forma da sé.',
        en: 'Leave it to the others: they sign, and at the fifth signature the table forms by itself.',
      },
      row: row('I.3'),
      isDone: is('tableFormed'),
      hint: {
        it: 'Non c’è nulla da toccare: se hanno sonno, alzate il passo.',
        en: 'There is nothing to touch: if they are sleepy, raise the pace.',
      },
      control: null,
    },
    {
      say: {
        it: 'Ognuno prende posto e chiede l’entrata: contate le fiches e segnate ciascuna «Consegnata».',
        en: 'Everybody takes a seat and asks for their entrata: count the chips and mark each “Handed over”.',
      },
      row: row('III.3'),
      isDone: (noted, state) =>
        is('passataTaken')(noted) &&
        seatedIn(state).length >= 5 &&
        seatedIn(state).every(({ asked }) => asked === null),
      hint: {
        it: 'Le richieste stanno in «In attesa della segreteria», nell’ordine in cui sono arrivate.',
        en: 'The requests are under “Waiting for the desk”, in the order in which they came.',
      },
      control: 'desk.waiting.hand',
    },
    {
      say: {
        it: 'Si gioca. Guardate due colpi: i resti si aggiornano da soli.',
        en: 'They play. Watch two colpi: the resti follow by themselves.',
      },
      row: row('III.1'),
      isDone: (noted, state) =>
        is('colpoSettled')(noted) && (tableIn(state)?.colpi.length ?? 0) >= 2,
      hint: {
        it: 'Se un’entrata aspetta ancora, non si danno carte: consegnatela.',
        en: 'While an entrata waits no cards are dealt: hand it out.',
      },
      control: null,
    },
    {
      say: {
        it: 'La serata finisce: aprite il tavolo e, fra due colpi, cominciate la conta.',
        en: 'The evening ends: open the table and, between two colpi, begin the count.',
      },
      row: row('XVI.1'),
      waits: ({ command }) => command.type === 'deal',
      isDone: is('countBegun'),
      hint: {
        it: 'Il tavolo si apre dalla colonna a sinistra; poi la sua scheda «Conta e tableau».',
        en: 'The table is opened from the column on the left; then its tab “Count and tableau”.',
      },
      control: 'desk.cash.begin',
    },
    {
      say: {
        it: 'Contate i resti, uno per uno. Sul tavolo ci sono:',
        en: 'Count the resti, one by one. On the table there are:',
      },
      row: row('XVI.1'),
      facts: (state) => restiToCount(state),
      ends: true,
      isDone: (noted, state) => is('restoCounted')(noted) && restiToCount(state).length === 0,
      hint: {
        it: 'Scrivete il numero e premete Invio: passa al prossimo.',
        en: 'Type the number and press Enter: it goes on to the next.',
      },
      control: 'desk.count.restoOf',
    },
    {
      say: {
        it: 'Torna alla fiche: chiudete il tableau.',
        en: 'It balances to the chip: close the tableau.',
      },
      row: row('XVI.2'),
      isDone: is('tableauClosed'),
      hint: {
        it: 'Prima si sceglie come si regolano i saldi, attraverso la cassa o fra i soci.',
        en: 'First choose how balances are settled, through the desk or between members.',
      },
      control: 'desk.closing.do',
    },
    {
      say: {
        it: 'Tornate alla pagina della serata, nella colonna a sinistra, e chiudetela.',
        en: 'Go back to the page of the evening, in the column on the left, and close it.',
      },
      isDone: (noted, state) => is('eveningClosed')(noted) && pokerIn(state).status === 'closed',
      hint: {
        it: 'Si tocca «Serata»; il pulsante è in alto. I pagamenti si possono segnare anche dopo.',
        en: 'Touch “Evening”; the button is at the top. Payments may be marked later too.',
      },
      control: 'desk.evening.close',
    },
  ],
}

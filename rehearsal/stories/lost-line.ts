import { is, row, tableIn } from '../poker'
import type { Story } from '../story'

/** The line of the tablet is lost while the table plays. */
export const LOST_LINE: Story = {
  name: 'lost-line',
  title: { it: 'Cade la rete', en: 'The network fails' },
  what: {
    it: 'Si gioca un colpo mentre il tablet è senza rete, e si vede che nulla è andato perso.',
    en: 'A colpo is played while the tablet has no network, and nothing of it is lost.',
  },
  office: 'poker-tablet',
  games: [{ game: 'poker', level: 2 }],
  begins: (state) => (tableIn(state)?.colpi.length ?? 0) >= 1 && tableIn(state)?.colpo === null,
  steps: [
    {
      say: {
        it: 'Date le carte e scrivete il risultato, come sempre.',
        en: 'Deal and enter the result, as always.',
      },
      row: row('IV.1'),
      isDone: is('colpoSettled'),
      hint: {
        it: '«Carte date», poi chi ha vinto e quanto ha messo ciascuno.',
        en: 'Deal; then who won, and what each put in.',
      },
      control: 'table.deal.give',
    },
    {
      say: {
        it: 'Adesso cade la rete. Giocate lo stesso un altro colpo: il tablet lo tiene, e lo manda quando la rete torna.',
        en: 'Now the network fails. Play another colpo all the same: the tablet keeps it, and sends it when the network is back.',
      },
      losesLine: true,
      isDone: is('colpoSettled'),
      hint: {
        it: 'Nulla cambia nei pulsanti. In alto si legge che manca la rete; fra meno di un minuto torna da sé.',
        en: 'No button changes. The top says that there is no network; in less than a minute it is back by itself.',
      },
      control: 'table.deal.give',
    },
    {
      say: {
        it: 'La rete è tornata, e il colpo è nel registro. Giocatene un altro.',
        en: 'The network is back, and the colpo is in the journal. Play another.',
      },
      isDone: is('colpoSettled'),
      hint: {
        it: 'Come il primo.',
        en: 'Like the first.',
      },
      control: 'table.deal.give',
    },
  ],
}

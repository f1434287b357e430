import { memberOf } from '@/rules/banked/ids'
import type { Evening } from '@/rules/black-jack/evening'
import type { Table } from '@/rules/black-jack/state/table'
import type { Actor, AnyCommand } from '@/rules/kernel/decider'
import { socio } from '@/simulate/actors'
import type { Chosen } from '@/simulate/game'
import { calledBy, is } from '../poker'
import type { Step, Story } from '../story'

const tableIn = (state: unknown): Table | undefined => Object.values((state as Evening).tables)[0]

const row = (id: string): Step['row'] => ({ game: 'black-jack', id })

type Seat = Table['seats'][number]
/** The seats of members, each with its holder. */
const heldIn = ({ seats }: Table): (Seat & { holder: NonNullable<Seat['holder']> })[] =>
  seats.flatMap((seat) => {
    const { holder } = seat
    return holder !== null && memberOf(holder) !== null ? [{ ...seat, holder }] : []
  })

/** The casella that nobody sits at, on which somebody puts chips by mistake. */
const wrongCasella = ({ seats }: Table): number =>
  seats.find(({ holder }) => holder === null)?.number ?? 1

const lay = (table: Table, { holder }: { holder: string }, casella: number): Chosen<AnyCommand> => {
  const of = { table: table.id, casella, player: holder, chips: table.limits.minimum }
  return { command: { type: 'layStake', ...of } as AnyCommand, by: socio(holder) as Actor }
}

/** Whether somebody has chips on a casella. */
const hasLaid = ({ colpo }: Table, casella: number, player: string): boolean =>
  colpo?.caselle.some(
    ({ number, puntate }) => number === casella && puntate.some((of) => of.player === player),
  ) ?? false

const MISTAKE = 1

/** Everybody stakes on their own casella, and then one of them on a wrong one. */
function staking(state: unknown, at: number): Chosen<AnyCommand> | null {
  const table = tableIn(state)
  if (table?.colpo?.phase !== 'open' || at !== MISTAKE) return null
  const held = heldIn(table)
  const late = held.find(({ number, holder }) => !hasLaid(table, number, holder))
  if (late) return lay(table, late, late.number)
  const [first] = held
  const wrong = wrongCasella(table)
  return first && !hasLaid(table, wrong, first.holder) ? lay(table, first, wrong) : null
}

/** The mascherina comes, and the shoe ends with the colpo in play; before that a stake is put right. */
export const LAST_COLPO: Story = {
  name: 'last-colpo',
  title: { it: 'L’ultimo colpo del sabot', en: 'The last colpo of the shoe' },
  what: {
    it: 'Si toglie una puntata messa per errore, esce la mascherina, si finisce il colpo e si prepara il nuovo sabot.',
    en: 'A mistaken stake is taken back, the mascherina comes, the colpo is finished and a new shoe prepared.',
  },
  office: 'black-jack',
  games: [{ game: 'black-jack', level: 3 }],
  begins(state) {
    const table = tableIn(state)
    if (!table || table.colpo || table.shoe.step !== 'in-play') return false
    return table.past.length >= 1 && heldIn(table).length >= 2
  },
  scene: staking,
  steps: [
    {
      say: { it: 'Fate il gioco: si aprono le puntate.', en: 'Open the stakes.' },
      row: row('B.3.1'),
      waits: () => true,
      isDone: is('stakesInvited'),
      hint: {
        it: '«Fate il gioco», o «Ripeti le puntate» se tutti lasciano le stesse.',
        en: 'Invite the stakes; or repeat them, if everybody leaves the same.',
      },
      control: 'bj-table.step.inviteStakes',
    },
    {
      say: {
        it: 'Aspettate le puntate. Una è sulla casella sbagliata: toglietela, prima di chiudere.',
        en: 'Wait for the stakes. One is on a wrong casella: take it back before you close.',
      },
      row: row('B.3.2'),
      facts(state) {
        const table = tableIn(state)
        const holder = table && heldIn(table)[0]?.holder
        if (!table || !holder) return []
        const n = wrongCasella(table)
        if (!hasLaid(table, n, holder)) return []
        const name = calledBy(holder)
        return [
          {
            it: `${name}: «Quella sulla casella ${n} è un errore!»`,
            en: `${name}: “The one on casella ${n} is a mistake!”`,
          },
        ]
      },
      waits: () => true,
      isDone: is('stakeWithdrawn'),
      hint: {
        it: 'Ogni puntata sta nell’elenco a destra, con una ✕.',
        en: 'Each stake is in the list at the right, with a ✕.',
      },
      control: 'bj-table.stakes.withdraw',
    },
    {
      say: {
        it: 'Chiudete le puntate e segnate le prime carte. Poi esce la mascherina: segnate anche quella.',
        en: 'Close the stakes and enter the first cards. Then the mascherina comes: note it, too.',
      },
      row: row('B.33.2'),
      isDone: is('markerOut'),
      hint: {
        it: 'Il pulsante «Mascherina» sta sotto le carte da toccare.',
        en: 'The button for the mascherina is below the cards.',
      },
      control: 'bj-table.step.showMarker',
    },
    {
      say: {
        it: 'Il colpo si gioca fino in fondo: carte, parole e pagamenti.',
        en: 'The colpo is played to its end: cards, words and payments.',
      },
      row: row('B.28.1'),
      isDone: is('colpoEnded'),
      hint: {
        it: 'Le carte e le risposte le decidete voi; lo schermo dice a chi tocca, poi che cosa si paga.',
        en: 'You decide cards and answers; the screen says whose turn it is, then what is paid.',
      },
      control: 'bj-table.step.settleColpo',
    },
    {
      say: {
        it: 'Il sabot è finito: distribuite il tallone e mescolate.',
        en: 'The shoe is over: spread the tallone and mix.',
      },
      row: row('B.32'),
      isDone: is('cardsMixed'),
      hint: {
        it: 'Un pulsante alla volta, quello grande.',
        en: 'One button at a time, the large one.',
      },
      control: 'bj-table.step.spreadTallone',
    },
    {
      say: {
        it: 'Il taglio è di chi ha avuto la mascherina: lo schermo dice il nome.',
        en: 'The cut belongs to the player to whom the mascherina came: the screen says the name.',
      },
      row: row('B.30.1'),
      isDone: ({ event }) => event.type === 'cutAnswered' && event.cuts === true,
      hint: {
        it: 'Se rinuncia, passa a chi siede alla sua sinistra.',
        en: 'If they decline, it passes to the player on their left.',
      },
      control: 'bj-table.shoe.cuts',
    },
    {
      say: {
        it: 'Nel sabot con la mascherina, e bruciate le prime carte: si può giocare.',
        en: 'Into the shoe with the mascherina, and burn the first cards: play can begin.',
      },
      row: row('B.1.6'),
      isDone: is('cardsBurnt'),
      hint: {
        it: 'Ancora un pulsante alla volta.',
        en: 'Again one button at a time.',
      },
      control: 'bj-table.step.loadShoe',
    },
  ],
}

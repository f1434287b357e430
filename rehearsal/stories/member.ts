import { is, isMine, pokerIn, row, seatedIn, tableIn } from '../poker'
import type { Step, Story } from '../story'

const games = [{ game: 'poker', level: 2 }] as const

const PASSATA: readonly Step[] = [
  {
    say: { it: 'Chiedete una passata.', en: 'Ask for a passata.' },
    row: row('III.3'),
    isDone: isMine('passataAsked'),
    hint: {
      it: 'Sotto il vostro resto: «Una passata», poi «Chiedo».',
      en: 'Below your resto: “A passata”, then confirm.',
    },
    control: 'member.passata.action',
  },
  {
    say: {
      it: 'La segreteria la consegna fra due colpi: guardate il resto crescere.',
      en: 'The desk hands it out between two colpi: watch your resto grow.',
    },
    row: row('III.3'),
    isDone: isMine('passataTaken'),
    hint: { it: 'Non c’è nulla da toccare: si aspetta.', en: 'There is nothing to touch: wait.' },
    control: null,
  },
]

/** The first evening of a member: signing, being called, a passata. */
export const FIRST_EVENING_MEMBER: Story = {
  name: 'first-evening-member',
  title: { it: 'La prima serata', en: 'The first evening' },
  what: {
    it: 'Si firma la lista, si è chiamati, ci si siede e si chiede una passata.',
    en: 'You sign the list, are called, take your seat and ask for a passata.',
  },
  office: 'member',
  games,
  begins: (state) => Object.keys((state as { lists?: object }).lists ?? {}).length > 0,
  steps: [
    {
      say: { it: 'Firmate la lista, con il dito.', en: 'Sign the list, with your finger.' },
      row: row('I.1'),
      // The others leave room: the table forms with the person’s signature among the five.
      waits: ({ command: { type } }, state) =>
        (type === 'sign' || type === 'witnessSignature') && pokerIn(state).lastSignUp >= 3,
      isDone: isMine('signed'),
      hint: {
        it: 'Disegnate la firma nel foglio, poi «Firmo, sono al Circolo».',
        en: 'Draw your signature on the sheet, then say that you are at the club.',
      },
      control: 'member.lists.sign',
    },
    {
      say: {
        it: 'Alla quinta firma il tavolo è fatto. Quando vi chiamano rispondete che venite.',
        en: 'At the fifth signature the table is made. When you are called, answer that you come.',
      },
      row: row('I.3'),
      waits: ({ command }) => command.type === 'drawLots' || command.type === 'deal',
      isDone: isMine('callAnswered'),
      hint: {
        it: 'La chiamata appare da sé in alto.',
        en: 'The call appears by itself at the top.',
      },
      control: 'member.call.formation.coming',
    },
    {
      say: {
        it: 'I posti si tirano a sorte sul tablet, e la segreteria vi consegna l’entrata.',
        en: 'Seats are drawn on the tablet, and the desk hands you your entrata.',
      },
      row: row('II.2'),
      isDone: (noted, state) => is('colpoDealt')(noted) && seatedIn(state).length > 0,
      hint: { it: 'Si aspetta la prima mano.', en: 'Wait for the first deal.' },
      control: null,
    },
    ...PASSATA,
  ],
}

/** A member who goes away and comes back within the half hour. */
export const AWAY_AND_BACK: Story = {
  name: 'away-and-back',
  title: { it: 'Chi si assenta e chi torna', en: 'Somebody goes away and comes back' },
  what: {
    it: 'Ci si allontana dal tavolo, e si torna entro la mezz’ora allo stesso posto.',
    en: 'You leave the table, and come back within the half hour to the same seat.',
  },
  office: 'member',
  games,
  begins: (state) => {
    const me = Object.values(tableIn(state)?.players ?? {}).find(({ member }) => member === 'm1')
    return me?.status === 'seated' && (tableIn(state)?.colpi.length ?? 0) > 1
  },
  steps: [
    {
      say: {
        it: 'Assentatevi: da adesso corre la mezz’ora.',
        en: 'Go away: the half hour runs from now.',
      },
      row: row('I.10'),
      isDone: isMine('wentAway'),
      hint: {
        it: 'Il pulsante è in fondo alla pagina.',
        en: 'The button is at the end of the page.',
      },
      control: 'member.going.away',
    },
    {
      say: {
        it: 'Il gioco va avanti senza di voi. Guardate un colpo.',
        en: 'They go on without you. Watch a colpo.',
      },
      row: row('V.4'),
      isDone: is('colpoSettled'),
      hint: { it: 'Si aspetta la fine del colpo.', en: 'Wait for the end of the colpo.' },
      control: null,
    },
    {
      say: {
        it: 'Tornate al tavolo: ritrovate il posto e il resto.',
        en: 'Come back: your seat and your resto are there.',
      },
      row: row('II.5'),
      isDone: isMine('cameBack', 'playerReturned'),
      hint: {
        it: 'Lo stesso punto della pagina, adesso al ritorno.',
        en: 'The same place of the page, now for the return.',
      },
      control: 'member.going.back',
    },
    ...PASSATA,
  ],
}

import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { EveningEvent, SigningEvent } from './events'

export const FORMATION_SENTENCES = {
  eveningOpened: { it: 'Serata aperta: {title}', en: 'Evening opened: {title}' },
  eveningClosed: { it: 'Serata chiusa', en: 'Evening closed' },
  listOpened: { it: 'Lista aperta: {title}', en: 'List opened: {title}' },
  listClosed: { it: 'Lista chiusa', en: 'List closed' },
  signed: {
    it: '{member} firma la lista, n. {number}',
    en: '{member} signs the list, no. {number}',
  },
  signedFromClub: {
    it: '{member} firma la lista, n. {number}: è al Circolo',
    en: '{member} signs the list, no. {number}: at the Club',
  },
  signedOnTheWay: {
    it: '{member} firma la lista, n. {number}: sta arrivando',
    en: '{member} signs the list, no. {number}: on the way',
  },
  signedAtDesk: {
    it: '{member} firma la lista in segreteria, n. {number}, davanti a {witness}',
    en: '{member} signs the list at the desk, no. {number}, before {witness}',
  },
  attestedAtDesk: {
    it: '{member} non può tracciare la firma, n. {number}: la attesta {witness}',
    en: '{member} cannot draw the signature, no. {number}: {witness} attests it',
  },
  inClub: { it: '{member} è al Circolo', en: '{member} is at the Club' },
  notInClub: { it: '{member} non è al Circolo', en: '{member} is not at the Club' },
  askedAgain: { it: '{member} chiede ancora un posto', en: '{member} asks for a place again' },
  optionAsked: { it: '{member} deve optare ({provision})', en: '{member} must opt ({provision})' },
  optionLapsed: {
    it: 'L’opzione di {member} decade ({provision})',
    en: '{member}’s option lapses ({provision})',
  },
  withdrawn: { it: '{member} ritira la firma', en: '{member} withdraws the signature' },
  optedOut: { it: '{member} opta per l’altra lista', en: '{member} opts for the other list' },
  placeLost: {
    it: '{member} perde il posto ({provision})',
    en: '{member} loses the place ({provision})',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(FORMATION_SENTENCES)
const OPTION = { provision: 'I.7' }

/** Art. I: lists and signatures. */
export const FORMATION: Telling<EveningEvent | SigningEvent> = {
  eveningOpened: ({ title }) => tell('eveningOpened', { title }),
  eveningClosed: () => tell('eveningClosed'),
  listOpened: ({ title }) => tell('listOpened', { title }),
  listClosed: () => tell('listClosed'),
  signed: ({ member, signUp: number, inClub, witness, cannotDraw }) => {
    const parts = { member: { member }, number }
    if (witness !== undefined)
      return tell(cannotDraw ? 'attestedAtDesk' : 'signedAtDesk', {
        ...parts,
        witness: { member: witness },
      })
    if (inClub === undefined) return tell('signed', parts)
    return tell(inClub ? 'signedFromClub' : 'signedOnTheWay', parts)
  },
  presenceNoted: ({ member, inClub }) =>
    tell(inClub ? 'inClub' : 'notInClub', { member: { member } }),
  askedAgain: ({ member }) => tell('askedAgain', { member: { member } }),
  optionAsked: ({ member }) => tell('optionAsked', { member: { member }, provision: OPTION }),
  optionLapsed: ({ member }) => tell('optionLapsed', { member: { member }, provision: OPTION }),
  withdrawn: ({ member }) => tell('withdrawn', { member: { member } }),
  optedOut: ({ member }) => tell('optedOut', { member: { member } }),
  placeLost: ({ member, provision }) =>
    tell('placeLost', { member: { member }, provision: { provision } }),
}

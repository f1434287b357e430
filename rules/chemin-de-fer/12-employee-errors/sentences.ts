import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { consequences } from '../telling/consequences'
import type { EmployeeErrorsEvent } from './events'

const EMPLOYEE_ERRORS_SENTENCES = {
  basket: {
    it: 'Per errore dell’impiegato carte cadono nel paniere prima del punto',
    en: 'By the employee’s error cards fall into the basket before the point is clear',
  },
  exposed: {
    it: 'L’impiegato scopre le carte della punta',
    en: 'The employee exposes the punta’s cards',
  },
  muddled: {
    it: 'L’impiegato confonde le carte',
    en: 'The employee muddles the cards',
  },
  wrongHolder: {
    it: 'L’impiegato ha dato le carte a chi non ha la puntata maggiore',
    en: 'The employee gave the cards to a player without the highest stake',
  },
  deniedCards: {
    it: 'L’impiegato ha negato le carte a {member}',
    en: 'The employee denied {member} the cards',
  },
  wrongWord: {
    it: 'L’impiegato ha ripetuto la parola sbagliata',
    en: 'The employee repeated the wrong word',
  },
  goesBack: {
    it: 'Mano data fuori turno a {banker}: il sabot va a {owner}',
    en: 'The mano was given to {banker} out of turn: the sabot goes to {owner}',
  },
  goesOn: {
    it: 'Mano data fuori turno a {banker} in luogo di {owner}: prosegue',
    en: 'The mano was given to {banker} instead of {owner} out of turn: it goes on',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(EMPLOYEE_ERRORS_SENTENCES)

/** Section 12: errors of the employee. */
export const EMPLOYEE_ERRORS_TELLING: Telling<EmployeeErrorsEvent> = {
  employeeErred: (event) => [
    tell(event.error, { member: { member: event.member } }),
    ...consequences(event),
  ],
  wrongTurnGiven: ({ banker, owner, goesBack }) =>
    tell(goesBack ? 'goesBack' : 'goesOn', {
      banker: { member: banker },
      owner: { member: owner },
    }),
}

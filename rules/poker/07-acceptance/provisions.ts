import { provision } from '../../kernel/provision'

export const ACCEPTANCE_PROVISIONS = {
  'VII.1': provision(
    'enforced',
    [
      'Ognuno parla al suo turno',
      'Ciascuno parla al proprio turno e con prontezza; chi ha le carte e non ha parlato non è passato.',
      'Oscar non ha ancora parlato: la parola resta sua.',
    ],
    [
      'Each speaks in turn',
      'Each speaks in turn and promptly; who still holds cards and has not spoken has not passed.',
      'Oscar has not spoken yet: it is still Oscar’s turn.',
    ],
  ),
  'VII.2': provision(
    'prompted',
    [
      'Chi accetta troppo presto può ritirarsi',
      'Chi ha accettato prima del turno può riprendere la posta se poi entra qualcuno che parla prima di lui.',
      'Papa accetta in anticipo, poi entra Oscar: Papa può uscire.',
    ],
    [
      'A player who accepts too early may withdraw',
      'A player who accepted out of turn may take the stake back if someone who speaks before them then enters.',
      'Papa calls early, then Oscar enters: Papa may leave.',
    ],
  ),
  'VII.3': provision(
    'enforced',
    [
      'Un gettone sul tavolo è accettazione',
      'Qualunque gettone deposto vale accettazione; si cambia idea solo finché chi segue non ha parlato, e le carte gettate non tornano.',
      'Quebec posa 1 gettone e Romeo parla: Quebec è dentro.',
    ],
    [
      'A chip put down is an acceptance',
      'Any coin put down is an acceptance; it may be changed only until the next has spoken, and thrown cards never come back.',
      'Quebec puts down one chip and Romeo speaks: Quebec is in.',
    ],
  ),
  'VII.4': provision(
    'recorded',
    [
      'Decide il cartaro, subito',
      'Il cartaro decide subito se un giocatore ha diritto di entrare in gioco.',
      'Sierra ha parlato a tempo? Il cartaro dice di sì e si prosegue.',
    ],
    [
      'The cartaro decides at once',
      'The cartaro decides at once whether a player may enter the game.',
      'Did Sierra speak in time? The cartaro says yes and play goes on.',
    ],
  ),
} as const

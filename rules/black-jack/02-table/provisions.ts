import { provision } from '../../kernel/provision'

export const TABLE_PROVISIONS = {
  'B1.players.1': provision(
    'enforced',
    [
      'Sette posti',
      'Siedono al massimo sette giocatori; altri partecipano in piedi.',
      'L’ottavo giocatore punta in piedi sulla casella 3.',
    ],
    [
      'Seven seats',
      'Seven are seated at most; others take part standing.',
      'The eighth player stands and stakes on casella 3.',
    ],
  ),
  'B1.players.2': provision(
    'enforced',
    [
      'Più caselle',
      'Una persona può puntare su più caselle.',
      'Alfa punta 10 sulla casella 1 e 20 sulla 4.',
    ],
    [
      'Several caselle',
      'One person may stake on several caselle.',
      'Alfa stakes 10 on casella 1 and 20 on 4.',
    ],
  ),
  'B.14': provision(
    'enforced',
    [
      'Un giocatore senza altri',
      'Un giocatore contro il banco senza altri deve puntare su almeno due caselle.',
      'Bravo punta su una casella e gli altri si ritirano: ne serve una seconda.',
    ],
    [
      'One player alone',
      'Alone against the banco, a player must stake on two caselle at least.',
      'Bravo stakes on one casella and the others withdraw: a second one is needed.',
    ],
  ),
  'B.15': provision(
    'prompted',
    [
      'Tavolo affollato',
      'Quando i giocatori sono molti ciascuno ha diritto a una sola puntata.',
      'L’ispettore dichiara il tavolo affollato: dal prossimo colpo una puntata a testa.',
    ],
    [
      'A crowded table',
      'When players are many, each has the right to one puntata only.',
      'The inspector declares the table crowded: from the next colpo one puntata each.',
    ],
  ),
  'B.16.1': provision(
    'enforced',
    [
      'Parla il titolare',
      'Solo il titolare chiede o rifiuta carta, anche se la sua puntata è piccola.',
      'Charlie ha 10 e Delta 90 sulla stessa casella: parla Charlie, che siede lì.',
    ],
    [
      'The titolare speaks',
      'Only the titolare asks for or refuses a card, however small their puntata.',
      'Charlie has 10 and Delta 90 on one casella: Charlie, who sits there, speaks.',
    ],
  ),
  'B.16.2': provision(
    'enforced',
    [
      'La casella libera',
      'Su una casella libera è titolare per quel colpo la puntata più alta.',
      'Sulla casella 6 Echo ha 20 e Golf 30: parla Golf.',
    ],
    [
      'A free casella',
      'On a free casella the owner of the largest puntata is titolare for the colpo.',
      'On casella 6 Echo has 20 and Golf 30: Golf speaks.',
    ],
  ),
  'B.23.3': provision(
    'recorded',
    [
      'La parola confusa',
      'Un giocatore che continua a parlare in modo confuso può perdere il posto, a giudizio dell’ispettore.',
      'Hotel fa gesti e parole diverse: a fine colpo perde il posto.',
    ],
    [
      'Confused words',
      'A player who goes on speaking confusedly may lose the seat; the inspector judges.',
      'Hotel’s words and signs differ: the seat is lost at the end of the colpo.',
    ],
  ),
  'B.34': provision(
    'notice',
    [
      'Niente consigli',
      'Non si danno consigli al titolare e non si commenta ad alta voce.',
      'Il dealer invita Golf a tacere.',
    ],
    [
      'No advice',
      'Nobody advises a titolare, nor comments loudly.',
      'The dealer asks Golf to be silent.',
    ],
  ),
  'B.35': provision(
    'notice',
    [
      'Solo fiches sul tavolo',
      'Sul tavolo stanno soltanto fiches.',
      'Il telefono di India va in tasca.',
    ],
    [
      'Only chips on the table',
      'Nothing but chips lies on the table.',
      'India’s phone goes into a pocket.',
    ],
  ),
} as const

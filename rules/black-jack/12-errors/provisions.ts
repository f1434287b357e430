import { provision } from '../../kernel/provision'

export const ERROR_PROVISIONS = {
  'B.17.1': provision(
    'recorded',
    [
      'La carta girata nel tiraggio',
      'Una carta scoperta nel sabot ed estratta nel tiraggio è eliminata dal colpo; nessuno può ritirarsi per questo.',
      'Esce un nove già scoperto: se ne dà un’altra.',
    ],
    [
      'A turned card in tiraggio',
      'A card lying face up in the sabot and drawn in tiraggio is out of the colpo; nobody may withdraw for it.',
      'A nine comes face up: another card is given.',
    ],
  ),
  'B.17.2': provision(
    'recorded',
    [
      'La carta girata nella distribuzione',
      'Nella distribuzione e nella mano del banco mantiene la sua validità.',
      'Il banco prende il nove scoperto.',
    ],
    [
      'A turned card in the deal',
      'In the deal, or in the banco’s own hand, it keeps its worth.',
      'The banco takes the turned nine.',
    ],
  ),
  'B.18.1': provision(
    'recorded',
    [
      'Carte spostate',
      'Chi sposta le carte in modo che il punto non si ricostruisca perde il colpo.',
      'Foxtrot mescola le sue carte con altre: la puntata è persa.',
    ],
    [
      'Cards moved',
      'A player who moves the cards so that the point cannot be rebuilt loses the colpo.',
      'Foxtrot mixes the cards up: the puntata is lost.',
    ],
  ),
  'B.18.2': provision(
    'notice',
    [
      'Nessuna responsabilità verso altri',
      'Chi le ha spostate non risponde verso gli altri della casella.',
      'Golf perde i suoi 10 e non li chiede a Foxtrot.',
    ],
    [
      'Not liable to others',
      'The player who moved them is not liable to the others on the casella.',
      'Golf loses 10 and cannot ask Foxtrot for them.',
    ],
  ),
  'B.19.1': provision(
    'recorded',
    [
      'Errore prima del tiraggio',
      'Un errore di distribuzione scoperto prima del tiraggio si corregge se è certo, altrimenti il colpo è annullato.',
      'Nessuno sa a chi andava il sette: tutto torna indietro.',
    ],
    [
      'An error before tiraggio',
      'A dealing error found before tiraggio is put right if certain, otherwise the colpo is void.',
      'Nobody knows whose the seven was: all goes back.',
    ],
  ),
  'B.19.2': provision(
    'recorded',
    [
      'Errore scoperto dopo',
      'Scoperto dopo, si annullano solo le caselle con un numero errato di carte o servite senza puntata.',
      'La casella 5 ha tre carte mai chieste: è annullata.',
    ],
    [
      'An error found later',
      'Found later, only the caselle with a wrong number of cards or dealt without a puntata are void.',
      'Casella 5 has three cards unasked: it is void.',
    ],
  ),
  'B.20': provision(
    'recorded',
    [
      'Carte uscite insieme',
      'Le carte uscite insieme in un ordine che nessuno sa ricostruire si eliminano.',
      'Escono un due e un re insieme: via entrambi.',
    ],
    [
      'Cards out together',
      'Cards that leave the sabot together in an order that nobody can tell are eliminated.',
      'A two and a king come together: both are out.',
    ],
  ),
  'B.24.1': provision(
    'prompted',
    [
      'La carta non richiesta',
      'Una carta estratta senza richiesta si offre a chi ha la parola, poi a turno agli altri che giocano.',
      'Esce un cinque: Alfa lo rifiuta, Bravo lo prende.',
    ],
    [
      'The card unasked',
      'A card drawn unasked is offered to the player who has the word, then in turn to those who still play.',
      'A five comes: Alfa refuses it, Bravo takes it.',
    ],
  ),
  'B.24.2': provision(
    'enforced',
    [
      'Va al banco',
      'Rifiutata da tutti, va al banco.',
      'Il cinque diventa la seconda carta del banco.',
    ],
    [
      'It goes to the banco',
      'Refused by all, it goes to the banco.',
      'The five becomes the banco’s second card.',
    ],
  ),
  'B.24.3': provision(
    'recorded',
    [
      'La carta in più del banco',
      'Una carta in più dopo il punto del banco è annullata se è stata vista.',
      'Con 18 il dealer estrae un tre: si annulla.',
    ],
    [
      'The banco’s surplus card',
      'A card too many after the banco’s point is annulled if it was seen.',
      'With 18 the dealer draws a three: it is annulled.',
    ],
  ),
} as const

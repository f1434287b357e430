import { provision } from '../../kernel/provision'

export const DUTY_PROVISIONS = {
  'V.serves': provision(
    'recorded',
    [
      'I cambi che servono',
      'Il changeur fa i cambi per mettere il banco, per pagare, per le masse al cambio e soprattutto per la cagnotte. Una massa al cambio gioca subito ed è cambiata prima del colpo seguente.',
      'Alfa mette 500 al cambio: giocano, e prima del colpo seguente sono cambiati.',
    ],
    [
      'The changes needed',
      'The changeur makes the changes needed to lay the bank, to pay, for stacks put up for change and above all for the tax. A stack put up for change plays at once and is changed before the next coup.',
      'Alfa puts up 500 for change: they play, and are changed before the next coup.',
    ],
  ),
  'V.under-capo': provision(
    'notice',
    [
      'Alle dipendenze del capo',
      'Il changeur dipende direttamente dal capo partita e segue il gioco con attenzione.',
      'Il changeur ascolta la somma che il capo chiama «di fatto».',
    ],
    [
      'Under the capo',
      'The changeur depends directly on the capo partita and follows the game closely.',
      'The changeur listens for the sum that the capo calls “di fatto”.',
    ],
  ),
  'V.no-own-advance': provision(
    'enforced',
    [
      'Niente anticipazioni proprie',
      'Il changeur non concede anticipazioni di sua iniziativa; una data senza permesso è un suo debito.',
      'Il changeur anticipa 100 senza permesso: il programma lo rifiuta.',
    ],
    [
      'No advances of one’s own',
      'The changeur grants no advance on their own; one given without leave is their own debt.',
      'The changeur would advance 100 without leave: the software refuses it.',
    ],
  ),
  'V.liable': provision(
    'recorded',
    [
      'La responsabilità del turno',
      'Il changeur risponde di ciò che manca dal proprio turno; il programma indica turno, movimenti e differenza, e non trattiene nulla.',
      'Mancano 50 nel turno di Alfa: il registro li mostra con il suo nome.',
    ],
    [
      'Answering for the turn',
      'The changeur answers for what is missing from their own turn; the software names turn, movements and difference, and deducts nothing.',
      '50 are missing in Alfa’s turn: the book shows them with their name.',
    ],
  ),
  'V.handover': provision(
    'prompted',
    [
      'Il cambio di turno',
      'Al cambio di turno chi entra assume tutta la responsabilità della dotazione: entrambi contano per taglio e firmano, e intanto nulla si muove. Una persona risponde di una sola dotazione alla volta.',
      'Alfa e Beta contano la stessa dotazione: il turno passa a Beta alle 23.',
    ],
    [
      'The handover',
      'At the change of turn the one coming on takes over the whole responsibility for the float: both count by denomination and sign, and meanwhile nothing moves. A person answers for one float at a time.',
      'Alfa and Beta count the same float: the turn goes to Beta at 11 p.m.',
    ],
  ),
  'V.know-game': provision(
    'notice',
    [
      'Conoscere il gioco',
      'Il changeur sa come funziona il gioco.',
      'Sa che la parità non paga cagnotte.',
    ],
    [
      'Knowing the game',
      'The changeur knows how the game works.',
      'They know that a tie pays no tax.',
    ],
  ),
  'V.cagnotte-sum': provision(
    'enforced',
    [
      'La cagnotte di ogni colpo',
      'Il changeur sa dire di ogni colpo quant’è la cagnotte, e perciò conosce sempre il banco, dalla somma chiamata «di fatto».',
      '«Di fatto» 70: il programma mostra una cagnotte di 4.',
    ],
    [
      'The tax of each coup',
      'The changeur can say of every coup what the tax is, and so always knows the bank, from the sum called “di fatto”.',
      '“Di fatto” 70: the software shows a tax of 4.',
    ],
  ),
  'V.cagnotte-pieces': provision(
    'enforced',
    [
      'I pezzi della cagnotte',
      'Sa anche quali pezzi bastano e occorrono a pagarla: i meno che la dotazione può dare; se non bastano, i meno tra quelli del vincitore e i propri.',
      'Per 60, senza pezzi da 50 e da 10: tre pezzi da 20.',
    ],
    [
      'The pieces of the tax',
      'And which pieces are necessary and sufficient to pay it: the fewest that the float can give; if they are not enough, the fewest over the winner’s pieces and their own.',
      'For 60, without pieces of 50 and 10: three pieces of 20.',
    ],
  ),
  'V.aloud': provision(
    'notice',
    [
      'A voce alta',
      'Ogni cambio, massa, pagamento e rientro è detto ad alta voce, perché tutti possano seguire; il programma mostra le parole.',
      '«Cambio di 100: due da 50.»',
    ],
    [
      'Aloud',
      'Every change, stack, payment and return is said aloud, so that all can follow; the software shows the words.',
      '“Change of 100: two of 50.”',
    ],
  ),
  'V.side-table': provision(
    'notice',
    [
      'Sul tavolino',
      'Le fiches e il denaro da cambiare si stendono e si verificano sul tavolino del changeur.',
      'Venti pezzi da 5 sono stesi in quattro file.',
    ],
    [
      'On the side table',
      'Chips and money to be changed are spread and checked on the changeur’s small table.',
      'Twenty pieces of 5 are spread in four rows.',
    ],
  ),
  'V.visible': provision(
    'notice',
    [
      'In vista',
      'Fiches e banconote restano in vista del giocatore finché non sono verificate davanti a lui; il changeur non sta tra la macchina contabanconote e il giocatore.',
      'La macchina conta 500 mentre il giocatore guarda.',
    ],
    [
      'In sight',
      'Chips and notes stay in the player’s sight until they are verified before their eyes; the changeur does not stand between the note-counting machine and the player.',
      'The machine counts 500 while the player looks.',
    ],
    ['V.counter'],
  ),
  'V.suspicion': provision(
    'recorded',
    [
      'Sospetti',
      'Irregolarità o sospetti di reato al tavolo si riferiscono subito al commissario.',
      'Una fiche sembra falsa: il changeur avvisa il commissario.',
    ],
    [
      'Suspicions',
      'Irregularities or suspected offences at the table are reported to the inspector at once.',
      'A chip looks false: the changeur tells the inspector.',
    ],
  ),
} as const

import { provision } from '../../kernel/provision'

export const FORMATION_PROVISIONS = {
  'I.1': provision(
    'enforced',
    [
      'La firma è di propria mano',
      'Il socio si iscrive soltanto di persona, con il proprio autografo. Nessuno firma per un altro, e uno scarabocchio non vale.',
      'Il signor Alfa disegna la firma sul telefono: riceve il numero 3. Un semplice punto viene rifiutato.',
    ],
    [
      'A signature by one’s own hand',
      'A member signs up only in person, with their own autograph. Nobody signs for another, and a scribble does not count.',
      'Alfa draws a signature on the phone and gets number 3. A single dot is refused.',
    ],
  ),
  'I.2': provision(
    'enforced',
    [
      'La prenotazione non si cede',
      'Chi rinuncia non sceglie il sostituto: il posto passa al primo rimasto in soprannumero.',
      'Bravo rinuncia e vorrebbe mandare Delta, ottavo; il posto va a Golf, settimo.',
    ],
    [
      'A booking is not transferable',
      'A member who withdraws does not choose a substitute: the place goes to the first supernumerary.',
      'Bravo withdraws and would send Delta, eighth; the place goes to Golf, seventh.',
    ],
  ),
  'I.3': provision(
    'enforced',
    [
      'In cinque si fa il tavolo',
      'Appena gli iscritti presenti sono cinque, il tavolo è formato e i cinque sono chiamati a prendere posto.',
      'Alla quinta firma i cinque telefoni mostrano la chiamata.',
    ],
    [
      'Five make a table',
      'As soon as five members present have signed, the table is formed and the five are called to their places.',
      'At the fifth signature the five phones show the call.',
    ],
  ),
  'I.4': provision(
    'enforced',
    [
      'Prima si completa il primo tavolo',
      'Non si forma un secondo tavolo della stessa classe finché il primo non è al completo; dove il Circolo lo vuole, finché non è al completo ogni tavolo di eguale uscita.',
      'Con un tavolo da sei e cinque giocatori, la sesta firma completa quello.',
    ],
    [
      'The first table is filled first',
      'No second table of the same class is formed before the first is completely full; where the Club wishes, before every table of the same uscita is full.',
      'With a six-seat table and five players, the sixth signature completes that one.',
    ],
  ),
  'I.5': provision(
    'enforced',
    [
      'Chi arriva va dove mancano più giocatori',
      'Con più tavoli aperti, il nuovo venuto completa quello che ha più posti liberi.',
      'Un tavolo ha un posto libero, l’altro due: il nuovo venuto è chiamato al secondo.',
    ],
    [
      'A newcomer goes where more places are free',
      'With several tables open, a newcomer completes the one with more free places.',
      'One table has one free place, the other two: the newcomer is called to the second.',
    ],
  ),
  'I.6': provision(
    'prompted',
    [
      'In dieci si possono fare due tavoli',
      'Quando le firme di una classe sono dieci, la segreteria può fare due tavoli; chi viene dopo completa prima quello dei primi firmatari.',
      'Le firme da 1 a 5 fanno il primo tavolo, da 6 a 10 il secondo; l’undicesimo va al primo.',
    ],
    [
      'Ten may make two tables',
      'When a class counts ten signatures the secretary may make two tables; later comers first complete that of the first signers.',
      'Signatures 1 to 5 make the first table, 6 to 10 the second; the eleventh joins the first.',
    ],
  ),
  'I.7': provision(
    'prompted',
    [
      'Chi è su due liste deve optare',
      'Chi ha firmato per due tavoli di resto diverso sceglie appena ciascuna lista conta cinque. Sedersi vale scelta; senza risposta, alla prima distribuzione resta la firma più vecchia.',
      'Charlie è quinto sulle due liste: il telefono gli chiede quale tiene.',
    ],
    [
      'A member on two lists must opt',
      'A member who has signed for two tables of different resto chooses as soon as each list counts five. Sitting down is a choice; with no answer, at the first deal the older signature stays.',
      'Charlie is fifth on both lists: the phone asks which one to keep.',
    ],
  ),
  'I.8': provision(
    'enforced',
    [
      'Chi non è al Circolo all’inizio perde il posto',
      'Il chiamato che alla prima distribuzione è assente dal Circolo perde ogni diritto al tavolo. Può firmare di nuovo, in coda.',
      'Alla prima mano Echo è segnato fuori dal Circolo: il suo posto va a Foxtrot.',
    ],
    [
      'Anyone absent at the first deal loses their seat',
      'Anyone absent from the Club at the first deal loses every right to the table. They may sign again, at the end of the list.',
      'At the first deal Echo is marked out of the Club: the place goes to Foxtrot.',
    ],
  ),
  'I.9': provision(
    'enforced',
    [
      'Al terzo giro il posto non aspetta più',
      'Chi è al Circolo ma non si è seduto prima che cominci il terzo giro perde il diritto al posto.',
      'Il mazzo torna per la terza volta al primo cartaro: la sedia vuota di Golf si libera.',
    ],
    [
      'At the third giro the place waits no longer',
      'A player who is at the Club but not at the table before the third giro begins loses the right to the seat.',
      'The deal comes to the first cartaro for the third time: Golf’s empty chair is free.',
    ],
  ),
  'I.10': provision(
    'enforced',
    [
      'Mezz’ora, non di più',
      'Chi resta lontano dal tavolo più di mezz’ora perde il posto. A trenta minuti esatti lo conserva.',
      'Via alle 22.00, di ritorno alle 22.30: il posto è suo. Alle 22.31 non più.',
    ],
    [
      'Half an hour, no more',
      'A player who stays away from the table for more than half an hour loses the seat. At exactly thirty minutes they keep it.',
      'Away at 22:00, back at 22:30: the seat is kept. At 22:31 it is lost.',
    ],
  ),
  'I.11': provision(
    'enforced',
    [
      'I posti perduti vanno ai soprannumerari',
      'I posti così perduti spettano di pieno diritto a chi è in soprannumero, nell’ordine delle firme.',
      'Si libera un posto: è offerto al settimo firmatario, poi all’ottavo.',
    ],
    [
      'Lost places go to the supernumeraries',
      'Places so lost belong by full right to the supernumeraries, in the order of signature.',
      'A place falls free: it is offered to the seventh signer, then to the eighth.',
    ],
  ),
  'I.12': provision(
    'enforced',
    [
      'Il tavolo non si chiude con posti liberi',
      'Finché un tavolo ha un posto libero la sua lista resta aperta, anche se nessuno aspetta. Per finire la segreteria annuncia l’ultimo giro, che termina quando la mano torna al primo cartaro.',
      'Con cinque al tavolo da sei, chi firma è chiamato subito. All’una si annuncia l’ultimo giro e la lista si chiude.',
    ],
    [
      'A table with free places is never closed',
      'While a table has a free place its list stays open, though nobody waits. To end, the desk announces the last giro, which ends when the deal comes back to the first cartaro.',
      'With five at a six-seat table, a member who signs is called at once. At one o’clock the last giro is announced and the list is closed.',
    ],
  ),
  'I.13': provision(
    'enforced',
    [
      'Si gioca almeno un’ora',
      'La partita dura almeno un’ora; prima smette soltanto chi ha perduto l’intera passata. Chi se ne va lo stesso perde il posto e resta annotato.',
      'Dopo quaranta minuti Hotel, con resto, vuole andarsene: serve il consenso del deputato o resta l’annotazione.',
    ],
    [
      'The game lasts at least an hour',
      'The game lasts at least one hour; until then only a player who has lost their entire passata may stop. A player who goes all the same loses the seat, and it is noted.',
      'After forty minutes Hotel, with chips left, wants to go: it takes the deputato’s leave, or it is noted.',
    ],
  ),
} as const

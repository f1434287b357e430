import { provision } from '../../kernel/provision'

export const RESTO_PROVISIONS = {
  'III.1': provision(
    'enforced',
    [
      'Il resto è una massa sola e si vede',
      'Tutto ciò che sta nel settore di un giocatore è il suo resto, e il tavolo lo vede.',
      'Il tablet mostra a tutti il resto di ciascuno.',
    ],
    [
      'The resto is one visible mass',
      'All that lies in a player’s sector is their resto, and the table sees it.',
      'The tablet shows everyone’s resto to all.',
    ],
  ),
  'III.2': provision(
    'enforced',
    [
      'Il resto non si presta e non si toglie',
      'Nessuna parte del resto può essere data, prestata o ritirata finché si gioca.',
      'Kilo non può passare gettoni a Lima: il comando non esiste.',
    ],
    [
      'The resto is neither lent nor taken away',
      'No part of the resto can be given, lent or withdrawn while one plays.',
      'Kilo cannot pass chips to Lima: there is no such command.',
    ],
  ),
  'III.3': provision(
    'enforced',
    [
      'Il resto cresce a passate intere, prima delle carte',
      'Si aumenta il resto soltanto di passate intere e prima della distribuzione; chiesta dopo, anche da chi rientra a carte date, la passata vale dal colpo seguente.',
      'A carte date Mike chiede una passata: il segno resta, i gettoni arrivano per il colpo dopo.',
    ],
    [
      'The resto grows by whole passate, before the cards',
      'The resto may grow only by whole passate and before the deal; asked later, also by a player who comes back after the deal, a passata counts from the next colpo.',
      'With cards dealt Mike asks for a passata: the mark stays, the chips come for the next colpo.',
    ],
  ),
  'III.4': provision(
    'enforced',
    [
      'Il resto almeno pari al pot',
      'Il resto deve essere almeno pari al pot che si gioca.',
      'Pot 50, resto 30: il tablet avverte prima delle carte.',
    ],
    [
      'The resto at least equals the pot',
      'The resto must at least equal the pot being played for.',
      'Pot 50, resto 30: the tablet warns before the cards.',
    ],
  ),
  'III.5': provision(
    'enforced',
    [
      'Chi gioca con meno ha già chiesto una passata',
      'Chi prende parte a un colpo con resto inferiore al pot risponde di una nuova passata.',
      'Con 30 contro un pot di 50 November entra: una passata è segnata a suo carico.',
    ],
    [
      'Playing with less is asking for a passata',
      'A player who takes part in a colpo with less than the pot answers for a new passata.',
      'With 30 against a pot of 50 November comes in: a passata is booked to November.',
    ],
  ),
  'III.6': provision(
    'enforced',
    [
      'Un solo segno: la passata chiesta',
      'Nessun segno sta per denaro, salvo quello di chi ha chiesto una passata e non l’ha ancora ricevuta.',
      'Accanto al resto di Oscar appare «passata chiesta» finché la segreteria conferma.',
    ],
    [
      'One mark only: the passata asked for',
      'No mark stands for money, save that of who has asked for a passata and not yet received it.',
      'Beside Oscar’s resto stands “passata asked” until the secretary confirms.',
    ],
  ),
  'III.7': provision(
    'enforced',
    [
      'Chi è all’altezza lo mostra',
      'Il giocatore all’altezza tiene un segno ben visibile e si fa conoscere da chi arriva.',
      'Papa gioca all’altezza: il suo posto porta il segno e chi siede lo legge.',
    ],
    [
      'Playing all’altezza is shown',
      'A player all’altezza keeps a visible mark and tells newcomers about it.',
      'Papa plays all’altezza: the seat bears the mark, and newcomers read it.',
    ],
  ),
  'III.8': provision(
    'enforced',
    [
      'Doppia passata per chi arriva',
      'Chi entra a partita iniziata mette doppia passata se qualcuno al tavolo, essendo in perdita, ne ha già chiesta una seconda o una terza. Conta la perdita appena fatta di chi era all’altezza.',
      'Quebec perdeva e ha chiesto una passata: Romeo, sesto, entra con due.',
    ],
    [
      'A double passata for the latecomer',
      'A player who joins a game under way enters with a double passata if someone at the table, being in loss, has already asked for a second or third. The loss just made by a player all’altezza counts.',
      'Quebec was losing and asked for a passata: Romeo, the sixth, enters with two.',
    ],
  ),
  'III.9': provision(
    'enforced',
    [
      'Chi torna riprende lo stesso resto',
      'Chi torna entro mezz’ora riprende con il resto che aveva; può chiedere altre passate.',
      'Via con 140, di ritorno con 140.',
    ],
    [
      'A player who returns resumes with the same resto',
      'A player back within half an hour resumes with the same resto, and may ask for more passate.',
      'Away with 140, back with 140.',
    ],
  ),
} as const

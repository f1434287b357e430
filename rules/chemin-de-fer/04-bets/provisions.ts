import { provision } from '../../kernel/provision'

export const BETS_PROVISIONS = {
  'S.15': provision(
    'enforced',
    [
      'Puntata di ciascuno',
      'La puntata è di una persona sola, in fiches della casa, senza valute estere e senza nulla sulla parola. Si mette davanti al proprio posto, oltre la riga, finché il gioco è aperto.',
      'Delta dice «cento» e non mette nulla: la puntata non esiste.',
    ],
    [
      'Each player’s stake',
      'A stake is one person’s, in the house’s chips, with no foreign currency and nothing on trust. It is laid before one’s own place, beyond the line, while the game is open.',
      'Delta says “a hundred” and lays nothing: there is no stake.',
    ],
    ['V.individual', 'V.no-word', 'V.on-table'],
  ),
  'S.16': provision(
    'enforced',
    [
      'La riga',
      'Oltre la riga la puntata gioca intera, entro la riga niente. Sulla riga gioca la metà, arrotondata per difetto, o la parte dichiarata e ripetuta dall’impiegato, che nel dubbio cambia il pezzo.',
      'Echo mette 25 sulla riga senza dire altro: ne giocano 12.',
    ],
    [
      'The line',
      'Beyond the line all of a stake plays, within it nothing. On the line half plays, rounded down, or the part declared and repeated by the employee, who in doubt changes the piece.',
      'Echo lays 25 on the line and says no more: 12 play.',
    ],
    ['V.line'],
  ),
  'S.10b': provision(
    'enforced',
    [
      'La chiusura del gioco',
      'Chiude solo l’impiegato, lasciando il tempo di puntare; il banchiere può chiederglielo. Dopo la chiusura non si mette, non si aumenta, non si riduce e non si ritira nulla: le fiches tardive sono respinte.',
      'Detto «rien ne va plus», Foxtrot aggiunge 10: l’impiegato glieli rende.',
    ],
    [
      'Closing the game',
      'Only the employee closes, leaving time to stake; the banker may ask for it. After the closing nothing is laid, raised, lowered or withdrawn: late money is pushed back.',
      'After “rien ne va plus” Foxtrot adds 10: the employee pushes them back.',
    ],
    ['V.close', 'V.late-bets'],
  ),
  'S.55': provision(
    'prompted',
    [
      'Puntate dopo la chiusura',
      'A gioco chiuso il banchiere può, con un sì espresso, ammettere altre puntate (a Venezia, lasciarne cambiare qualcuna): allora ogni puntatore può cambiare o ritirare la sua, e chi tace la mantiene. Ciò che supera il banco gioca se il banchiere aggiunge la differenza prima delle carte.',
      'Alfa ammette 20 di Golf; anche Hotel, che aveva 30, li ritira.',
    ],
    [
      'Stakes after the closing',
      'After the closing the banker may let stakes in, saying so (at Venice, let any be changed): then every punter may change or withdraw, and silence keeps the stake. A sum above the bank plays if the banker adds the difference before the deal.',
      'Alfa lets in 20 of Golf’s; Hotel, who had 30 down, withdraws them.',
    ],
    ['V.after-close'],
  ),
  'S.114a': provision(
    'enforced',
    [
      'Chi gioca in piedi',
      'Gioca in piedi chi non ha un posto numerato, e anche il seduto che punta come tale. Le sue puntate valgono quanto quelle dei seduti.',
      'Kilo, in piedi dietro al posto 4, punta 10: vince come Delta, che è seduta.',
    ],
    [
      'Standing players',
      'Standing players are those without a numbered seat, and seated ones who play as such. Their stakes are worth those of the seated.',
      'Kilo, standing behind seat 4, stakes 10 and wins like Delta, who is seated.',
    ],
    ['V.standing-may'],
  ),
  'S.114b': provision(
    'recorded',
    [
      'In piedi, davanti a sé',
      'Chi sta in piedi punta davanti a sé e non segue la mano attorno al tavolo. Chi lo fa paga per primo ed è pagato per ultimo.',
      'Lima si sposta accanto al banchiere a ogni mano: la sua puntata è incassata per prima.',
    ],
    [
      'Standing, before oneself',
      'A standing player stakes before their own place and does not follow the mano round the table. A player who does is collected first and paid last.',
      'Lima moves beside the banker at every mano: Lima’s stake is collected first.',
    ],
    ['V.standing-front'],
  ),
  'S.26': provision(
    'enforced',
    [
      'Banco annunciato male',
      'Se l’annuncio è sbagliato contano le fiches ben distese, non le parole. In un suivi la cifra giusta si ricostruisce dall’ultimo banco concordato. Il banchiere controlla il proprio gioco e parla in tempo.',
      'L’impiegato dice 60, sul tavolo ce ne sono 80: si gioca per 80.',
    ],
    [
      'Bank announced wrongly',
      'If the announcement is wrong, the chips plainly laid count, not the words. In a suivi the right figure is rebuilt from the last agreed bank. The banker watches their own game and speaks in time.',
      'The employee says 60, 80 lie on the table: the coup is for 80.',
    ],
  ),
  'S.38a': provision(
    'recorded',
    [
      'Solo al tavolo',
      'Non si accettano puntate e non si gioca fuori dal tavolo.',
      'Mike, dal bar, vuole 50 sul colpo: deve venire al tavolo e metterli.',
    ],
    [
      'At the table only',
      'No stake is taken and no play is made away from the table.',
      'Mike, at the bar, wants 50 on the coup: Mike has to come to the table and lay them.',
    ],
  ),
} as const

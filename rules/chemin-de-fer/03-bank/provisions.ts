import { provision } from '../../kernel/provision'

export const BANK_PROVISIONS = {
  'S.14': provision(
    'enforced',
    [
      'Tenere e cedere il banco',
      'Il banchiere tiene il sabot finché vince o fa parità. Al primo colpo perso il sabot va a destra; se la mano era stata venduta, a destra del posto in cui è cominciata.',
      'Alfa vince due colpi e perde il terzo: il sabot va a Bravo.',
    ],
    [
      'Keeping the bank',
      'The banker keeps the sabot while winning or tying. The first lost coup sends it to the right; if the mano had been sold, to the right of the seat where it began.',
      'Alfa wins two coups and loses the third: the sabot goes to Bravo.',
    ],
    ['V.passes', 'V.mano'],
  ),
  'S.17a': provision(
    'enforced',
    [
      'Il banco si annuncia',
      'A ogni colpo il banco è annunciato e sta sul tavolo in fiches, come ogni puntata. L’impiegato lo fa coprire prima delle carte; non risponde di ciò che il banchiere ha lasciato scoperto.',
      'Alfa annuncia 40 e ne ha messi 30: prima di dare le carte ne aggiunge 10.',
    ],
    [
      'The bank is announced',
      'At every coup the bank is announced and lies there in chips, like every stake. The employee has it covered before the deal, and does not answer for a bank that the banker left uncovered.',
      'Alfa announces 40 with 30 on the table: 10 more are laid before the cards are dealt.',
    ],
    ['V.announce'],
  ),
  'S.17b': provision(
    'recorded',
    [
      'Biglietti in fiches',
      'I biglietti di banca li cambia in fiches l’impiegato.',
      'Delta punta un biglietto: l’impiegato lo sostituisce con fiches di pari valore.',
    ],
    [
      'Notes become chips',
      'Banknotes are turned into chips by the employee.',
      'Delta stakes a banknote: the employee replaces it with chips of the same value.',
    ],
  ),
  'S.17c': provision(
    'notice',
    [
      'Biglietti altrui',
      'Chi chiede, in pagamento o in cambio, biglietti di altri giocatori non può lamentarsi se sono falsi.',
      'Echo vuole il biglietto di Foxtrot in cambio di fiches: se è falso, la casa non ne risponde.',
    ],
    [
      'Another player’s notes',
      'A player who asks for the banknotes of others, in payment or change, cannot complain if they are false.',
      'Echo wants Foxtrot’s note for chips: if it is false, the house does not answer for it.',
    ],
  ),
  'S.56a': provision(
    'enforced',
    [
      'Aumentare il banco',
      'Il banchiere senza socio aumenta il banco quando vuole, mai tra le carte e il risultato, e non ne toglie fuori dai casi previsti. Dopo un colpo vinto il banco vale quanto prima più la vincita meno la tassa; la parte non coperta resta, o si mette da parte (impostazione «banco non coperto»).',
      'Banco 50, coperti 30: Alfa vince e senza tassa il banco è 80. Alfa può aggiungere, non togliere.',
    ],
    [
      'Adding to the bank',
      'A banker without a partner may add to the bank, never between cards and result, and takes nothing out except in the cases allowed. After a win it is the bank plus the win less the tax; the uncovered part stays or is set aside (setting “uncovered bank”).',
      'Bank 50, covered 30: Alfa wins and without tax the bank is 80. Alfa may add, not take out.',
    ],
    ['V.raise-bank'],
  ),
  'S.56b': provision(
    'enforced',
    [
      'Dimezzare tra due taglie',
      'Tra due taglie il banchiere che ha già vinto un colpo può dimezzare il banco: a Sanremo sì, a Venezia no (impostazione «metà tra due taglie»). La metà si arrotonda per eccesso e non scende sotto il minimo. Con un socio serve l’accordo di entrambi.',
      'La taglia finisce con un banco di 75: Alfa riparte con 38.',
    ],
    [
      'Halving between taglie',
      'Between two taglie a banker who has won a coup may halve the bank: Sanremo allows it, Venice does not (setting “half between taglie”). Half is rounded up and never below the minimum. With a partner both must agree.',
      'The taglia ends with a bank of 75: Alfa starts again with 38.',
    ],
  ),
  'S.56c': provision(
    'enforced',
    [
      'Scendere dopo la parità',
      'Nella propria mano, non comprata, chi ha aperto sopra il minimo può scendere fino al minimo dopo ogni parità, finché non ha vinto un colpo. È la regola di Sanremo (impostazione «ridurre il banco»).',
      'Alfa apre con 50, il minimo è 10; primo colpo pari: può scendere a 20.',
    ],
    [
      'Coming down after ties',
      'In a mano of one’s own, not bought, a banker who opened above the minimum may come down to it after each tie, until a coup is won. This is Sanremo’s rule (setting “lowering the bank”).',
      'Alfa opens with 50, the minimum is 10; the first coup is a tie: Alfa may come down to 20.',
    ],
  ),
  'V.lower-bank': provision(
    'enforced',
    [
      'Scendere solo all’inizio',
      'A Venezia il banco si riduce soltanto prima che finisca il primo colpo della mano originale, e una parità è un colpo finito (impostazione «ridurre il banco»); una volta assegnate le carte, quel colpo si gioca com’è. Chi compra la mano non la ricomincia.',
      'Bravo apre con 50 e, prima delle carte, scende a 30; dopo una parità non può più.',
    ],
    [
      'Coming down at first',
      'At Venice the bank is lowered only before the first coup of the original mano is over, and a tie is a coup that is over (setting “lowering the bank”); once the cards are given, that coup is played as it is. A buyer does not begin it anew.',
      'Bravo opens with 50 and comes down to 30 before the cards; after a tie this is no longer possible.',
    ],
  ),
  'S.87a': provision(
    'enforced',
    [
      'Passare la mano',
      'La mano si passa dopo uno o più colpi vinti; a Venezia in ogni momento tra due colpi, purché uno sia stato dato (impostazione «passare la mano»). Prima del primo colpo non c’è nulla da vendere.',
      'Alfa fa parità al primo colpo: a Sanremo non può ancora passare, a Venezia sì.',
    ],
    [
      'Passing the mano',
      'The mano may be passed after one or more coups won; at Venice at any time between two coups once one has been dealt (setting “passing the mano”). Before the first coup there is nothing to sell.',
      'Alfa ties the first coup: at Sanremo passing is not yet open, at Venice it is.',
    ],
    ['V.pass-any'],
  ),
  'S.71a': provision(
    'prompted',
    [
      'Tout va',
      'Chi dichiara «tout va» dà il colpo qualunque somma sia puntata. L’impiegato chiude, annuncia il totale e lo fa coprire. Chi rifiuta perde il posto, che resta vuoto per quella mano e poi va ai prenotati.',
      'Bravo dice tout va; si puntano 300: Bravo porta il banco a 300 o lascia il posto.',
    ],
    [
      'Tout va',
      'A banker who says “tout va” gives the coup whatever is staked. The employee closes, announces the total and has it covered. Refusing costs the seat, which stays empty for that mano and then goes to the bookings.',
      'Bravo says tout va; 300 are staked: Bravo brings the bank to 300 or leaves the seat.',
    ],
  ),
  'S.71b': provision(
    'enforced',
    [
      'Tout va due volte',
      'Un solo tout va non impegna per il colpo seguente. Due di fila impegnano per tutto il resto della mano.',
      'Bravo lo dichiara al secondo e al terzo colpo: dal quarto ogni colpo è tout va.',
    ],
    [
      'Tout va twice',
      'One tout va does not bind the next coup. Two in a row bind the rest of the mano.',
      'Bravo says it at the second coup and at the third: from the fourth on each coup is tout va.',
    ],
  ),
  'S.71c': provision(
    'enforced',
    [
      'Il banco dopo tout va',
      'Dopo un tout va vinto il banco è il doppio della somma vinta, meno la tassa.',
      'Bravo vince 300 con tassa di 15: il banco seguente è di 585.',
    ],
    [
      'The bank after tout va',
      'After a tout va that was won, the bank is twice the sum won, less the tax.',
      'Bravo wins 300 and the tax is 15: the next bank is 585.',
    ],
  ),
  'S.72': provision(
    'prompted',
    [
      'Vedo le puntate',
      'Chi dice «vedo le puntate» può, dopo averle viste, rifiutare il colpo. L’ispettore allora o mette il banco all’incanto dal minimo, lasciando il posto al banchiere ma senza che partecipi, o glielo fa giocare con almeno il doppio del minimo, pena il posto.',
      'Charlie vede 400 e rifiuta; minimo 10: l’ispettore impone un banco di almeno 20.',
    ],
    [
      'I see the stakes',
      'A banker who says “I see the stakes” may refuse the coup after seeing them. The inspector then either auctions the bank from the minimum, the banker keeping the seat but taking no part, or makes the banker play at least twice the minimum, on pain of the seat.',
      'Charlie sees 400 and refuses; the minimum is 10: the inspector imposes a bank of at least 20.',
    ],
  ),
} as const

import { provision } from '../../kernel/provision'

export const PARTNERS_PROVISIONS = {
  'S.77a': provision(
    'enforced',
    [
      'Il banco non si cede',
      'Il banchiere dà le carte per sé e non cede parte del suo banco.',
      'Lima offre ad Alfa 20 per un quarto del banco: non si può, se non entrando come socio.',
    ],
    [
      'The bank stays whole',
      'The banker deals for themselves and gives away no part of the bank.',
      'Lima offers Alfa 20 for a quarter of the bank: not possible, save by coming in as a partner.',
    ],
  ),
  'S.77b': provision(
    'enforced',
    [
      'Un socio che raddoppia',
      'Il banchiere può prendere in ogni momento un solo socio, che raddoppia il banco. Un banco aperto in società vale almeno il doppio del minimo. Vincite e perdite vanno a metà, l’unità dispari al banchiere; nessuno perde più di quanto ha nel banco.',
      'Alfa ha 50 e prende Charlie: il banco è 100, e perdendo 61 Alfa ne mette 31.',
    ],
    [
      'A partner who doubles',
      'The banker may at any time take one partner, who doubles the bank. A bank begun in partnership is at least twice the minimum. Wins and losses go in halves, the odd unit is the banker’s; no share of a loss exceeds what its owner has in.',
      'Alfa has 50 and takes Charlie: the bank is 100, and of a loss of 61 Alfa bears 31.',
    ],
    ['S.80', 'V.socio'],
  ),
  'S.78': provision(
    'enforced',
    [
      'Il socio segue il banco',
      'Il socio non consiglia, non si ritira e sopporta gli errori e i falsi tiraggi del banchiere.',
      'Alfa tira con 7 e perde: Charlie perde la sua metà e non reclama.',
    ],
    [
      'The partner follows',
      'The partner gives no advice, cannot withdraw, and bears the banker’s errors and false draws.',
      'Alfa draws on 7 and loses: Charlie loses half and has no claim.',
    ],
  ),
  'S.79': provision(
    'prompted',
    [
      'Aumento in due',
      'Con un socio il banco cresce solo con il suo consenso. Gli aumenti sono in parti uguali; se aggiunge solo il banchiere, le quote diventano proporzionali e si mostrano.',
      'Banco 100 a metà: Alfa vuole 20 in più, Charlie acconsente e ciascuno mette 10.',
    ],
    [
      'Growing with a partner',
      'With a partner the bank grows only with the partner’s consent. Both add equally; if only the banker adds, the shares become proportional and are shown.',
      'Bank 100 in halves: Alfa wants 20 more, Charlie consents and each puts in 10.',
    ],
  ),
  'S.81': provision(
    'enforced',
    [
      'Vista una carta, niente socio',
      'Chi ha chiamato banco e ha visto anche una sola carta non prende socio; l’impiegato lo impedisce.',
      'Golf guarda la prima carta e Hotel offre metà: troppo tardi.',
    ],
    [
      'A card seen, no partner',
      'A banco caller who has seen even one card takes no partner; the employee stops it.',
      'Golf looks at the first card and Hotel offers half: too late.',
    ],
  ),
  'S.82': provision(
    'enforced',
    [
      'Quando la società è esclusa',
      'Niente società con meno di sei seduti; a Venezia il limite non c’è (impostazione «seduti per la società»). L’ispettore può rifiutare le società se il gioco è scarso e fermare chi si associa mano dopo mano. Una società già fatta dura fino a fine mano.',
      'Sono seduti in cinque: Alfa non può prendere Charlie come socio.',
    ],
    [
      'No partnership',
      'No partnership with fewer than six seated; Venice has no such limit (setting “seated for a partnership”). The inspector may refuse partnerships for want of play, and stop a player from joining mano after mano. One already made lasts to the end of the mano.',
      'Five are seated: Alfa may not take Charlie as a partner.',
    ],
  ),
  'S.83': provision(
    'enforced',
    [
      'Il socio che punta',
      'Il socio può puntare contro il banco, ma non prende le carte con terzi e non chiama banco dopo che è uscita una carta.',
      'Charlie, socio di Alfa, punta 20 e ha la puntata più alta: le carte vanno a Delta.',
    ],
    [
      'The partner’s stakes',
      'The partner may stake against the bank, but takes no cards con terzi and calls no banco once a card is out.',
      'Charlie, Alfa’s partner, stakes 20, the highest: the cards go to Delta.',
    ],
  ),
  'S.84': provision(
    'enforced',
    [
      'Il socio e il seguito',
      'Passata la mano, il suo socio può prenderla alla somma quando è il suo turno. Lui e il banchiere non partecipano all’incanto del loro banco, finché il nuovo banchiere non passa.',
      'Alfa passa, Charlie ferma la paletta al 3 e continua da solo.',
    ],
    [
      'Partner and seguito',
      'The mano passed, its partner may take it at the sum in turn. Partner and banker stay out of the auction of their own bank until the new banker passes.',
      'Alfa passes; Charlie stops the palette at 3 and goes on alone.',
    ],
  ),
  'S.85': provision(
    'enforced',
    [
      'Socio dopo l’acquisto',
      'Comprata la mano senza accordi, il compratore può prendere un socio che si offre: chiunque, anche il socio uscente, che raddoppia o prende metà della somma comprata. Il banchiere uscente soltanto raddoppiando. Un socio per volta.',
      'Golf compra a 100: Hotel ne prende metà, 50; Alfa, che ha passato, dovrebbe metterne 100.',
    ],
    [
      'A partner after buying',
      'Once bought, with nothing agreed before, the buyer may take a partner who offers: anyone, the outgoing partner too, doubling or taking half of the sum bought. The outgoing banker only by doubling. One partner at a time.',
      'Golf buys at 100: Hotel takes half, 50; Alfa, who passed, would have to lay 100.',
    ],
    ['S.86', 'S.95b', 'S.103b'],
  ),
} as const

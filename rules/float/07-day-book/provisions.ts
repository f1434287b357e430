import { provision } from '../../kernel/provision'

export const BOOK_PROVISIONS = {
  'V.book': provision(
    'enforced',
    [
      'Il libretto',
      'Il changeur in turno compila il libretto del tavolo e lo tiene aggiornato; una correzione è una riga nuova che annulla la vecchia, con autore e motivo.',
      'Beta, non in turno, non scrive; Alfa annulla la riga 12.',
    ],
    [
      'The day book',
      'The changeur on duty fills in the table’s book and keeps it up to date; a correction is a new line that strikes the old one, with author and reason.',
      'Beta, not on turn, does not write; Alfa strikes line 12.',
    ],
  ),
  'V.book-head': provision(
    'enforced',
    [
      'L’intestazione',
      'In testa il gioco, la data e il numero del tavolo; la data è quella dell’apertura, anche dopo mezzanotte.',
      'All’una di notte del 21 il libretto porta la data del 20.',
    ],
    [
      'The head',
      'At the head stand the game, the date and the table’s number; the date is that of the opening, also after midnight.',
      'At one in the morning of the 21st the book bears the date of the 20th.',
    ],
  ),
  'V.book-staff': provision(
    'enforced',
    [
      'Il personale',
      'Il personale in servizio, con le ore.',
      'Alfa, changeur, dalle 21.00 alle 23.00; Beta dalle 23.00.',
    ],
    [
      'The staff',
      'The staff on duty, with their hours.',
      'Alfa, changeur, from 9 to 11 p.m.; Beta from 11.',
    ],
  ),
  'V.book-clients': provision(
    'enforced',
    [
      'I clienti',
      'I clienti, con ciò che è uscito e rientrato, e quando.',
      'Alfa: anticipati 200 alle 22, resi 200 alle 23; banconote 500.',
    ],
    [
      'The clients',
      'The clients, with what went out and what came in, and when.',
      'Alfa: advanced 200 at 10, given back 200 at 11; banknotes 500.',
    ],
  ),
  'V.book-print': provision(
    'enforced',
    [
      'Stampa e chiusura',
      'Il libretto si stampa in ogni momento e si chiude con il tavolo; riaprirlo richiede commissario e testimone.',
      'Chiuso il tavolo alle 3, alle 3.10 nessuno vi scrive più.',
    ],
    [
      'Print and closing',
      'The book can be printed at any moment and closes with the table; reopening it takes inspector and witness.',
      'The table closes at 3; at 3.10 nobody writes in it any more.',
    ],
  ),
} as const

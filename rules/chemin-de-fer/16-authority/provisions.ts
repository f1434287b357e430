import { provision } from '../../kernel/provision'

export const AUTHORITY_PROVISIONS = {
  'S.39a': provision(
    'prompted',
    [
      'L’ultima parola',
      'L’ispettore ristabilisce un colpo sbagliato, quando può, e decide senza appello ciò che il testo non prevede. La decisione si annota con il colpo, le dichiarazioni e le norme; le fiches si muovono solo con rettifiche che compensano.',
      'Due carte scambiate, viste tardi: l’ispettore sposta 40 da Bravo al banco.',
    ],
    [
      'The last word',
      'The inspector restores a faulty coup where possible and settles without appeal what the text leaves open. The ruling is recorded with coup, statements and provisions; chips move only by compensating entries.',
      'Two cards were exchanged and noticed late: the inspector moves 40 from Bravo to the bank.',
    ],
    ['S.DG', 'V.decide'],
  ),
  'S.39b': provision(
    'recorded',
    [
      'Modifiche con data',
      'Le modifiche si aggiungono con fogli datati e firmati. Ogni versione ha data, autore e testo; un colpo cita quella con cui è stato giocato.',
      'Da marzo il minimo di taglio è 15: i colpi di febbraio citano la versione di prima.',
    ],
    [
      'Dated changes',
      'Changes are added on dated and signed sheets. Each version has its date, author and text; a coup cites the version it was played under.',
      'From March the least cut is 15: the coups of February cite the version before.',
    ],
  ),
  'S.40': provision(
    'recorded',
    [
      'Puntate abbandonate',
      'Le puntate e le vincite che nessuno prende si depositano alla cassa centrale.',
      'A fine serata restano 20 davanti al posto 6: vanno in deposito.',
    ],
    [
      'Stakes nobody takes',
      'Stakes and winnings that nobody takes are deposited with the main cash desk.',
      'At closing 20 lie before seat 6: they go to deposits.',
    ],
    ['V.abandoned'],
  ),
  'S.41': provision(
    'notice',
    [
      'Vale per tutti',
      'Il regolamento impegna tutti coloro che giocano, senza eccezioni, e si può avere a richiesta.',
      'Mike vuole rileggere la tavola: il regolamento è sul tablet.',
    ],
    [
      'It binds all',
      'The regulation binds all who play, without exception, and can be had on request.',
      'Mike wants to reread the drawing table: the regulation is on the tablet.',
    ],
  ),
  'V.leave': provision(
    'recorded',
    [
      'Chi non lo accetta',
      'Chi non vuole attenersi al regolamento o a una decisione è invitato a lasciare le sale.',
      'Mike rifiuta di pagare il colpo deciso: l’ispettore lo fa uscire.',
    ],
    [
      'Declining the rules',
      'A player who will not keep to the regulation or to a decision is asked to leave the rooms.',
      'Mike refuses to pay the coup as ruled: the inspector asks Mike to leave.',
    ],
  ),
  'S.37': provision(
    'notice',
    [
      'Tavolo in ordine',
      'Sul tavolo nulla che non sia il gioco: niente libri, borse o cose ingombranti, né abiti sulle sedie. La casa non risponde di ciò che resta lì. Non si parla ad alta voce al tavolo o vicino.',
      'Lima posa la borsa accanto alle fiches: le si chiede di toglierla.',
    ],
    [
      'A tidy table',
      'No books, bags or bulky things on the table, nor clothes on chairs; the house answers for nothing left there. No loud talk at the table or near it.',
      'Lima puts a bag beside the chips: Lima is asked to take it away.',
    ],
    ['V.objects', 'V.unattended', 'V.quiet'],
  ),
  'S.38b': provision(
    'enforced',
    [
      'Ciascuno per sé',
      'Nessuno agisce per altri: né mano, banco o seguito per un terzo o per chi sta in piedi, né offerte per il banchiere uscente o il suo socio.',
      'Kilo, in piedi, chiede a Delta di comprargli la mano: Delta gioca solo per sé.',
    ],
    [
      'Each for oneself',
      'Nobody acts for another: no mano, banco or seguito for a third or a standing player, no bid for the outgoing banker or partner.',
      'Kilo, standing, asks Delta to buy the mano for Kilo: Delta plays for Delta alone.',
    ],
  ),
} as const

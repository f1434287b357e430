import { provision } from '../../kernel/provision'

export const POT_PROVISIONS = {
  'IV.1': provision(
    'enforced',
    [
      'L’uscita non si ritira',
      'Costituito il pot, nessuno riprende la propria uscita.',
      'Sierra ci ripensa dopo il deal: l’uscita resta nel pot.',
    ],
    [
      'The uscita is not taken back',
      'Once the pot is made nobody takes their uscita back.',
      'Sierra has second thoughts after the deal: the uscita stays in the pot.',
    ],
  ),
  'IV.2': provision(
    'enforced',
    [
      'Il cartaro risponde del pot',
      'Non si danno carte finché il pot non è completo.',
      'A Tango manca l’uscita: la distribuzione non comincia o lui resta fuori.',
    ],
    [
      'The cartaro answers for the pot',
      'No cards are dealt before the pot is complete.',
      'Tango’s uscita is missing: the deal does not begin, or Tango sits out.',
    ],
  ),
  'IV.3': provision(
    'recorded',
    [
      'Chi cambia moneta indica prima chi manca',
      'Chi fa cambio in un pot incompleto indica prima il settore in difetto; altrimenti risponde di ciò che manca.',
      'Uniform cambia senza dirlo e mancano 5: li mette lui.',
    ],
    [
      'A player who makes change names the fault first',
      'A player who makes change from an incomplete pot first names the sector at fault; otherwise they answer for what is missing.',
      'Uniform makes change without a word and 5 are missing: Uniform puts them in.',
    ],
  ),
  'IV.4': provision(
    'enforced',
    [
      'Nessuno entra a colpo iniziato',
      'Chi giunge nuovo al tavolo non interviene nel colpo già cominciato.',
      'Victor siede a carte date: gioca dal colpo seguente.',
    ],
    [
      'Nobody enters a colpo already begun',
      'A newcomer does not enter a colpo already begun.',
      'Victor sits down with cards dealt, and plays from the next colpo.',
    ],
  ),
  'IV.5': provision(
    'enforced',
    [
      'Senza uscita si resta fuori',
      'Chi non ha versato l’uscita quando si danno le carte salta il colpo; chi si era allontanato un momento può pagare se torna prima dell’apertura, in tempo per parlare.',
      'Whisky torna prima che tocchi a lui e nessuno ha aperto: paga e gioca.',
    ],
    [
      'No uscita, no colpo',
      'A player who has not paid the uscita when the deal begins sits the colpo out; one who was away for a moment may pay if back before the opening, in time to speak.',
      'Whisky is back in turn and nobody has opened: Whisky pays and plays.',
    ],
  ),
  'IV.6': provision(
    'enforced',
    [
      'Chi manca all’alzata non gioca la mano',
      'Il giocatore alla destra del cartaro assente all’alzata non prende parte a quella mano.',
      'X-ray non c’è al momento di alzare: la mano passa senza di lui.',
    ],
    [
      'Missing the cut means missing the hand',
      'The player on the cartaro’s right who is absent at the cut takes no part in that hand.',
      'X-ray is not there to cut: the hand goes on without X-ray.',
    ],
  ),
} as const

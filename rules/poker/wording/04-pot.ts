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
      'Once the pot is made nobody takes his uscita back.',
      'Sierra thinks again after the deal: his uscita stays in the pot.',
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
      'Tango’s uscita is missing: the deal does not begin, or he sits out.',
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
      'Who makes change names the fault first',
      'Who makes change from an incomplete pot first names the sector at fault; otherwise he answers for what is missing.',
      'Uniform makes change without a word and 5 are missing: he puts them in.',
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
      'Victor sits down with cards dealt: he plays from the next colpo.',
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
      'Who has not paid his uscita when the deal begins sits the colpo out; who was away a moment may pay if he is back before the opening, in time to speak.',
      'Whisky is back before his turn and nobody has opened: he pays and plays.',
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
      'Who misses the cut misses the hand',
      'The player on the cartaro’s right who is absent at the cut takes no part in that hand.',
      'X-ray is not there to cut: the hand goes on without him.',
    ],
  ),
} as const

import { provision } from '../../kernel/provision'

export const OFFICE_PROVISIONS = {
  'V.capo-comm': provision(
    'enforced',
    [
      'Il commissario capo',
      'Il commissario capo risponde del reparto e mette le persone al lavoro: ogni ufficio ha un nome, un’ora di inizio e una di fine. Chi è testimone non ha altri uffici.',
      'Alfa è changeur al tavolo 1 dalle 21; Beta, testimone, non può esserlo.',
    ],
    [
      'The chief inspector',
      'The chief inspector answers for the department and sets the staff to work: every office has a name, an hour when it begins and one when it ends. A witness holds no other office.',
      'Alfa is changeur at table 1 from 9 p.m.; Beta, a witness, cannot be.',
    ],
  ),
  'V.commissario': provision(
    'prompted',
    [
      'Il commissario decide',
      'Il commissario applica il regolamento e decide senza appello le questioni e i casi non previsti; può guardare le registrazioni, e ne annota il riferimento.',
      'Il commissario decide che il colpo vale e scrive «telecamera 4, 22.10».',
    ],
    [
      'The inspector decides',
      'The inspector applies the regulation and settles disputes and cases it does not foresee, without appeal; they may look at the recordings, and write down the reference.',
      'The inspector decides that the coup counts and writes “camera 4, 10.10 p.m.”',
    ],
    ['V.decide-case'],
  ),
  'V.report-irregular': provision(
    'recorded',
    [
      'Irregolarità riferite',
      'Il commissario riferisce subito le irregolarità di giocatori o personale alla direzione giochi, alla direzione generale o a entrambe.',
      'Due giocatori si passano fiches di nascosto: il commissario lo riferisce alle 23.05.',
    ],
    [
      'Irregularities reported',
      'The inspector reports irregularities of players or staff at once to the games management, the general management or both.',
      'Two players pass each other chips in secret: the inspector reports it at 11.05 p.m.',
    ],
  ),
  'V.open-close-tables': provision(
    'enforced',
    [
      'Ordini di apertura e chiusura',
      'Il commissario ordina di aprire e di chiudere i tavoli secondo il servizio; senza il suo ordine la dotazione non esce e non rientra.',
      'Senza ordine il changeur non può contare la dotazione per l’apertura.',
    ],
    [
      'Orders to open and close',
      'The inspector orders tables opened and closed as the service needs; without the order the float is neither taken out nor put back.',
      'Without the order the changeur cannot count the float for the opening.',
    ],
  ),
  'V.checks': provision(
    'prompted',
    [
      'Le verifiche',
      'Il commissario verifica le carte, il prelievo della cagnotte e che le dotazioni siano intere; il programma lo propone e ne tiene l’esito.',
      'Alle 23 il commissario verifica la cagnotte del tavolo 1: in ordine.',
    ],
    [
      'Checks',
      'The inspector checks the cards, the taking of the tax, and that the floats are whole; the software proposes it and keeps the outcome.',
      'At 11 p.m. the inspector checks the tax of table 1: in order.',
    ],
  ),
  'V.keeper': provision(
    'recorded',
    [
      'Le cassette in custodia',
      'Le cassette delle dotazioni sono in custodia al commissario, ciascuna con il numero del suo sigillo.',
      'La cassetta del tavolo 1 torna in custodia con il sigillo 204.',
    ],
    [
      'Boxes in keeping',
      'All float boxes are in the inspector’s keeping, each with the number of its seal.',
      'The box of table 1 goes back into keeping with seal 204.',
    ],
  ),
  'V.spot-check': provision(
    'prompted',
    [
      'Conte a campione',
      'Con il testimone il commissario può contare a campione le carte, di solito a fine taglia, e le dotazioni: tra un colpo e l’altro, con due firme.',
      'A fine taglia commissario e testimone contano la dotazione: in pari.',
    ],
    [
      'Spot checks',
      'Together with the witness the inspector may count cards, usually at the end of a taglia, and floats by sample: between two coups, with two signatures.',
      'At the end of the taglia inspector and witness count the float: it is even.',
    ],
  ),
  'V.advance-grant': provision(
    'enforced',
    [
      'Chi concede anticipazioni',
      'Solo il commissario concede un’anticipazione a un giocatore, a proprio rischio, entro i massimi della casa; in un Circolo nuovo sono a zero.',
      'Con un massimo di 500 a persona, Alfa che ha fuori 400 ne riceve al più 100.',
    ],
    [
      'Granting advances',
      'Only the inspector grants a player an advance, at their own financial risk, within the house’s ceilings; in a new club these are zero.',
      'With a ceiling of 500 a person, Alfa, who has 400 out, receives 100 at most.',
    ],
  ),
  'V.closing': provision(
    'prompted',
    [
      'La chiusura',
      'Alla chiusura il commissario, con il testimone, sovrintende alla conta delle carte usate, raccoglie la resa del tavolo e scorta le cassette della cagnotte.',
      'Prima della conta finale mancano ancora le carte: la chiusura aspetta.',
    ],
    [
      'The closing',
      'At the closing the inspector, with the witness, oversees the count of the used cards, gathers the table’s yield and escorts the boxes of the tax.',
      'Before the last count the cards are not counted yet: the closing waits.',
    ],
  ),
  'V.vice': provision(
    'enforced',
    [
      'Il vice',
      'Quando nessun commissario è in turno subentra il vice, con tutti i doveri e le responsabilità dell’ufficio; gli atti portano il suo nome.',
      'Il commissario lascia alle 2: da quel momento approva il vice.',
    ],
    [
      'The vice',
      'When no inspector is on shift the vice steps in, with the whole duty and responsibility of the office; the acts bear the vice’s name.',
      'The inspector leaves at 2: from then on the vice approves.',
    ],
  ),
  'V.capo-partita': provision(
    'enforced',
    [
      'Il capo partita',
      'Il capo partita conduce il gioco al suo tavolo secondo le regole della casa, aiutato dal changeur; senza capo partita il tavolo non apre.',
      'Al tavolo 2 manca il capo partita: la dotazione resta in custodia.',
    ],
    [
      'The capo partita',
      'The capo partita runs the game at their table by the house’s rules, helped by the changeur; without one the table does not open.',
      'At table 2 there is no capo partita: the float stays in keeping.',
    ],
  ),
  'V.tax-taking': provision(
    'enforced',
    [
      'Il prelievo della cagnotte',
      'Il capo partita preleva la percentuale della casa su ogni vincita del banchiere e la mette nella cassetta fissata al tavolo.',
      'Il banco vince 70: la cagnotte è 4 e cade nella cassetta.',
    ],
    [
      'Taking the tax',
      'The capo partita takes the house’s percentage of each win of the banker and puts it into the box fixed to the table.',
      'The bank wins 70: the tax is 4 and falls into the box.',
    ],
  ),
  'V.unseal': provision(
    'recorded',
    [
      'Carte all’apertura e alla chiusura',
      'Il capo partita toglie i sigilli ai mazzi all’apertura e alla chiusura verifica che ci siano tutte le carte; se no, scrive quale manca o avanza.',
      'Alla chiusura si contano 311 carte: si annota la carta mancante.',
    ],
    [
      'Cards at opening and closing',
      'The capo partita unseals the packs at the opening and verifies at the closing that all cards are there; if not, they write which is missing or too many.',
      'At the closing 311 cards are counted: the missing card is written down.',
    ],
    ['V.card-count'],
  ),
} as const

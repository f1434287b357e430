import type { Sentence } from '../../kernel/tell'

/** Partners: refusals in their order of precedence. */
export const PARTNERS_REFUSALS = {
  'is-banker': {
    it: '{member} tiene il banco: dà il colpo per sé.',
    en: '{member} holds the bank, and deals for themselves.',
  },
  'has-a-socio': {
    it: 'Il banco ha già un socio, {member}: uno solo.',
    en: 'The bank has a partner already, {member}, and may have only one.',
  },
  'partners-refused': {
    it: 'L’ispettore per ora non ammette società: il gioco al tavolo è poco.',
    en: 'The inspector allows no partnerships for now: there is too little play.',
  },
  'too-few-for-socio': {
    it: 'I seduti sono {seated}: per una società ne servono {least}.',
    en: '{seated} are seated, and a partnership needs {least}.',
  },
  'barred-from-partnerships': {
    it: 'L’ispettore non ammette che {member} si associ ancora.',
    en: 'The inspector does not let {member} join a bank again.',
  },
  'refused-the-coup': {
    it: '{member} ha rifiutato il colpo dopo aver visto le puntate: non si associa a chi ha comprato il banco.',
    en: '{member} refused the coup after seeing the stakes, and may not join its buyer.',
  },
  'no-part-of-bank': {
    it: 'Il banchiere non cede parte del suo banco: un socio lo raddoppia.',
    en: 'The banker gives away no part of the bank: a partner doubles it.',
  },
  'outgoing-doubles': {
    it: '{member}, che ha passato la mano, può associarsi solo raddoppiando.',
    en: '{member}, who passed the mano, may join only by doubling.',
  },
  'below-twice-minimum': {
    it: 'In società il banco parte da almeno {twice}.',
    en: 'A bank begun in partnership is at least {twice}.',
  },
  'already-offered': {
    it: '{member} si è già offerto così.',
    en: '{member} has offered this already.',
  },
  'no-such-offer': {
    it: '{member} non si è offerto.',
    en: '{member} has made no offer.',
  },
  'offer-changed': {
    it: '{member} si offre ora a un’altra condizione: rileggetela.',
    en: '{member} now offers on other terms: read them again.',
  },
  'no-socio': {
    it: 'Il banco non ha soci: il banchiere aggiunge da solo.',
    en: 'The bank has no partner: the banker adds alone.',
  },
  'consent-first': {
    it: 'Il banco è tenuto con {socio}, che deve acconsentire: il banchiere chieda di aggiungere.',
    en: 'The bank is held with {socio}, who must consent: the banker should ask to add.',
  },
  'not-the-socio': {
    it: '{member} non è socio di questo banco.',
    en: '{member} is not the partner of this bank.',
  },
  'not-the-banker': {
    it: '{member} non tiene il banco.',
    en: '{member} does not hold the bank.',
  },
  'addition-waits': {
    it: 'Il banco vale per questo colpo così com’è: si aggiunge prima del prossimo.',
    en: 'For this coup the bank counts as it lies: add before the next one.',
  },
  'addition-asked': {
    it: 'L’aggiunta aspetta già il consenso del socio.',
    en: 'The addition waits for the partner’s consent already.',
  },
  'no-addition': {
    it: 'Il banchiere non ha chiesto di aggiungere.',
    en: 'The banker has not asked to add.',
  },
  'addition-changed': {
    it: 'Il banchiere chiede ora un’altra aggiunta, di {chips}: rileggetela.',
    en: 'The banker now asks for another addition, of {chips}: read it again.',
  },
  'socio-after-card': {
    it: 'Il socio del banco non chiama più quando è uscita una carta.',
    en: 'The bank’s partner calls no more once a card is out.',
  },
  'no-card-seen': {
    it: '{member} non ha chiamato banco, o non ha ancora visto carte.',
    en: '{member} has not called banco, or has seen no card yet.',
  },
  'stopped-already': {
    it: '{member} è già stato fermato in questo colpo.',
    en: '{member} has been stopped already in this coup.',
  },
  'barred-already': {
    it: '{member} è già escluso dalle società.',
    en: '{member} is barred from partnerships already.',
  },
  'not-barred': {
    it: '{member} non è escluso dalle società.',
    en: '{member} is not barred from partnerships.',
  },
  'allowed-already': {
    it: 'Le società sono già così.',
    en: 'Partnerships are like this already.',
  },
} as const satisfies Record<string, Sentence>

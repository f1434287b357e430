import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { SeguitoEvent } from './events'

const SEGUITO_SENTENCES = {
  seguitoLetGo: { it: '{member} lascia passare la paletta', en: '{member} lets the palette go by' },
  offeredLetGo: {
    it: 'Il giro è finito: la mano è ancora per chi l’ha lasciata passare',
    en: 'The round is over: the mano is still there for those who let it go by',
  },
  offeredStanding: {
    it: 'La mano è offerta a chi è in piedi',
    en: 'The mano is offered to the standing',
  },
  offeredOutgoing: {
    it: 'Nessuno la prende: può riprenderla chi l’ha passata',
    en: 'Nobody takes it: the banker who passed may take it back',
  },
  offeredAltezza: {
    it: 'La mano è offerta all’altezza',
    en: 'The mano is offered at its sum',
  },
  auctionBegun: { it: 'La mano va all’incanto', en: 'The mano goes to auction' },
  takenAltezza: {
    it: '{member} prende la mano all’altezza, {chips}',
    en: '{member} takes the mano at its sum, {chips}',
  },
  takenBack: {
    it: '{member} riprende la sua mano, {chips}',
    en: '{member} takes the mano back, {chips}',
  },
  takenAuction: {
    it: '{member} si aggiudica la mano all’incanto per {chips}',
    en: '{member} wins the mano at auction for {chips}',
  },
  takenBefore: {
    it: 'Nello stesso momento l’avevano chiesta anche {members}',
    en: 'At the same moment {members} had asked for it too',
  },
  bidMade: { it: '{member} offre {chips}', en: '{member} bids {chips}' },
  bidTogether: {
    it: '{member} offre {chips} nello stesso momento',
    en: '{member} bids {chips} at the same moment',
  },
  manoImposed: {
    it: 'Nessuno compra la mano: tocca a {member}, al posto {seat}',
    en: 'Nobody buys the mano: it falls to {member}, on seat {seat}',
  },
  imposedOnNobody: {
    it: 'Nessuno compra la mano, e nessuno è seduto',
    en: 'Nobody buys the mano, and nobody is seated',
  },
  purchaseDropped: {
    it: '{member} lascia la mano: sono puntati {staked}. Il colpo non è avvenuto, la mano torna in offerta a {chips}',
    en: '{member} drops the mano: {staked} are staked. The coup has not happened, and the mano is on offer again at {chips}',
  },
  purchaseRefused: {
    it: '{member} rifiuta il colpo della mano acquistata, che torna in offerta a {chips}',
    en: '{member} refuses the coup of the mano bought, which is on offer again at {chips}',
  },
  purchaseCancelled: {
    it: 'L’ispettore annulla l’acquisto di {member}: {why}. La mano torna in offerta a {chips}',
    en: 'The inspector cancels the purchase of {member}: {why}. The mano is on offer again at {chips}',
  },
  nobodyBuysAnyMore: {
    it: 'Non acquistano più mani: {members}',
    en: 'No longer allowed to buy mani: {members}',
  },
  buyingBarred: {
    it: 'L’ispettore toglie a {member} il diritto di acquistare mani: {why}',
    en: 'The inspector takes the right to buy mani from {member}: {why}',
  },
  buyingAllowed: {
    it: '{member} può di nuovo acquistare mani',
    en: '{member} may buy mani again',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SEGUITO_SENTENCES)

const OFFERED = {
  altezza: 'offeredAltezza',
  'let-go': 'offeredLetGo',
  standing: 'offeredStanding',
  outgoing: 'offeredOutgoing',
  auction: 'auctionBegun',
} as const

/** Section 8: the seguito and the auction. */
export const SEGUITO: Telling<SeguitoEvent> = {
  seguitoLetGo: ({ member, step }) => {
    const goneBy = tell('seguitoLetGo', { member: { member } })
    return step === 'altezza' ? goneBy : [goneBy, tell(OFFERED[step])]
  },
  seguitoOffered: ({ step }) => tell(OFFERED[step]),
  seguitoTaken: ({ member, step, price, others }) => {
    const named = { member: { member }, chips: { chips: price } }
    const taken =
      step === 'auction'
        ? tell('takenAuction', named)
        : step === 'outgoing'
          ? tell('takenBack', named)
          : tell('takenAltezza', named)
    return others.length === 0
      ? taken
      : [taken, tell('takenBefore', { members: { members: others } })]
  },
  bidMade: ({ member, chips, together }) =>
    tell(together ? 'bidTogether' : 'bidMade', { member: { member }, chips: { chips } }),
  manoImposed: ({ member, seat }) =>
    seat === null ? tell('imposedOnNobody') : tell('manoImposed', { member: { member }, seat }),
  purchaseDropped: ({ member, price, staked, leaves }) =>
    leaves
      ? tell('purchaseRefused', { member: { member }, chips: { chips: price } })
      : tell('purchaseDropped', {
          member: { member },
          chips: { chips: price },
          staked: { chips: staked },
        }),
  purchaseCancelled: ({ member, price, barred, why }) => {
    const cancelled = tell('purchaseCancelled', {
      member: { member },
      chips: { chips: price },
      why,
    })
    return barred.length === 0
      ? cancelled
      : [cancelled, tell('nobodyBuysAnyMore', { members: { members: barred } })]
  },
  buyingBarred: ({ member, why }) => tell('buyingBarred', { member: { member }, why }),
  buyingAllowed: ({ member }) => tell('buyingAllowed', { member: { member } }),
}

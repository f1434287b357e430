import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { PartnersEvent } from './events'

const PARTNERS_SENTENCES = {
  offeredDouble: {
    it: '{member} si offre come socio, raddoppiando il banco di {banker}',
    en: '{member} offers to join the bank of {banker} and double it',
  },
  offeredHalf: {
    it: '{member} si offre come socio per metà della mano acquistata da {banker}',
    en: '{member} offers to take half of the mano bought by {banker}',
  },
  partnerOfferDropped: {
    it: '{member} ritira l’offerta di associarsi',
    en: '{member} withdraws the offer to join',
  },
  partnerDoubles: {
    it: '{socio} è socio di {member}: raddoppia il banco con {chips}',
    en: '{socio} is the partner of {member}, and doubles the bank with {chips}',
  },
  partnerHalves: {
    it: '{socio} è socio di {member}: prende metà della mano, {chips}',
    en: '{socio} is the partner of {member}, and takes half of the mano, {chips}',
  },
  askedBoth: {
    it: '{member} chiede al socio di aggiungere al banco {chips} in due',
    en: '{member} asks the partner to add {chips} to the bank between them',
  },
  askedBanker: {
    it: '{member} chiede al socio di poter aggiungere {chips} di suo',
    en: '{member} asks the partner for leave to add {chips} alone',
  },
  bankGrown: {
    it: '{member} acconsente: il banco cresce di {chips}, {bankerAdds} di {banker} e {socioAdds} di {member}',
    en: '{member} consents: the bank grows by {chips}, {bankerAdds} of {banker} and {socioAdds} of {member}',
  },
  additionRefused: {
    it: '{member}: nessuna aggiunta al banco',
    en: '{member}: nothing is added to the bank',
  },
  partnerStopped: {
    it: '{member} ha già visto una carta: non prende un socio',
    en: '{member} has seen a card already, and takes no partner',
  },
  partnershipsBarred: {
    it: 'L’ispettore non ammette che {member} si associ ancora: {why}',
    en: 'The inspector does not let {member} join a bank again: {why}',
  },
  partnershipsAllowedTo: {
    it: '{member} può di nuovo associarsi',
    en: '{member} may join a bank again',
  },
  partnershipsRefused: {
    it: 'L’ispettore per ora non ammette società',
    en: 'The inspector allows no partnerships for now',
  },
  partnershipsAllowed: {
    it: 'L’ispettore ammette di nuovo le società',
    en: 'The inspector allows partnerships again',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(PARTNERS_SENTENCES)

/** Section 9: partners. */
export const PARTNERS: Telling<PartnersEvent> = {
  partnerOffered: ({ member, banker, terms }) =>
    tell(terms === 'double' ? 'offeredDouble' : 'offeredHalf', {
      member: { member },
      banker: { member: banker },
    }),
  partnerOfferDropped: ({ member }) => tell('partnerOfferDropped', { member: { member } }),
  partnerTaken: ({ member, socio, terms, chips }) =>
    tell(terms === 'double' ? 'partnerDoubles' : 'partnerHalves', {
      member: { member },
      socio: { member: socio },
      chips: { chips },
    }),
  additionAsked: ({ member, chips, by }) =>
    tell(by === 'both' ? 'askedBoth' : 'askedBanker', { member: { member }, chips: { chips } }),
  bankGrown: ({ member, banker, chips, bankerAdds, socioAdds }) =>
    tell('bankGrown', {
      member: { member },
      banker: { member: banker },
      chips: { chips },
      bankerAdds: { chips: bankerAdds },
      socioAdds: { chips: socioAdds },
    }),
  additionRefused: ({ member }) => tell('additionRefused', { member: { member } }),
  partnerStopped: ({ member }) => tell('partnerStopped', { member: { member } }),
  partnershipsBarred: ({ member, why }) => tell('partnershipsBarred', { member: { member }, why }),
  partnershipsAllowedTo: ({ member }) => tell('partnershipsAllowedTo', { member: { member } }),
  partnershipsSet: ({ allowed }) => tell(allowed ? 'partnershipsAllowed' : 'partnershipsRefused'),
}

import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { BancoEvent } from './events'

export const BANCO_SENTENCES = {
  banco: { it: '{member}: banco', en: '{member}: banco' },
  bancoRespecting: {
    it: '{member}: banco, rispettando le puntate di {others}',
    en: '{member}: banco, respecting the stakes of {others}',
  },
  bancoInCompany: {
    it: '{member}: banco in società con {others}',
    en: '{member}: banco in company with {others}',
  },
  conIlTavolo: {
    it: '{member}: banco con il tavolo, {chips}',
    en: '{member}: banco con il tavolo, {chips}',
  },
  suivi: { it: '{member}: suivi', en: '{member}: suivi' },
  suiviTwice: {
    it: '{member}: suivi per il doppio della perdita, {chips}',
    en: '{member}: suivi for twice the loss, {chips}',
  },
  granted: {
    it: 'Il banchiere lo concede a gioco chiuso',
    en: 'The banker grants it after the closing',
  },
  beforeTheCards: {
    it: 'Detto prima che le carte fossero assegnate',
    en: 'Said before the cards were given',
  },
  yielded: {
    it: 'Detto tardi: chi aveva le carte acconsente a cederle',
    en: 'Said late: the player with the cards consents to give them up',
  },
  obliged: {
    it: '{member} ha preso le carte di sua iniziativa: è tenuto a fare il banco',
    en: '{member} took the cards uncalled, and must take the banco',
  },
  callWithdrawn: {
    it: '{member} ritira la chiamata e {chips}',
    en: '{member} withdraws the call and {chips}',
  },
  suiviRenounced: { it: '{member} lascia il suivi', en: '{member} lets the suivi go' },
  tableRightRenounced: {
    it: '{member} rinuncia alla precedenza al banco solo',
    en: '{member} gives up the first right to banco solo',
  },
  offerAccepted: {
    it: '{member} accetta da {partner} {chips} dentro il banco: resta solo',
    en: '{member} accepts {chips} from {partner} inside the banco, and stays solo',
  },
  offerAsked: {
    it: '{member} chiede e ottiene da {partner} {chips}: il banco è in società',
    en: '{member} asks {partner} for {chips} and gets them: the banco is in company',
  },
  suiviJoined: {
    it: '{member} prende nel suivi {chips} di {partner}, che aveva perso con lo stesso banco',
    en: '{member} takes {chips} of {partner}, who lost beside, into the suivi',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(BANCO_SENTENCES)

type CallMade = Extract<BancoEvent, { type: 'callMade' }>

function callTold({ member: who, kind, laid, respects, helpers, twiceTheLoss }: CallMade): Tell {
  const member = { member: who }
  if (kind === 'con-il-tavolo') return tell('conIlTavolo', { member, chips: { chips: laid } })
  if (kind === 'suivi')
    return twiceTheLoss
      ? tell('suiviTwice', { member, chips: { chips: laid } })
      : tell('suivi', { member })
  if (helpers.length > 0) return tell('bancoInCompany', { member, others: { members: helpers } })
  return respects.length > 0
    ? tell('bancoRespecting', { member, others: { members: respects } })
    : tell('banco', { member })
}

/** Section 5: banco solo, con il tavolo, suivi. */
export const BANCO: Telling<BancoEvent> = {
  callMade: (event) => {
    const said = callTold(event)
    if (event.late === 'S.117') return tell('obliged', { member: { member: event.member } })
    if (event.late === 'S.93') return [said, tell('granted')]
    if (event.late === 'S.90b') return [said, tell('yielded')]
    return event.late === 'S.90a' ? [said, tell('beforeTheCards')] : said
  },
  callWithdrawn: ({ member, chips }) =>
    tell('callWithdrawn', { member: { member }, chips: { chips } }),
  suiviRenounced: ({ member }) => tell('suiviRenounced', { member: { member } }),
  tableRightRenounced: ({ member }) => tell('tableRightRenounced', { member: { member } }),
  offerAccepted: ({ member, partner, chips, asked }) =>
    tell(asked ? 'offerAsked' : 'offerAccepted', {
      member: { member },
      partner: { member: partner },
      chips: { chips },
    }),
  suiviJoined: ({ member, partner, chips }) =>
    tell('suiviJoined', { member: { member }, partner: { member: partner }, chips: { chips } }),
}

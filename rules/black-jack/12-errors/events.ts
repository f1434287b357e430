import type { OfTable, Paying } from '../../banked/events'
import type { TableId } from '../../banked/ids'
import type { Evolve } from '../../kernel/article'
import type { Rank } from '../../kernel/cards'
import { type Evening, withShoe, withTable, withTransfers } from '../evening'
import { withDrawn, withHandGone } from '../play/draw'
import { afterColpo, emptied } from '../play/ended'
import { withOut } from '../play/shoe'
import { turnOf, withCasella, withHand } from '../play/turn'
import { withColpo } from '../play/with-colpo'
import type { ProvisionId } from '../provisions'
import { changedColpo } from '../state/changed'
import type { Colpo, Incident, SettledPart } from '../state/colpo'
import type { CasellaNumber } from '../state/ids'
import type { Table, Voided } from '../state/table'
import { dealtCards, mendedColpo, outInstead } from './mended'

const withIncident = (colpo: Colpo, incident: Incident): Colpo =>
  changedColpo(colpo, { incidents: [...colpo.incidents, incident] })

/** The surplus card offered to these caselle; an event of an earlier version leaves them as they were. */
const offeredTo = (colpo: Colpo, asks: readonly CasellaNumber[] | undefined): Colpo =>
  colpo.surplus && asks
    ? changedColpo(colpo, {
        surplus: asks.length > 0 ? { ...colpo.surplus, caselle: asks } : null,
      })
    : colpo

/** The table's list of voided colpi and caselle with one more. */
const decided = ({ voided, serial }: Table, one: Omit<Voided, 'colpo'>): Partial<Table> => ({
  voided: [...voided, { colpo: serial, ...one }],
})

/** Cards out of the shoe and of the colpo. */
const eliminated = (evening: Evening, id: TableId, cards: readonly Rank[]): Evening =>
  withShoe(evening, id, ({ out }) => ({ out: cards.reduce(withOut, out) }))

export const evolveErrors: Evolve<Evening, ErrorEvent> = {
  cardsEliminated: (evening, { table: id, cards, provision }, { at }) =>
    withColpo(eliminated(evening, id, cards), id, (colpo) =>
      withIncident(colpo, { provision, casella: null, at, note: cards.join(' ') }),
    ),
  handDisturbed: (evening, event, { at }) => {
    const { table: id, casella, hand, isSpeaking = true, asks, parts, transfers } = event
    return withTransfers(
      withColpo(evening, id, (colpo) => {
        const { cardAsked, askedOn21 } = colpo
        const gone = withHandGone(colpo, { casella, hand }, 'collected', parts)
        const kept = isSpeaking ? gone : changedColpo(gone, { cardAsked, askedOn21 })
        const incident: Incident = { provision: 'B.18.1', casella, at, note: '' }
        return withIncident(offeredTo(kept, asks), incident)
      }),
      transfers,
    )
  },
  dealMended: (evening, { table: id, hands, banco, parts, transfers }, { at }) => {
    const colpo = evening.tables[id]?.colpo
    const these = [...hands.flatMap(({ cards }) => cards), ...banco]
    const seen = withShoe(evening, id, ({ out }) => ({
      out: outInstead(out, colpo ? dealtCards(colpo) : [], these),
    }))
    const mended = withColpo(seen, id, (now) =>
      withIncident(changedColpo(mendedColpo(now, { hands, banco }), { parts }), {
        provision: 'B.19.1',
        casella: null,
        at,
        note: '',
      }),
    )
    return withTransfers(mended, transfers)
  },
  colpoVoided: (evening, { table: id, parts, provision, why, transfers }, { at, by }) =>
    withTransfers(
      withTable(evening, id, (table) => {
        if (!table.colpo) return {}
        const emptiedColpo = { ...table.colpo, parts, caselle: table.colpo.caselle.map(emptied) }
        const noted = withIncident(emptiedColpo, { provision, casella: null, at, note: why })
        return {
          ...afterColpo(table, noted, { at, isVoid: true }),
          ...decided(table, { casella: null, at, by: by.member, provision, why }),
        }
      }),
      transfers,
    ),
  casellaVoided: (evening, event, { at, by }) => {
    const { table: id, casella, why, asks, parts, transfers } = event
    const provision = 'B.19.2'
    const known = withTable(evening, id, (table) =>
      decided(table, { casella, at, by: by.member, provision, why }),
    )
    return withTransfers(
      withColpo(known, id, (colpo) => {
        const others = colpo.parts.filter((part) => part.casella !== casella)
        const isIts = colpo.asking?.casella === casella
        const voided = withCasella(
          changedColpo(colpo, {
            parts: [...others, ...parts],
            asking: isIts ? null : colpo.asking,
            ...(turnOf(colpo)?.casella === casella ? { cardAsked: false, askedOn21: false } : {}),
          }),
          casella,
          (one) => ({ ...emptied(one), isVoid: true }),
        )
        return withIncident(offeredTo(voided, asks), { provision, casella, at, note: why })
      }),
      transfers,
    )
  },
  strayCards: (evening, { table: id, casella, cards }, { at }) =>
    withColpo(eliminated(evening, id, cards), id, (colpo) =>
      withIncident(colpo, { provision: 'B.19.2', casella, at, note: cards.join(' ') }),
    ),
  surplusDrawn: (evening, { table: id, card, caselle }, { at }) =>
    withColpo(eliminated(evening, id, [card]), id, (colpo) =>
      changedColpo(withIncident(colpo, { provision: 'B.24.1', casella: null, at, note: card }), {
        surplus: caselle.length > 0 ? { card, caselle } : null,
      }),
    ),
  surplusAnswered: (evening, { table: id, casella, hand, card, takes }) =>
    withColpo(evening, id, (colpo, { settings }) => {
      const { surplus } = colpo
      if (takes)
        return withDrawn(changedColpo(colpo, { surplus: null }), card, {
          to: 'casella',
          casella,
          hand,
        })
      const caselle = surplus?.caselle.slice(1) ?? []
      const now: Colpo = changedColpo(colpo, {
        phase: 'tiraggio',
        surplus: caselle.length > 0 ? { card, caselle } : null,
      })
      return withHand(now, { casella, hand }, () => ({
        refusedCard: true,
        end: settings.refusedCard === 'stays' ? 'stays' : null,
      }))
    }),
  surplusToBanco: (evening, { table: id, card }) =>
    withColpo(evening, id, (colpo) =>
      changedColpo(colpo, { bancoNext: [...colpo.bancoNext, card] }),
    ),
  bancoSurplus: (evening, { table: id, card }, { at }) => {
    const seen =
      card === null
        ? withShoe(evening, id, ({ kept }) => ({ kept: kept + 1 }))
        : eliminated(evening, id, [card])
    return withColpo(seen, id, (colpo) =>
      withIncident(colpo, { provision: 'B.24.3', casella: null, at, note: card ?? '' }),
    )
  },
}

/** The caselle still asked to take a surplus card, once a mano or a casella is gone. */
interface Asks {
  asks?: readonly CasellaNumber[] | undefined
}

/** Section 12: errors. */
export type ErrorEvent =
  | (OfTable<'cardsEliminated'> & { cards: readonly Rank[]; provision: ProvisionId })
  | (OfTable<'handDisturbed'> &
      Paying<SettledPart> &
      Asks & {
        casella: CasellaNumber
        hand: number
        /** Whether the word was this mano's, so that a card it had asked for is not due any more. */
        isSpeaking?: boolean | undefined
      })
  | (OfTable<'dealMended'> &
      Paying<SettledPart> & {
        hands: readonly { casella: CasellaNumber; cards: readonly Rank[] }[]
        banco: readonly Rank[]
      })
  | (OfTable<'colpoVoided'> & Paying<SettledPart> & { provision: ProvisionId; why: string })
  | (OfTable<'casellaVoided'> &
      Paying<SettledPart> &
      Asks & { casella: CasellaNumber; why: string })
  | (OfTable<'strayCards'> & { casella: CasellaNumber; cards: readonly Rank[] })
  | (OfTable<'surplusDrawn'> & { card: Rank; caselle: readonly CasellaNumber[] })
  | (OfTable<'surplusAnswered'> & {
      casella: CasellaNumber
      hand: number
      card: Rank
      takes: boolean
    })
  | (OfTable<'surplusToBanco'> & { card: Rank })
  | (OfTable<'bancoSurplus'> & { card: Rank | null })

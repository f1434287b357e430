import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import type { Chips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'

/** The one sentence at the top of the phone: what the member, or the table, is waiting for. */
export interface Headline {
  readonly key: HeadlineKey
  /** It is the member's turn to act. */
  readonly isMine: boolean
  readonly who: MemberId | null
  readonly chips: Chips | null
  /** The row behind it; null where it needs none. */
  readonly provision: string | null
}

const HEADLINES = [
  'counting',
  'stopped',
  'asked',
  'askedOthers',
  'addition',
  'additionOther',
  'yourBank',
  'yourBankOpen',
  'yourBankClosed',
  'yourBankDealt',
  'inspectorChooses',
  'yourTurn',
  'imposed',
  'openedBy',
  'seguitoYours',
  'seguito',
  'seguitoOver',
  'auctionYours',
  'auctionBid',
  'auction',
  'called',
  'staked',
  'maySuivi',
  'mayStake',
  'watch',
  'closed',
  'cardsYours',
  'cards',
  'decided',
  'between',
  'away',
  'cut',
  'cardsPrepared',
  'nobody',
] as const
export type HeadlineKey = (typeof HEADLINES)[number]

type Found = Partial<Omit<Headline, 'key'>> & { key: HeadlineKey }
type Look = (
  table: TableState,
  me: MemberId,
  may: (type: CheminOffer['type']) => boolean,
) => Found | null

const mine = (key: HeadlineKey, more: Partial<Headline> = {}): Found => ({
  isMine: true,
  ...more,
  key,
})

const stillness: Look = ({ isCounting, summary }, me) => {
  if (isCounting) return { key: 'counting' }
  if (summary.status === 'stopped') return { key: 'stopped' }
  const isAway = summary.seats.some(({ holder, state }) => holder === me && state === 'away')
  return isAway ? { key: 'away' } : null
}

const asking: Look = ({ coup, addition, mano }, me, may) => {
  if (coup?.asking)
    return coup.asking.waiting.includes(me)
      ? mine('asked', { provision: coup.asking.provision })
      : { key: 'askedOthers', provision: coup.asking.provision }
  if (may('consentToAdd')) return mine('addition', { chips: addition?.chips ?? null })
  return addition && mano?.banker === me ? { key: 'additionOther', who: mano.socio } : null
}

const banking: Look = ({ mano, coup, stakesSeen }, me) => {
  if (mano?.banker !== me) return null
  if (stakesSeen) return { key: 'inspectorChooses', provision: 'S.72' }
  if (!coup) return mine('yourBank')
  if (coup.phase === 'open') return { key: 'yourBankOpen' }
  if (coup.phase === 'closed') return { key: 'yourBankClosed' }
  return coup.phase === 'decided' ? null : mine('yourBankDealt')
}

const selling: Look = ({ seguito }, me, may) => {
  if (!seguito) return null
  const { step, sum, outgoing, bids } = seguito
  if (step !== 'auction') {
    const isOffered = may('takeAltezza') || may('speakStanding') || may('takeBackMano')
    if (isOffered) return mine('seguitoYours', { chips: sum })
    return seguito.outgoing === me
      ? { key: 'seguitoOver', chips: sum }
      : { key: 'seguito', chips: sum, who: outgoing }
  }
  const last = bids.at(-1)
  if (last?.member === me) return { key: 'auctionYours', chips: last.chips }
  return may('bid')
    ? mine(last ? 'auctionBid' : 'auction', {
        chips: last?.chips ?? null,
        who: last?.member ?? null,
      })
    : {
        key: last ? 'auctionBid' : 'auction',
        chips: last?.chips ?? null,
        who: last?.member ?? null,
      }
}

const staking: Look = ({ coup }, me, may) => {
  if (coup?.phase !== 'open') return null
  const bet = coup.bets.find(({ member }) => member === me)
  const call = coup.calls.find(({ member, laid }) => member === me && laid > 0)
  if (call) return { key: 'called', chips: call.laid }
  if (bet) return { key: 'staked', chips: bet.sum }
  if (may('callSuivi')) return mine('maySuivi', { chips: coup.bank, provision: 'S.90a' })
  return may('layStake') ? mine('mayStake') : { key: 'watch' }
}

const cards: Look = ({ coup }, me, may) => {
  if (!coup || coup.phase === 'open') return null
  if (coup.phase === 'decided') return { key: 'decided' }
  const { holder } = coup
  if (holder?.member === me) return mine('cardsYours', { provision: holder.provision })
  if (holder) return { key: 'cards', who: holder.member, provision: holder.provision }
  return may('callSuivi')
    ? mine('maySuivi', { chips: coup.bank, provision: 'S.90a' })
    : { key: 'closed' }
}

const turn: Look = ({ summary, mano, taglia, imposedOn }, me, may) => {
  if (may('cut')) return mine('cut')
  const isImposed = imposedOn !== null && imposedOn === summary.turn
  if (may('openBank')) return isImposed ? mine('imposed', { provision: 'S.99' }) : mine('yourTurn')
  const due = summary.seats.find(({ seat }) => seat === summary.turn)?.holder ?? null
  if (mano) return { key: 'between', who: mano.banker }
  if (taglia.phase !== 'running' && taglia.phase !== 'last-coup') return { key: 'cardsPrepared' }
  return due && due !== me ? { key: 'openedBy', who: due } : { key: 'nobody' }
}

const LOOKS: readonly Look[] = [stillness, asking, banking, selling, staking, cards, turn]

/** The sentence that the member of this view should read first about a table. */
export function headlineOf(
  table: TableState,
  { member, offers }: Pick<MemberView, 'member' | 'offers'>,
): Headline {
  const here = offers.filter(
    ({ payload }) => 'table' in payload && payload.table === table.summary.id,
  )
  const types = new Set(here.map(({ type }) => type))
  const rest = { isMine: false, who: null, chips: null, provision: null }
  for (const look of LOOKS) {
    const found = look(table, member, (type) => types.has(type))
    if (found) return { ...rest, ...found }
  }
  return { ...rest, key: 'nobody' }
}

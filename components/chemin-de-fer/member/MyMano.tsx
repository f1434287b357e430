'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { useCommanding } from '../commanding'
import { GiveAct } from './GiveAct'

/** Mani before the member's own, by the seats that the sabot still has to reach; 0 when the turn is the member's. */
function maniBefore({ summary }: TableState, own: number): number | null {
  const from = summary.turn ?? summary.initialSeat
  if (from === null) return null
  const { seats } = summary
  const start = seats.findIndex(({ seat }) => seat === from)
  const round = [...seats.slice(start), ...seats.slice(0, start)]
  const before = round.slice(
    0,
    round.findIndex(({ seat }) => seat === own),
  )
  return before.filter(({ state, salutes }) => state === 'taken' && !salutes).length
}

const ACTS = [
  { type: 'openBank', sum: 'bank', isFirst: true },
  { type: 'refuseMano', sum: null, isFirst: false },
  { type: 'addToBank', sum: 'chips', isFirst: false },
  { type: 'lowerBank', sum: 'to', isFirst: false },
  { type: 'halveBank', sum: null, isFirst: false },
  { type: 'passMano', sum: null, isFirst: false },
  { type: 'coverToutVa', sum: null, isFirst: true },
  { type: 'refuseCoup', sum: null, isFirst: false },
  { type: 'takeAltezza', sum: null, isFirst: true },
  { type: 'letGo', sum: null, isFirst: false },
  { type: 'takeBackMano', sum: null, isFirst: false },
  { type: 'bid', sum: 'chips', isFirst: true },
  { type: 'offerPartner', sum: null, isFirst: false },
  { type: 'comeBack', sum: null, isFirst: true },
  { type: 'stepAway', sum: null, isFirst: false },
  { type: 'leaveSeat', sum: null, isFirst: false },
] as const

/** The member's seat, the bank, when the own mano comes, and what may be done with it now. */
export function MyMano({ table, view }: { table: TableState; view: MemberView }) {
  const t = useT('chemin-member')
  const { offers } = useCommanding()
  const { summary, bank } = table
  const { seat } = view.mine
  const own = seat?.table === summary.id ? seat.seat : null
  const before = own === null ? null : maniBefore(table, own)
  const isBanker = summary.banker === view.member
  return (
    <Block
      marked={isBanker || before === 0}
      title={summary.label}
      aside={own === null ? t('mano.standing') : t('mano.seat', { seat: own })}
    >
      <p className="text-sm text-sage">{t('mano.bank')}</p>
      <p className="text-6xl font-semibold">
        <Amount chips={bank} />
      </p>
      <p className="mt-1">
        {summary.banker ? (
          <>
            {t('mano.banker')} <MemberName id={summary.banker} className="font-semibold" />
          </>
        ) : (
          t('mano.none')
        )}
      </p>
      {before !== null && !isBanker && (
        <p className="mt-2 text-lg font-semibold text-brass">{t('mano.before', { n: before })}</p>
      )}
      {isBanker && <p className="mt-2 text-lg font-semibold text-brass">{t('mano.yours')}</p>}
      <MyLimits table={table} member={view.member} />
      <div className="mt-4 flex flex-col gap-3 empty:hidden">
        {ACTS.map(({ type, sum, isFirst }) => {
          const offer = offers.find(
            (one) =>
              one.type === type && 'table' in one.payload && one.payload.table === summary.id,
          )
          return (
            offer && (
              <GiveAct
                key={type}
                offer={offer}
                label={t(`acts.${type}`)}
                variant={isFirst ? 'primary' : 'secondary'}
                {...(sum ? { sum } : {})}
              />
            )
          )
        })}
      </div>
    </Block>
  )
}

/** S.25a, S.98, S.112: limits on the member's rights, with the row and the reason that somebody gave. */
function MyLimits({ table, member }: { table: TableState; member: MemberView['member'] }) {
  const t = useT('chemin-table')
  return table.limits
    .filter((limit) => limit.member === member)
    .map(({ kind, provision, why }) => (
      <p key={kind} className="mt-2 border-l-4 border-warn pl-3">
        {t(`limits.${kind}`)} <ProvisionLink id={provision} />
        {why !== '' && <span className="block text-sage">{why}</span>}
      </p>
    ))
}

'use client'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { useCommanding } from '../commanding'
import { GiveAct } from './GiveAct'

const ACTS = [
  { type: 'repeatStake', sum: null },
  { type: 'callBanco', sum: null },
  { type: 'callTable', sum: null },
  { type: 'callSuivi', sum: null },
  { type: 'playDifference', sum: null },
  { type: 'withdrawStake', sum: null },
  { type: 'withdrawCall', sum: null },
  { type: 'declareRule', sum: null },
  { type: 'dropRule', sum: null },
] as const

/** The offers at this table. */
const useOffersAt = ({ summary }: TableState): readonly CheminOffer[] =>
  useCommanding().offers.filter(({ payload }) => 'table' in payload && payload.table === summary.id)

const answersIn = (offers: readonly CheminOffer[]) =>
  offers.filter((offer) => offer.type === 'answerAsking')

/** The coup in play: the member's stake, call and right to the cards, with the row that gives it. */
export function MyCoup({ table, member }: { table: TableState; member: MemberId }) {
  const t = useT('chemin-member')
  const { coup } = table
  const isAsked = answersIn(useOffersAt(table)).length > 0
  const last = table.past.at(-1)
  if (!coup && !last) return null
  const bet = coup?.bets.find((one) => one.member === member)
  const call = coup?.calls.find((one) => one.member === member)
  const right = coup?.rights.findIndex((one) => one.member === member) ?? -1
  const mine = coup?.rights[right]
  return (
    <Block
      marked={isAsked}
      title={coup ? t('coup.title', { n: coup.number }) : t('coup.last')}
      aside={coup && t(`coup.phase.${coup.phase}`)}
    >
      {!coup && last && (
        <p className="text-lg">
          {t(`coup.result.${last.result}`)}{' '}
          {last.net[member] !== undefined && (
            <Amount chips={last.net[member]} sign className="font-semibold" />
          )}
        </p>
      )}
      {bet && (
        <p className="text-lg">
          {t('coup.stake')} <Amount chips={bet.sum} className="text-3xl font-semibold" />
        </p>
      )}
      {call && <p>{t(`coup.call.${call.kind}`)}</p>}
      {mine && (
        <p>
          {t('coup.right', { n: right + 1 })} <ProvisionLink id={mine.provision} />
        </p>
      )}
      {coup?.holder && (
        <p>
          {t('coup.holder')} <MemberName id={coup.holder.member} className="font-semibold" />{' '}
          <ProvisionLink id={coup.holder.provision} />
        </p>
      )}
      {coup?.asking && isAsked && (
        <p className="mt-2 font-semibold">
          {t('coup.asked')} <ProvisionLink id={coup.asking.provision} />
        </p>
      )}
      <CoupActs table={table} />
    </Block>
  )
}

/** Answers to what is asked, stakes, and the words by which the member asks for the coup. */
function CoupActs({ table }: { table: TableState }) {
  const t = useT('chemin-member')
  const here = useOffersAt(table)
  const stakes = here.filter((offer) => offer.type === 'layStake')
  const change = here.find((offer) => offer.type === 'changeStake')
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {answersIn(here).map((offer) => (
        <GiveAct
          key={offer.payload.answer}
          offer={offer}
          label={t(`answers.${offer.payload.answer}`)}
          variant="primary"
          sum="chips"
        />
      ))}
      {stakes.slice(0, 3).map((offer) => {
        const { place } = offer.payload
        const label =
          place.kind === 'seat' ? t('acts.layStake') : t('acts.layStanding', { seat: place.after })
        return (
          <GiveAct
            key={`${place.kind}${label}`}
            offer={offer}
            label={label}
            variant="primary"
            sum="sum"
          />
        )
      })}
      {change && <GiveAct offer={change} label={t('acts.changeStake')} sum="sum" />}
      {ACTS.map(({ type }) => {
        const offer = here.find((one) => one.type === type)
        return offer && <GiveAct key={type} offer={offer} label={t(`acts.${type}`)} />
      })}
    </div>
  )
}

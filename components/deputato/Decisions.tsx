'use client'
import type { DisputeDecision } from '@/rules/poker/state/dispute'
import { Moment } from '../desk/Moment'
import { useT } from '../i18n'
import { Amount } from '../ui/Amount'
import { MemberName } from '../ui/MemberName'
import { ProvisionLink } from '../ui/RulingNote'
import { AccountName } from './AccountName'

/** What was decided, by whom, why, and which chips it moved. Nothing is ever taken away. */
export function Decisions({ decisions }: { decisions: readonly DisputeDecision[] }) {
  const t = useT('deputato')
  return (
    <ol className="flex flex-col gap-3">
      {decisions.map((one) => (
        <li key={one.at} className="border-l-4 border-line-strong pl-3">
          <p className="text-sm text-sage">
            <Moment at={one.at} /> · {t(`decisions.by.${one.by}`)} ·{' '}
            {t(one.final ? 'decisions.final' : 'decisions.provisional')}{' '}
            {one.provision && <ProvisionLink id={one.provision} />}
          </p>
          <p className="font-semibold">
            {one.inFavourOf === null
              ? t('decisions.asItStands')
              : t.rich('decisions.inFavour', { who: () => <MemberName id={one.inFavourOf} /> })}
          </p>
          {one.why && <p>{one.why}</p>}
          {one.transfers.map(({ from, to, chips }) => (
            <p key={`${from}-${to}`}>
              <AccountName account={from} /> → <AccountName account={to} />:{' '}
              <Amount chips={chips} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}

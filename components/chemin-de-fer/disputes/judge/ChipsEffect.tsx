'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { accountTell } from '@/rules/chemin-de-fer/telling/moved'
import type { Transfer } from '@/rules/kernel/ledger'
import type { ToldEffect } from '@/server/games/chemin-de-fer/judging'
import { Change } from '../../../disputes/Change'
import { useT } from '../../../language/i18n'
import { refusalOf, trpc } from '../../../live/trpc'
import { RefusalNote } from '../../../tell/RefusalNote'
import { TellTexts } from '../../../tell/TellTexts'
import { Loading } from '../../../ui/Loading'
import { useCommanding } from '../../commanding'
import type { CoupCase } from './cases'

interface ChipsEffectProps {
  one: CoupCase
  provision: string | null
  /** Null while a movement is not complete. */
  transfers: readonly Transfer[] | null
}

/** The chips before and after a ruling that nobody has given yet, or the reason why it is impossible now. */
export function ChipsEffect({ one, provision, transfers }: ChipsEffectProps) {
  const t = useT('chemin-deputato')
  const { data, error } = useEffectOf(one, provision, transfers ?? [])
  if (error) return <RefusalNote refusal={refusalOf(error)} />
  if (!data) return <Loading />
  const { refusal, changes } = data
  if (refusal) return <RefusalNote refusal={refusal} />
  if (changes.length === 0 || transfers === null) return null
  return (
    <table className="w-full max-w-xl text-left">
      <caption className="pb-1 text-left text-sm font-semibold text-sage">
        {t('rule.after')}
      </caption>
      <tbody>
        {changes.map(({ account, was, is }) => (
          <tr key={account} className="border-t border-line">
            <th scope="row" className="py-1.5 font-normal first-letter:uppercase">
              <TellTexts tells={[accountTell(account)]} />
            </th>
            <Change was={was} is={is} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useEffectOf(one: CoupCase, provision: string | null, transfers: readonly Transfer[]) {
  const { table, dispute } = one
  const { evening } = useCommanding()
  const reached = [table.isInPlay, table.coupSerial, dispute.status]
  return useQuery({
    queryKey: ['rulings', evening, table.id, dispute.number, provision, transfers, reached],
    queryFn: async () =>
      (await trpc.disputes.rulings.query({
        evening: evening ?? '',
        table: table.id,
        dispute: dispute.number,
        provision,
        transfers: [...transfers],
      })) as ToldEffect,
    enabled: evening !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import { useT } from '../../language/i18n'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'

/** S.25a, S.98, S.112: limits on the member's rights, each with its row and the reason that somebody gave. */
export function MyLimits({ table, member }: { table: TableState; member: MemberView['member'] }) {
  const t = useT('chemin-table')
  const limits = table.limits.filter((limit) => limit.member === member)
  if (limits.length === 0) return null
  return (
    <Block>
      {limits.map(({ kind, provision, why }) => (
        <p key={kind} className="border-l-4 border-warn pl-3">
          {t(`limits.${kind}`)} <ProvisionLink id={provision} />
          {why !== '' && <span className="block text-sage">{why}</span>}
        </p>
      ))}
    </Block>
  )
}

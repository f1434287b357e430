'use client'
import { useT } from '../../language/i18n'
import type { FoundMember } from '../../officer/useMemberSearch'
import { Badge } from '../../ui/Badge'
import { PlainButton } from '../../ui/PlainButton'

/** A member as one line to tap: card, name, offices, and whether they cannot enter. */
export function MemberRow({ member, onOpen }: { member: FoundMember; onOpen: () => void }) {
  const t = useT('admin')
  const { card, name, alias, roles, blocked, canSignIn } = member
  const offices = roles.filter((role) => role !== 'socio').map((role) => t(`roles.${role}`))
  return (
    <li className="border-b-2 border-line">
      <PlainButton
        aria-label={t('members.open', { name, card })}
        onPress={onOpen}
        className={`flex min-h-11 w-full items-center gap-3 px-2 text-left hover:bg-felt-high ${blocked ? 'text-sage' : ''}`}
      >
        <span className="w-14 shrink-0 text-sage tabular-nums">{card}</span>
        <span className="min-w-0 flex-1 leading-tight">
          <b className="font-semibold">{name}</b>
          {alias && <span className="text-sage"> «{alias}»</span>}
          {offices.length > 0 && (
            <span className="block text-sm text-sage">{offices.join(', ')}</span>
          )}
        </span>
        {blocked ? (
          <Badge tone="bad">{t('members.blocked')}</Badge>
        ) : (
          !canSignIn && <span className="text-sm text-sage">{t('members.cannotSignIn')}</span>
        )}
      </PlainButton>
    </li>
  )
}

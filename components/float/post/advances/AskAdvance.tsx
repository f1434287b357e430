'use client'
import { useState } from 'react'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useUnit } from '../../../club/useUnit'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { MoneyField } from '../../../money/MoneyField'
import { useSum } from '../../../money/useSum'
import { useChips } from '../../../tell/Amount'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
import { PersonField, useSeatOf } from '../PersonField'
import { Signed } from '../Signed'

/** The inspector’s leave, signed here; without it no pieces leave (V.no-own-advance). */
export function AskAdvance() {
  const t = useT('float-post')
  const chips = useChips()
  const nameOf = useNameOf()
  const seatOf = useSeatOf()
  const { post, table } = usePost()
  const [member, setMember] = useState<MemberId | null>(null)
  const { advancePerPerson } = post.settings
  const sum = useSum(null, { max: advancePerPerson })
  return (
    <PartSection title={t('advances.ask')} note={t('advances.askNote')}>
      <div className="grid grid-cols-2 items-end gap-3">
        <PersonField label={t('cash.person')} value={member} onChange={setMember} />
        <MoneyField
          label={t('advances.sum', { most: chips(advancePerPerson) })}
          stride={50 * useUnit()}
          {...sum.field}
        />
        {member !== null && (
          <Signed
            type="grantAdvance"
            payload={{
              table,
              member,
              seat: seatOf(member),
              chips: sum.chips ?? NO_CHIPS,
            }}
            office="commissario"
            follows={t('follows.grantAdvance', {
              chips: chips(sum.chips ?? NO_CHIPS),
              name: nameOf(member),
            })}
            isDisabled={sum.chips === null}
            onDone={() => sum.set(null)}
          >
            {t('advances.grant')}
          </Signed>
        )}
      </div>
    </PartSection>
  )
}

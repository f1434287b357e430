'use client'
import { useState } from 'react'
import { asChips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useChips } from '../../../tell/Amount'
import { NumberField } from '../../../ui/NumberField'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
import { PersonField, useSeatOf } from '../PersonField'
import { Signed } from '../Signed'

/** The inspector’s leave, signed here; without it no pieces leave (V.no-own-advance). */
export function AskAdvance() {
  const t = useT('float-post')
  const chips = useChips()
  const seatOf = useSeatOf()
  const { post, table } = usePost()
  const [member, setMember] = useState<MemberId | null>(null)
  const [sum, setSum] = useState<number>(Number.NaN)
  const isReady = member !== null && sum > 0
  return (
    <PartSection title={t('advances.ask')} note={t('advances.askNote')}>
      <div className="grid grid-cols-2 items-end gap-3">
        <PersonField label={t('cash.person')} value={member} onChange={setMember} />
        <NumberField
          label={t('advances.sum', { most: chips(post.settings.advancePerPerson) })}
          value={sum}
          minValue={0}
          maxValue={post.settings.advancePerPerson}
          step={50}
          onChange={setSum}
        />
        {member !== null && (
          <Signed
            type="grantAdvance"
            payload={{
              table,
              member,
              seat: seatOf(member),
              chips: asChips(Number.isFinite(sum) ? sum : 0),
            }}
            office="commissario"
            isDisabled={!isReady}
            onDone={() => setSum(Number.NaN)}
          >
            {t('advances.grant')}
          </Signed>
        )}
      </div>
    </PartSection>
  )
}

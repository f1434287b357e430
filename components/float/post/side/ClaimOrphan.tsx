'use client'
import { useState } from 'react'
import { worthOf } from '@/rules/float/pieces/pieces'
import type { SideItem } from '@/rules/float/state/room'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Amount, useChips } from '../../../tell/Amount'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { PiecesText } from '../../kit/PiecesText'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
import { PersonField } from '../PersonField'
import { Signed } from '../Signed'

/** An orphan given back to its owner, against seat, hour and sum; the inspector signs (ch24). */
export function ClaimOrphan({ item, onClose }: { item: SideItem; onClose: () => void }) {
  const t = useT('float-post')
  const chips = useChips()
  const nameOf = useNameOf()
  const { table } = usePost()
  const [member, setMember] = useState<MemberId | null>(null)
  return (
    <PartSection title={t('sideTable.claim')}>
      <p>
        <Amount chips={worthOf(item.pieces)} className="font-semibold" /> ·{' '}
        <PiecesText pieces={item.pieces} /> · <Moment at={item.at} />
        {item.seat !== null && ` · ${t('person.seat', { seat: item.seat })}`}
        {item.note && ` · ${item.note}`}
      </p>
      <PersonField label={t('sideTable.owner')} value={member} onChange={setMember} />
      <div className="flex flex-wrap gap-2">
        {member && (
          <Signed
            type="claimOrphan"
            payload={{ table, item: item.number, member }}
            office="commissario"
            follows={t('follows.claimOrphan', {
              chips: chips(worthOf(item.pieces)),
              name: nameOf(member),
            })}
            variant="primary"
            onDone={onClose}
          >
            {t('sideTable.giveBack')}
          </Signed>
        )}
        <Button variant="quiet" onPress={onClose}>
          {t('forms.back')}
        </Button>
      </div>
    </PartSection>
  )
}

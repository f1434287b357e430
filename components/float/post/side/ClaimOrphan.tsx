'use client'
import { useState } from 'react'
import { worthOf } from '@/rules/float/pieces/pieces'
import type { SideItem } from '@/rules/float/state/room'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { Sheet } from '../../../tablet/Sheet'
import { Amount } from '../../../tell/Amount'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { PiecesText } from '../../kit/PiecesText'
import { usePost } from '../here'
import { PersonField } from '../PersonField'
import { Signed } from '../Signed'

/** An orphan given back to its owner, against seat, hour and sum; the inspector signs (ch24). */
export function ClaimOrphan({ item }: { item: SideItem }) {
  const t = useT('float-post')
  const { table } = usePost()
  const [isOpen, setOpen] = useState(false)
  const [member, setMember] = useState<MemberId | null>(null)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('sideTable.claim')}</Button>
      {isOpen && (
        <Sheet title={t('sideTable.claim')} onClose={close}>
          <p>
            <Amount chips={worthOf(item.pieces)} className="font-semibold" /> ·{' '}
            <PiecesText pieces={item.pieces} /> · <Moment at={item.at} />
            {item.seat !== null && ` · ${t('person.seat', { seat: item.seat })}`}
            {item.note && ` · ${item.note}`}
          </p>
          <PersonField label={t('sideTable.owner')} value={member} onChange={setMember} />
          {member && (
            <Signed
              type="claimOrphan"
              payload={{ table, item: item.number, member }}
              office="commissario"
              variant="primary"
              onDone={close}
            >
              {t('sideTable.giveBack')}
            </Signed>
          )}
        </Sheet>
      )}
    </>
  )
}

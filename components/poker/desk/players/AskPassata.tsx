'use client'
import type { MemberId } from '@/rules/kernel/ids'
import { passateWorth } from '@/rules/poker/room/entry'
import type { TableId } from '@/rules/poker/state/ids'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { rangeOf } from '../../../live/offers'
import { Amount } from '../../../tell/Amount'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
import { useAct, useOffer } from '../../commanding'

interface AskPassataProps {
  place: { table: TableId; member: MemberId }
  table: DeskTable
  onClose: () => void
}

/** III.3: asks passate for a member who comes to the desk; they must still be handed over. */
export function AskPassata({ place, table, onClose }: AskPassataProps) {
  const t = useT('desk')
  const name = useNameOf()(place.member)
  const range = rangeOf(useOffer('askPassata', place), 'passate')
  const { min, max } = range ?? { min: 1, max: 50 }
  const typed = useTyped(min, { min, max })
  const passate = typed.number
  const { act, refusal, waiting } = useAct()
  async function send() {
    if (passate !== null && !waiting && (await act('askPassata', { ...place, passate }))) onClose()
  }
  return (
    <Dialog
      title={t('do.askPassataFor', { name })}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <Button type="submit" variant="primary" isDisabled={passate === null} isPending={waiting}>
          {t('do.askPassata')}
        </Button>
      }
    >
      <NumberField label={t('do.passate')} {...typed.field} autoFocus />
      <p className="text-xl">
        <Amount chips={passate === null ? null : passateWorth(passate, table.settings)} />
      </p>
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}

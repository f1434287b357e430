'use client'
import { useState } from 'react'
import { PAPER_KINDS, type PaperKind } from '@/rules/float/05-limits/section'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
import { NOTHING_COUNTED, piecesOf, worthOfDraft } from '../../kit/draft'
import { useRoom } from '../context'
import { CountFields } from '../kit/CountFields'

/** The inspector's leave to change a paper at the cash desk: the person, the paper and the pieces that come (ch20). */
export function PaperDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const t = useT('float-room')
  const nameOf = useNameOf()
  const { office } = useRoom()
  const { act, refusal, waiting } = useFloatAct()
  const [member, choose] = useState<MemberId | null>(null)
  const [kind, setKind] = useState<PaperKind>('assegno')
  const [draft, setDraft] = useState(NOTHING_COUNTED)
  const chips = worthOfDraft(draft)
  async function give() {
    if (member === null) return
    const paper = { table, member, kind, chips, pieces: piecesOf(draft), note: '' }
    if (await act('allowPaper', paper)) onClose()
  }
  return (
    <CommandDialog
      title={t('acts.paper')}
      action={t('paper.allow')}
      wide
      isReady={member !== null && chips > NO_CHIPS}
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give()}
      onClose={onClose}
    >
      <p className="text-sage">{t('paper.help')}</p>
      <Select
        label={t('paper.person')}
        value={member}
        onChange={choose}
        options={office.members.map((one) => ({ key: one, label: nameOf(one) }))}
      />
      <Select
        label={t('paper.kind')}
        value={kind}
        onChange={setKind}
        options={PAPER_KINDS.map((key) => ({ key, label: t(`paper.kinds.${key}`) }))}
      />
      <CountFields
        label={t('paper.pieces')}
        list={office.settings.list}
        draft={draft}
        onDraft={setDraft}
      />
    </CommandDialog>
  )
}

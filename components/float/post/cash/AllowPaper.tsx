'use client'
import { useState } from 'react'
import { PAPER_KINDS, type PaperKind } from '@/rules/float/05-limits/section'
import { NO_PIECES, worthOf } from '@/rules/float/pieces/pieces'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { FullSheet } from '../../../tablet/Sheet'
import { useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/Select'
import { usePost, usePostDraft } from '../here'
import { PersonField } from '../PersonField'
import { mayMove } from '../parts'
import { Signed } from '../Signed'
import { TwoSides } from '../TwoSides'

/** The inspector's leave to change a paper at the cash desk; the changeur never handles it (V.paper-leave, ch20). */
export function AllowPaper() {
  const t = useT('float-post')
  const { post } = usePost()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button isDisabled={!mayMove(post)} onPress={() => setOpen(true)}>
          {t('paper.open')}
        </Button>
      </div>
      {isOpen && (
        <FullSheet title={t('paper.title')} onClose={() => setOpen(false)}>
          <p className="text-sage">{t('paper.note')}</p>
          <Paper onDone={() => setOpen(false)} />
        </FullSheet>
      )}
    </>
  )
}

const NO_PAPER = { kind: 'assegno' as PaperKind, pieces: NO_PIECES }

function Paper({ onDone }: { onDone: () => void }) {
  const t = useT('float-post')
  const chips = useChips()
  const nameOf = useNameOf()
  const { post, table } = usePost()
  const [member, setMember] = useState<MemberId | null>(null)
  const { draft, write, drop } = usePostDraft('paper', NO_PAPER)
  const { kind, pieces } = draft
  const sum = worthOf(pieces)
  return (
    <TwoSides
      list={post.settings.list}
      sides={[
        {
          key: 'gets',
          name: t('paper.pieces'),
          pieces,
          onPieces: (other) => write({ ...draft, pieces: other }),
        },
      ]}
    >
      <PersonField label={t('cash.person')} value={member} onChange={setMember} />
      <Select
        label={t('paper.kind')}
        value={kind}
        onChange={(chosen) => write({ ...draft, kind: chosen })}
        options={PAPER_KINDS.map((key) => ({ key, label: t(`paper.kinds.${key}`) }))}
      />
      {member && sum > NO_CHIPS && (
        <Signed
          type="allowPaper"
          payload={{ table, member, kind, chips: sum, pieces, note: '' }}
          office="commissario"
          follows={t('follows.allowPaper', { chips: chips(sum), name: nameOf(member) })}
          variant="primary"
          onDone={() => {
            drop()
            onDone()
          }}
        >
          {t('paper.allow', { chips: chips(sum) })}
        </Signed>
      )}
    </TwoSides>
  )
}

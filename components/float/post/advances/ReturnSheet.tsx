'use client'
import { useState } from 'react'
import { NO_PIECES, worthOf } from '@/rules/float/pieces/pieces'
import type { Advance } from '@/rules/float/state/movement'
import type { Chips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { usePost, usePostDraft } from '../here'
import { TwoSides } from '../TwoSides'

/** A return in the pieces that came, in whole or in part. */
export function ReturnSheet({ advance, left }: { advance: Advance; left: Chips }) {
  const t = useT('float-post')
  const chips = useChips()
  const { post, table } = usePost()
  const { act, refusal, waiting, forget } = useFloatAct()
  const [isOpen, setOpen] = useState(false)
  const { draft, write, drop } = usePostDraft(`return.${advance.number}`, { pieces: NO_PIECES })
  const { pieces } = draft
  const sum = worthOf(pieces)
  const close = () => {
    forget()
    drop()
    setOpen(false)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('advances.partBack')}</Button>
      {isOpen && (
        <FullSheet title={t('advances.partBack')} onClose={close}>
          <TwoSides
            list={post.settings.list}
            sides={[
              {
                key: 'in',
                name: t('advances.comes'),
                pieces,
                onPieces: (other) => write({ pieces: other }),
              },
            ]}
          >
            <p>{t('advances.left', { chips: chips(left) })}</p>
            {sum > left && <p className="text-warn">{t('advances.tooMuch')}</p>}
            <Button
              variant="primary"
              size="large"
              isDisabled={sum === 0 || sum > left || waiting}
              onPress={async () => {
                const back = { table, advance: advance.number, pieces }
                if (await act('returnAdvance', back)) close()
              }}
            >
              {t('advances.return', { chips: chips(sum) })}
            </Button>
            <FloatRefused refusal={refusal} />
          </TwoSides>
        </FullSheet>
      )}
    </>
  )
}

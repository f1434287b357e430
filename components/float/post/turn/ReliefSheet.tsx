'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { CountForm } from '../../kit/CountForm'
import {
  type CountDraft,
  NOTHING_COUNTED,
  notesOf,
  piecesOf,
  rowsOf,
  uncounted,
  worthOfDraft,
} from '../../kit/draft'
import { signersFor } from '../../kit/signers'
import { usePost, usePostDraft } from '../here'
import { Signed } from '../Signed'

/** A changeur who left without a handover: the inspector counts in their place, and somebody else comes on (V.handover). */
export function ReliefSheet() {
  const t = useT('float-post')
  const nameOf = useNameOf()
  const chips = useChips()
  const { post, table } = usePost()
  const [isOpen, setOpen] = useState(false)
  const { draft, wasKept, write, drop } = usePostDraft<CountDraft>('count.relief', NOTHING_COUNTED)
  const [chosen, setChosen] = useState<MemberId | null>(null)
  const { list, banknotes: withNotes } = post.settings
  const others = signersFor(post.staff, 'changeur').filter(
    (one) => one !== post.float.turn?.changeur,
  )
  const to = chosen ?? others[0]
  if (to === undefined) return null
  const isWhole = uncounted(draft, rowsOf(list, withNotes)).length === 0
  const counted = { pieces: piecesOf(draft), banknotes: notesOf(draft) }
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('turn.relief')}
      </Button>
      {isOpen && (
        <FullSheet title={t('turn.relief')} onClose={() => setOpen(false)}>
          <CountForm
            label={t('turn.count')}
            list={list}
            withNotes={withNotes}
            draft={draft}
            onDraft={write}
            onAnew={wasKept ? drop : null}
          >
            <p className="text-sm text-sage">{t('turn.reliefNote')}</p>
            {others.map((one) => (
              <Choice key={one} chosen={to === one} onChange={(on) => on && setChosen(one)}>
                {nameOf(one)}
              </Choice>
            ))}
            <Signed
              type="relieveChangeur"
              payload={{ table, to, ...counted, why: t('turn.left') }}
              office="commissario"
              follows={t('follows.relieveChangeur', {
                chips: chips(worthOfDraft(draft)),
                name: nameOf(to),
              })}
              variant="primary"
              isDisabled={!isWhole}
              onDone={() => {
                drop()
                setOpen(false)
              }}
            >
              {t('turn.reliefSign')}
            </Signed>
          </CountForm>
        </FullSheet>
      )}
    </>
  )
}

'use client'
import { useState } from 'react'
import { isSamePieces } from '@/rules/float/pieces/pieces'
import type { Movement } from '@/rules/float/state/movement'
import { NO_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useFloatAct } from '../../commanding'
import { CountForm } from '../../kit/CountForm'
import { type CountDraft, NOTHING_COUNTED, piecesOf, rowsOf, uncounted } from '../../kit/draft'
import { FloatRefused } from '../../kit/FloatRefused'
import { usePost, usePostDraft } from '../here'

/** The pieces of a form, counted as they arrive; a count that is not the form’s is no receipt (ch17). */
export function ReceiveSheet({ form }: { form: Movement }) {
  const t = useT('float-post')
  const { post, table } = usePost()
  const { act, refusal, waiting, forget } = useFloatAct()
  const [isOpen, setOpen] = useState(false)
  const { draft, write, drop } = usePostDraft<CountDraft>(`receive.${form.number}`, NOTHING_COUNTED)
  const list = post.settings.list.filter(({ value }) => (form.gets[value] ?? 0) > 0)
  const isWhole = uncounted(draft, rowsOf(list, false)).length === 0
  const isSame = isSamePieces(piecesOf(draft), form.gets)
  const close = () => {
    forget()
    setOpen(false)
  }
  const receive = async () => {
    const given = { table, movement: form.number, pieces: piecesOf(draft) }
    if (!(await act('receiveMovement', given))) return
    drop()
    close()
  }
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        {t('forms.receive')}
      </Button>
      {isOpen && (
        <FullSheet title={t('forms.receive')} onClose={close}>
          <CountForm
            label={t('forms.receive')}
            list={list}
            withNotes={false}
            draft={draft}
            onDraft={write}
            due={{ pieces: form.gets, banknotes: NO_CHIPS }}
          >
            {isWhole && !isSame && <p className="font-semibold text-bad">{t('forms.notForm')}</p>}
            <Button
              variant="primary"
              size="large"
              isDisabled={!isWhole || !isSame || waiting}
              onPress={receive}
            >
              {t('forms.received')}
            </Button>
            <FloatRefused refusal={refusal} />
          </CountForm>
        </FullSheet>
      )}
    </>
  )
}

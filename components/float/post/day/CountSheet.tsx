'use client'
import { useState } from 'react'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { CountForm } from '../../kit/CountForm'
import {
  type CountDraft,
  differencesOf,
  NOTHING_COUNTED,
  notesOf,
  piecesOf,
  rowsOf,
  uncounted,
} from '../../kit/draft'
import { usePost } from '../here'
import { Signed } from '../Signed'
import { signersFor } from '../signers'
import { Differences } from '../turn/Differences'

type Kind = 'opening' | 'closing'

/** The float counted by denomination for the opening or the closing; the inspector signs it here (ch3). */
export function CountSheet({ kind }: { kind: Kind }) {
  const t = useT('float-post')
  const { post } = usePost()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<CountDraft>(NOTHING_COUNTED)
  const { list } = post.settings
  const withNotes = kind === 'closing' && post.settings.banknotes
  const rows = rowsOf(list, withNotes)
  const due = kind === 'opening' ? listDue(list) : post.bank ? null : post.float
  const isWhole = uncounted(draft, rows).length === 0
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        {t('day.do.count')}
      </Button>
      {isOpen && (
        <FullSheet title={t(`day.count.${kind}`)} onClose={() => setOpen(false)}>
          <CountForm
            label={t(`day.count.${kind}`)}
            list={list}
            withNotes={withNotes}
            draft={draft}
            onDraft={setDraft}
            due={due}
          >
            {due && <Differences differences={differencesOf(draft, rows, due)} />}
            {isWhole &&
              (kind === 'opening' ? (
                <SignOpening draft={draft} onDone={() => setOpen(false)} />
              ) : (
                <SignClosing draft={draft} onDone={() => setOpen(false)} />
              ))}
          </CountForm>
        </FullSheet>
      )}
    </>
  )
}

const listDue = (list: readonly { value: number; pieces: number }[]) => ({
  pieces: Object.fromEntries(list.map(({ value, pieces }) => [value, pieces])),
  banknotes: NO_CHIPS,
})

function SignOpening({ draft, onDone }: { draft: CountDraft; onDone: () => void }) {
  const t = useT('float-post')
  const nameOf = useNameOf()
  const { post, table } = usePost()
  const changeurs = signersFor(post.staff, 'changeur')
  const [chosen, setChosen] = useState<MemberId | null>(null)
  const changeur = chosen ?? changeurs[0]
  return (
    <>
      <p className="text-sm text-sage">{t('day.changeur')}</p>
      {changeurs.map((one) => (
        <Choice key={one} chosen={changeur === one} onChange={(on) => on && setChosen(one)}>
          {nameOf(one)}
        </Choice>
      ))}
      {changeur && (
        <Signed
          type="countOpening"
          payload={{ table, changeur, pieces: piecesOf(draft) }}
          office="commissario"
          variant="primary"
          onDone={onDone}
        >
          {t('day.do.signCount')}
        </Signed>
      )}
    </>
  )
}

function SignClosing({ draft, onDone }: { draft: CountDraft; onDone: () => void }) {
  const t = useT('float-post')
  const { table } = usePost()
  const [seal, setSeal] = useState('')
  const counted = { pieces: piecesOf(draft), banknotes: notesOf(draft) }
  return (
    <>
      <Field label={t('day.keepingSeal')} value={seal} onChange={setSeal} maxLength={40} />
      <Signed
        type="countClosing"
        payload={{ table, ...counted, seal: seal.trim() }}
        office="commissario"
        variant="primary"
        isDisabled={seal.trim() === ''}
        onDone={onDone}
      >
        {t('day.do.signCount')}
      </Signed>
    </>
  )
}

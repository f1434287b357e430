'use client'
import { useState } from 'react'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { useChips } from '../../../tell/Amount'
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
  worthOfDraft,
} from '../../kit/draft'
import { signersFor } from '../../kit/signers'
import { usePost, usePostDraft } from '../here'
import { Signed } from '../Signed'
import { Differences } from '../turn/Differences'

type Kind = 'opening' | 'closing' | 'spot'

interface CountSheetProps {
  kind: Kind
  isDisabled?: boolean
}

/**
 * The float counted by denomination for the opening, for the closing or by sample; the inspector signs it here (ch3). A
 * sample is counted without seeing what should be there (ch4).
 */
export function CountSheet({ kind, isDisabled = false }: CountSheetProps) {
  const t = useT('float-post')
  const { post } = usePost()
  const [begun, begin] = useState<Pick<SignProps, 'replaces'> | null>(null)
  const { draft, wasKept, write, drop } = usePostDraft<CountDraft>(`count.${kind}`, NOTHING_COUNTED)
  const { list } = post.settings
  const withNotes = kind !== 'opening' && post.settings.banknotes
  const rows = rowsOf(list, withNotes)
  // The win of a bank that pays from the float is known only by its count.
  const closing = post.bank ? null : post.float
  const due = { opening: listDue(list), closing, spot: null }[kind]
  const Sign = SIGNATURES[kind]
  const isWhole = uncounted(draft, rows).length === 0
  return (
    <>
      <Button
        variant={kind === 'spot' ? 'secondary' : 'primary'}
        isDisabled={isDisabled}
        onPress={() => begin({ replaces: post.float.presence?.at ?? null })}
      >
        {t(kind === 'spot' ? 'day.spot' : 'day.do.count')}
      </Button>
      {begun && (
        <FullSheet title={t(`day.count.${kind}`)} onClose={() => begin(null)}>
          <CountForm
            label={t(`day.count.${kind}`)}
            list={list}
            withNotes={withNotes}
            draft={draft}
            onDraft={write}
            due={due}
            onAnew={wasKept ? drop : null}
          >
            {due && <Differences differences={differencesOf(draft, rows, due)} />}
            {isWhole && (
              <Sign
                draft={draft}
                replaces={begun.replaces}
                onDone={() => {
                  drop()
                  begin(null)
                }}
              />
            )}
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

interface SignProps {
  draft: CountDraft
  /** The time of the count that waited when this one was begun; null without one. */
  replaces: Instant | null
  onDone: () => void
}

function SignOpening({ draft, replaces, onDone }: SignProps) {
  const t = useT('float-post')
  const nameOf = useNameOf()
  const chips = useChips()
  const { post, table } = usePost()
  const minutes = post.settings.presenceMinutes
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
          payload={{ table, changeur, pieces: piecesOf(draft), replaces }}
          office="commissario"
          follows={t('follows.countOpening', {
            chips: chips(worthOfDraft(draft)),
            name: nameOf(changeur),
            minutes,
          })}
          variant="primary"
          onDone={onDone}
        >
          {t('day.do.signCount')}
        </Signed>
      )}
    </>
  )
}

function SignClosing({ draft, replaces, onDone }: SignProps) {
  const t = useT('float-post')
  const chips = useChips()
  const { post, table } = usePost()
  const minutes = post.settings.presenceMinutes
  const { draft: sealing, write, drop } = usePostDraft('seal.keeping', { seal: '' })
  const seal = sealing.seal.trim()
  const counted = { pieces: piecesOf(draft), banknotes: notesOf(draft) }
  return (
    <>
      <Field
        label={t('day.keepingSeal')}
        value={sealing.seal}
        onChange={(written) => write({ seal: written })}
        maxLength={40}
      />
      <Signed
        type="countClosing"
        payload={{ table, ...counted, seal, replaces }}
        office="commissario"
        follows={t('follows.countClosing', {
          chips: chips(worthOfDraft(draft)),
          seal,
          minutes,
        })}
        variant="primary"
        isDisabled={seal === ''}
        onDone={() => {
          drop()
          onDone()
        }}
      >
        {t('day.do.signCount')}
      </Signed>
    </>
  )
}

function SignSpot({ draft, onDone }: SignProps) {
  const t = useT('float-post')
  const chips = useChips()
  const { post, table } = usePost()
  const minutes = post.settings.presenceMinutes
  const counted = { pieces: piecesOf(draft), banknotes: notesOf(draft) }
  return (
    <Signed
      type="countSpot"
      payload={{ table, ...counted }}
      office="commissario"
      follows={t('follows.countSpot', { chips: chips(worthOfDraft(draft)), minutes })}
      variant="primary"
      onDone={onDone}
    >
      {t('day.do.signCount')}
    </Signed>
  )
}

const SIGNATURES = { opening: SignOpening, closing: SignClosing, spot: SignSpot } as const

'use client'
import { useState } from 'react'
import { GAP_CAUSES, type GapCause } from '@/rules/float/state/movement'
import { type FloatPost, gapFound } from '@/rules/float/views/posts'
import { magnitude } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
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
import { FloatRefused } from '../../kit/FloatRefused'
import { CountSheet } from '../day/CountSheet'
import { usePost, usePostDraft } from '../here'
import { PartSection } from '../PartSection'
import { mayMove } from '../parts'
import { Differences } from './Differences'
import { GapCard } from './GapCard'
import { SinceGoodCount } from './SinceGoodCount'

/** A plus or a minus: the count, what differs, and the coups and lines from which it must come (V.plus-minus). */
export function GapPart() {
  const t = useT('float-post')
  const { post } = usePost()
  const [isCounting, setCounting] = useState(false)
  return (
    <>
      {post.float.gapDue && <p className="mb-2 font-semibold text-warn">{t('gap.due')}</p>}
      {isCounting && <Declaring onClose={() => setCounting(false)} />}
      <PartSection title={t('gap.title')} note={t('gap.note')}>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            isDisabled={post.float.box !== 'open' || post.float.presence !== null}
            onPress={() => setCounting(true)}
          >
            {t('gap.count')}
          </Button>
          <CountSheet kind="spot" isDisabled={!mayMove(post) || !post.floor.waits} />
        </div>
        {post.gaps.toReversed().map((gap) => (
          <GapCard key={gap.number} gap={gap} />
        ))}
        <SinceGoodCount />
      </PartSection>
    </>
  )
}

interface GapDraft extends CountDraft {
  readonly cause: GapCause
  readonly note: string
}

const NO_GAP: GapDraft = { ...NOTHING_COUNTED, cause: 'sconosciuta', note: '' }

function Declaring({ onClose }: { onClose: () => void }) {
  const t = useT('float-post')
  const { post } = usePost()
  const { draft, wasKept, write, drop } = usePostDraft<GapDraft>('count.gap', NO_GAP)
  const done = () => {
    drop()
    onClose()
  }
  const withNotes = post.settings.banknotes
  const { list } = post.settings
  const rows = rowsOf(list, withNotes)
  // Play mixes the pieces of a bank: only their value is expected.
  const due = post.bank ? null : post.float
  const isWhole = uncounted(draft, rows).length === 0
  return (
    <FullSheet title={t('gap.count')} onClose={isWhole && isRight(post, draft) ? done : onClose}>
      <CountForm
        label={t('gap.count')}
        list={list}
        withNotes={withNotes}
        draft={draft}
        onDraft={(count) => write({ ...draft, ...count })}
        due={due}
        onAnew={wasKept ? drop : null}
      >
        {due && <Differences differences={differencesOf(draft, rows, due)} />}
        {isWhole && <Declare draft={draft} onDraft={write} onClose={done} />}
      </CountForm>
      <SinceGoodCount />
    </FullSheet>
  )
}

/** Whether a whole count is what should be there; where a bank mixes the pieces, by its value alone. */
function isRight(post: FloatPost, draft: CountDraft): boolean {
  if (post.bank) return gapFound(post, countedIn(draft)) === 0
  const rows = rowsOf(post.settings.list, post.settings.banknotes)
  return differencesOf(draft, rows, post.float).length === 0
}

const countedIn = (draft: CountDraft) => ({ pieces: piecesOf(draft), banknotes: notesOf(draft) })

interface DeclareProps {
  draft: GapDraft
  onDraft: (draft: GapDraft) => void
  onClose: () => void
}

function Declare({ draft, onDraft, onClose }: DeclareProps) {
  const t = useT('float-post')
  const chips = useChips()
  const { post, table } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const { cause, note } = draft
  const counted = countedIn(draft)
  const gap = gapFound(post, counted)
  if (isRight(post, draft) && !post.float.gapDue)
    return <p className="font-semibold text-good">{t('gap.right')}</p>
  const declare = async () => {
    if (await act('declareGap', { table, ...counted, cause, note: note.trim() })) onClose()
  }
  return (
    <>
      <Select
        label={t('gap.cause')}
        value={cause}
        onChange={(chosen) => onDraft({ ...draft, cause: chosen })}
        options={GAP_CAUSES.map((key) => ({ key, label: t(`gap.causes.${key}`) }))}
      />
      <Field
        label={t('gap.noteField')}
        value={note}
        onChange={(written) => onDraft({ ...draft, note: written })}
        maxLength={300}
      />
      <Button variant="danger" size="large" isDisabled={waiting} onPress={declare}>
        {gap === 0
          ? t('gap.declareNone')
          : t(gap < 0 ? 'gap.declareMinus' : 'gap.declarePlus', { chips: chips(magnitude(gap)) })}
      </Button>
      <FloatRefused refusal={refusal} />
    </>
  )
}

'use client'
import type { Handover } from '@/rules/float/state/table'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Choice } from '../../../tablet/Choice'
import { useChips } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useFloatAct } from '../../commanding'
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
import { FloatRefused } from '../../kit/FloatRefused'
import { usePost, usePostDraft } from '../here'
import { Signed } from '../Signed'
import { WhyButton } from '../WhyField'

/** The count of one of the two; it is gone as soon as the other one counts. */
interface OwnCount extends CountDraft {
  readonly member: MemberId
}

/** Both count, neither sees the other’s count nor the expected one; the second signature ends the turn (ch10). */
export function HandoverCount({ handover }: { handover: Handover }) {
  const t = useT('float-post')
  const nameOf = useNameOf()
  const { post } = usePost()
  const { from, to, first } = handover
  // In a relief the inspector has counted for the one who left.
  const isRelief = first !== null && first.by !== from && first.by !== to
  const waiting = isRelief ? [to] : [from, to].filter((one) => one !== first?.by)
  const writing = usePostDraft<OwnCount>('count.handover', { ...NOTHING_COUNTED, member: from })
  const { draft, write } = writing
  const chosen = draft.member
  const counter = waiting.includes(chosen) ? chosen : (waiting[0] ?? from)
  return (
    <>
      <p className="mb-2">
        {t('turn.underWay')}{' '}
        <strong>
          <MemberName id={from} /> → <MemberName id={to} />
        </strong>{' '}
        <span className="text-sm text-sage">{t('turn.nothingMoves')}</span>
      </p>
      <div className="mb-2 flex flex-wrap items-center gap-2 [&_button]:w-auto">
        {[from, to].map((one) => (
          <Choice
            key={one}
            chosen={counter === one}
            isDisabled={!waiting.includes(one)}
            onChange={(on) => on && counter !== one && write({ ...NOTHING_COUNTED, member: one })}
          >
            {first?.by === one
              ? t('turn.hasCounted', { name: nameOf(one) })
              : t('turn.counts', { name: nameOf(one) })}
          </Choice>
        ))}
        <Attending handover={handover} />
      </div>
      <OneCount key={counter} member={counter} isIncoming={counter === to} writing={writing} />
      {post.settings.handover === 'attended' && !handover.attended && (
        <p className="text-warn">{t('turn.mustAttend')}</p>
      )}
    </>
  )
}

function Attending({ handover }: { handover: Handover }) {
  const t = useT('float-post')
  const { table } = usePost()
  if (handover.attended)
    return (
      <p className="text-sm text-good">
        {t('turn.attended')} <MemberName id={handover.attended} />
      </p>
    )
  return (
    <Signed
      type="attendHandover"
      payload={{ table }}
      office="commissario"
      follows={t('follows.attendHandover')}
    >
      {t('turn.attend')}
    </Signed>
  )
}

interface OneCountProps {
  member: MemberId
  isIncoming: boolean
  writing: ReturnType<typeof usePostDraft<OwnCount>>
}

/** One of the two counts. The changeur who comes on signs with their own PIN. */
function OneCount({ member, isIncoming, writing }: OneCountProps) {
  const t = useT('float-post')
  const chips = useChips()
  const { post, table } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const { wasKept, write, drop } = writing
  const draft = writing.draft.member === member ? writing.draft : NOTHING_COUNTED
  const setDraft = (next: CountDraft) => write({ ...next, member })
  const withNotes = post.settings.banknotes
  const isWhole = uncounted(draft, rowsOf(post.settings.list, withNotes)).length === 0
  const counted = { table, member, pieces: piecesOf(draft), banknotes: notesOf(draft) }
  return (
    <CountForm
      label={t('turn.count')}
      list={post.settings.list}
      withNotes={withNotes}
      draft={draft}
      onDraft={setDraft}
      onAnew={wasKept ? drop : null}
    >
      {isIncoming ? (
        <Signed
          type="countHandover"
          payload={counted}
          office="changeur"
          follows={t('follows.countHandover', { chips: chips(worthOfDraft(draft)) })}
          members={[member]}
          variant="primary"
          isDisabled={!isWhole}
          onDone={drop}
        >
          {t('turn.signIn')}
        </Signed>
      ) : (
        <Button
          variant="primary"
          isDisabled={!isWhole || waiting}
          onPress={async () => {
            if (await act('countHandover', counted)) drop()
          }}
        >
          {t('turn.signOut')}
        </Button>
      )}
      <Refusing member={member} isIncoming={isIncoming} onDone={drop} />
      {isIncoming && <StaysOnTurn onDone={drop} />}
      <FloatRefused refusal={refusal} />
    </CountForm>
  )
}

/** The one on turn has counted, and nobody comes on: the turn stays, by the table's device. Source: ch10. */
function StaysOnTurn({ onDone }: { onDone: () => void }) {
  const t = useT('float-post')
  const nameOf = useNameOf()
  const { handover } = usePost().post.float
  if (handover?.first?.by !== handover?.from || !handover) return null
  const name = t('turn.staysOn', { name: nameOf(handover.from) })
  return (
    <RefusedByTable
      member={handover.from}
      name={name}
      usual={t('turn.nobodyComes')}
      onDone={onDone}
    />
  )
}

/** Refuses the turn, on which the count is thrown away. */
function Refusing(props: { member: MemberId; isIncoming: boolean; onDone: () => void }) {
  const { member, isIncoming, onDone } = props
  const t = useT('float-post')
  const { table } = usePost()
  if (isIncoming)
    return (
      <Signed
        type="refuseHandover"
        payload={{ table, member, why: t('turn.differs') }}
        office="changeur"
        follows={t('follows.refuseHandover')}
        members={[member]}
        variant="quiet"
        onDone={onDone}
      >
        {t('turn.refuseIn')}
      </Signed>
    )
  return (
    <RefusedByTable
      member={member}
      name={t('turn.refuse')}
      usual={t('turn.differs')}
      onDone={onDone}
    />
  )
}

interface RefusedByTableProps {
  /** The changeur who does not take the turn, or keeps it. */
  member: MemberId
  name: string
  usual: string
  onDone: () => void
}

/** A handover refused by the table's device, with the reason. */
function RefusedByTable({ member, name, usual, onDone }: RefusedByTableProps) {
  const { table } = usePost()
  const { act, refusal } = useFloatAct()
  return (
    <>
      <WhyButton
        name={name}
        usual={[usual]}
        onWhy={async (why) => {
          const isDone = await act('refuseHandover', { table, member, why })
          if (isDone) onDone()
          return isDone
        }}
      />
      <FloatRefused refusal={refusal} />
    </>
  )
}

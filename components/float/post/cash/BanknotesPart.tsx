'use client'
import { useState } from 'react'
import { NO_PIECES, type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { asChips, type Chips, NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useUnit } from '../../../club/useUnit'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { MoneyField } from '../../../money/MoneyField'
import { Amount, useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { fewestFor } from '../../kit/proposals'
import { usePost, usePostDraft } from '../here'
import { PersonField, UNNAMED } from '../PersonField'
import { mayMove } from '../parts'
import { Signed } from '../Signed'
import { TwoSides } from '../TwoSides'
import { AllowPaper } from './AllowPaper'

interface BanknotesDraft {
  readonly sum: number | null
  /** Pieces chosen instead of the fewest. */
  readonly own: Pieces | null
}

const NO_BANKNOTES: BanknotesDraft = { sum: null, own: null }

/** Banknotes into chips, within the person’s limit of the day (V.cash-limit). */
export function BanknotesPart() {
  const t = useT('float-post')
  const { post } = usePost()
  const { draft, write, drop } = usePostDraft('banknotes', NO_BANKNOTES)
  const { sum, own } = draft
  // Nobody is kept beyond this page: the next notes may be another person's.
  const [chosen, choose] = useState<MemberId | typeof UNNAMED | null>(null)
  const notes = asChips(sum !== null && sum > 0 ? sum : 0)
  const pieces = own ?? fewestFor(notes, post.float.pieces)
  // ch22: from the threshold on a name is needed.
  const isNamed = notes >= post.settings.identifyFrom
  const person = isNamed && chosen === UNNAMED ? null : chosen
  const member = person === UNNAMED ? null : person
  return (
    <TwoSides
      list={post.settings.list}
      sides={[
        {
          key: 'out',
          name: t('cash.out'),
          pieces,
          onPieces: (other) => write({ ...draft, own: other }),
          held: post.float.pieces,
        },
      ]}
    >
      <PersonField
        label={t('cash.person')}
        value={person}
        onChange={choose}
        unnamed={
          isNamed ? undefined : { label: t('cash.unnamed'), onChoose: () => choose(UNNAMED) }
        }
      />
      {member && <PersonLimit member={member} />}
      <MoneyField
        label={t('cash.sum')}
        value={sum}
        stride={50 * useUnit()}
        onChange={(value) => write({ ...draft, sum: value, own: null })}
      />
      <SendBanknotes
        member={member}
        isChosen={person !== null}
        notes={notes}
        pieces={pieces}
        onDone={drop}
      />
      <p className="text-sm text-sage">{t('cash.sight')}</p>
      <AllowPaper />
    </TwoSides>
  )
}

/** The sum that a person may still change today, and whether a document was seen. */
function PersonLimit({ member }: { member: MemberId }) {
  const t = useT('float-post')
  const nameOf = useNameOf()
  const chips = useChips()
  const { post } = usePost()
  const left = post.cash.find((one) => one.member === member)?.left ?? NO_CHIPS
  const isKnown = post.identified.includes(member)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="basis-full">
        {t('cash.left')} <Amount chips={left} className="text-xl font-semibold" />
      </p>
      {isKnown ? (
        <p className="text-sm text-good">{t('cash.identified')}</p>
      ) : (
        <>
          <p className="min-w-0 flex-1 text-sm leading-tight text-sage">
            {t('cash.identifyFrom', { chips: chips(post.settings.identifyFrom) })}
          </p>
          <Signed
            type="identifyPerson"
            payload={{ member }}
            office="commissario"
            follows={t('follows.identifyPerson', { name: nameOf(member) })}
          >
            {t('cash.identify')}
          </Signed>
        </>
      )}
    </div>
  )
}

interface SendBanknotesProps {
  /** Null for somebody without a name. */
  member: MemberId | null
  isChosen: boolean
  notes: Chips
  pieces: Pieces
  onDone: () => void
}

function SendBanknotes({ member, isChosen, notes, pieces, onDone }: SendBanknotesProps) {
  const t = useT('float-post')
  const chips = useChips()
  const { post, table, handOut } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const isEqual = worthOf(pieces) === notes && notes > 0
  const isReady = mayMove(post) && isChosen && isEqual && !waiting
  const send = async () => {
    const given = { table, member, offered: 'banconote', into: 'fiches', pieces } as const
    if (!(await act('changeMoney', given))) return
    handOut(pieces)
    onDone()
  }
  return (
    <>
      {notes > 0 && !isEqual && (
        <p role="alert" className="font-semibold text-warn">
          {worthOf(pieces) === worthOf(NO_PIECES)
            ? t('cash.cannot')
            : t('cash.unequal', { notes: chips(notes), pieces: chips(worthOf(pieces)) })}
        </p>
      )}
      <Button variant="primary" size="large" wide isDisabled={!isReady} onPress={send}>
        {notes > 0 ? t('cash.sendSum', { chips: chips(notes) }) : t('cash.send')}
      </Button>
      <p className="text-sm text-sage">{t('cash.never')}</p>
      <FloatRefused refusal={refusal} />
    </>
  )
}

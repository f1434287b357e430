'use client'
import { useState } from 'react'
import { NO_PIECES, numberOf, worthOf } from '@/rules/float/pieces/pieces'
import type { SideItem } from '@/rules/float/state/room'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Amount, useChips } from '../../../tell/Amount'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { PiecesText } from '../../kit/PiecesText'
import { TipsLink } from '../../papers/FloatPapers'
import { usePost, usePostDraft } from '../here'
import { PartSection } from '../PartSection'
import { PersonField, useSeatOf } from '../PersonField'
import { Signed } from '../Signed'
import { TwoSides } from '../TwoSides'
import { ClaimOrphan } from './ClaimOrphan'

/** Tips and stacks that nobody claims, in view on the side table until the inspector takes them (V.tips, V.orphans). */
export function SidePart() {
  const t = useT('float-post')
  const { post, evening, table } = usePost()
  const [isNew, setNew] = useState(false)
  const [claimed, claim] = useState<SideItem | null>(null)
  if (isNew) return <NewItem onClose={() => setNew(false)} />
  if (claimed) return <ClaimOrphan item={claimed} onClose={() => claim(null)} />
  return (
    <PartSection title={t('sideTable.title')} note={t('sideTable.note')}>
      <div>
        <Button isDisabled={post.float.box !== 'open'} onPress={() => setNew(true)}>
          {t('sideTable.new')}
        </Button>
        <TipsLink evening={evening} table={table} />
      </div>
      {post.side.length === 0 && <p className="text-sage">{t('sideTable.none')}</p>}
      {post.side.map((item) => (
        <Item key={item.number} item={item} onClaim={() => claim(item)} />
      ))}
    </PartSection>
  )
}

function Item({ item, onClaim }: { item: SideItem; onClaim: () => void }) {
  const t = useT('float-post')
  const chips = useChips()
  const { table } = usePost()
  const offer = useFloatOffer('reportSide', { item: item.number })
  const { take, refusal, waiting } = useFloatAct()
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-2 border-line-strong p-2">
      <p className="min-w-0 flex-1">
        <strong>{t(`sideTable.kind.${item.kind}`)}</strong>{' '}
        <Amount chips={worthOf(item.pieces)} className="font-semibold" /> ·{' '}
        <PiecesText pieces={item.pieces} /> · <Moment at={item.at} />
        {item.seat !== null && ` · ${t('person.seat', { seat: item.seat })}`}
        {item.note && ` · ${item.note}`}
        {item.reported && (
          <span className="block text-sm text-good">
            {t('sideTable.reported')} <Moment at={item.reported.at} />
          </span>
        )}
      </p>
      {offer && (
        <Button isDisabled={waiting} onPress={() => take(offer)}>
          {t('sideTable.report')}
        </Button>
      )}
      <Signed
        type="withdrawSide"
        payload={{ table, item: item.number }}
        office="commissario"
        follows={t('follows.withdrawSide', { chips: chips(worthOf(item.pieces)) })}
      >
        {t('sideTable.withdraw')}
      </Signed>
      {item.kind === 'orfanello' && !item.claimedBy && (
        <Button onPress={onClaim}>{t('sideTable.claim')}</Button>
      )}
      <FloatRefused refusal={refusal} />
    </article>
  )
}

const KINDS = ['mancia', 'orfanello'] as const
const NO_ITEM = { kind: 'mancia' as (typeof KINDS)[number], pieces: NO_PIECES, note: '' }

function NewItem({ onClose }: { onClose: () => void }) {
  const t = useT('float-post')
  const chips = useChips()
  const seatOf = useSeatOf()
  const { post, table } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const { draft, write, drop } = usePostDraft('side', NO_ITEM)
  const { kind, pieces, note } = draft
  const [member, setMember] = useState<MemberId | null>(null)
  const send = async () => {
    const isDone =
      kind === 'mancia'
        ? await act('takeTip', { table, member, pieces })
        : await act('findOrphan', { table, pieces, seat: seatOf(member), note })
    if (!isDone) return
    drop()
    onClose()
  }
  return (
    <TwoSides
      list={post.settings.list}
      sides={[
        {
          key: 'in',
          name: t(`sideTable.kind.${kind}`),
          pieces,
          onPieces: (other) => write({ ...draft, pieces: other }),
        },
      ]}
    >
      <div className="grid grid-cols-2 gap-1.5">
        {KINDS.map((one) => (
          <Choice
            key={one}
            chosen={kind === one}
            onChange={(on) => on && write({ ...draft, kind: one })}
          >
            {t(`sideTable.kind.${one}`)}
          </Choice>
        ))}
      </div>
      <PersonField
        label={t(kind === 'mancia' ? 'sideTable.from' : 'sideTable.place')}
        value={member}
        onChange={setMember}
      />
      {kind === 'orfanello' && (
        <Field
          label={t('sideTable.noteField')}
          value={note}
          onChange={(written) => write({ ...draft, note: written })}
          maxLength={300}
        />
      )}
      <Button
        variant="primary"
        size="large"
        isDisabled={numberOf(pieces) === 0 || waiting}
        onPress={send}
      >
        {t('sideTable.lay', { chips: chips(worthOf(pieces)) })}
      </Button>
      <Button variant="quiet" onPress={onClose}>
        {t('forms.back')}
      </Button>
      <FloatRefused refusal={refusal} />
    </TwoSides>
  )
}

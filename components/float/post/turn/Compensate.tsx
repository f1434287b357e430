'use client'
import { useState } from 'react'
import { NO_PIECES, worthOf } from '@/rules/float/pieces/pieces'
import { GAP_CAUSES, type Gap, type GapCause } from '@/rules/float/state/movement'
import { magnitude, minus, NO_CHIPS, sumOf } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Amount, useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import { usePost, usePostDraft } from '../here'
import { mayMove } from '../parts'
import { Signed } from '../Signed'
import { TwoSides } from '../TwoSides'

/** A cause found later: the pieces that come back to the float, or leave it; the first entry stays (ch18). */
export function Compensate({ gap }: { gap: Gap }) {
  const t = useT('float-post')
  const { post } = usePost()
  const [isOpen, setOpen] = useState(false)
  const done = post.gaps.filter(({ compensates }) => compensates === gap.number)
  const left = minus(magnitude(gap.chips), sumOf(done.map(({ chips }) => magnitude(chips))))
  if (gap.compensates !== null || left <= 0) return null
  return (
    <>
      <Button isDisabled={!mayMove(post)} onPress={() => setOpen(true)}>
        {t('gap.compensate')}
      </Button>
      {isOpen && (
        <FullSheet title={t('gap.compensate')} onClose={() => setOpen(false)}>
          <p>
            {t(gap.chips < 0 ? 'gap.comesBack' : 'gap.goesOut')}{' '}
            <Amount chips={left} className="font-semibold" />
          </p>
          <Found gap={gap} onDone={() => setOpen(false)} />
        </FullSheet>
      )}
    </>
  )
}

const NOTHING_FOUND = { pieces: NO_PIECES, cause: 'cambio-errato' as GapCause, note: '' }

function Found({ gap, onDone }: { gap: Gap; onDone: () => void }) {
  const t = useT('float-post')
  const chips = useChips()
  const { table, post } = usePost()
  const { draft, write, drop } = usePostDraft(`found.${gap.number}`, NOTHING_FOUND)
  const { pieces, cause, note } = draft
  const comesBack = gap.chips < 0
  const found = { table, gap: gap.number, pieces, cause, note: note.trim() }
  return (
    <TwoSides
      list={post.settings.list}
      sides={[
        {
          key: 'found',
          name: t(comesBack ? 'gap.backIn' : 'gap.backOut'),
          pieces,
          onPieces: (other) => write({ ...draft, pieces: other }),
          ...(comesBack ? {} : { held: post.float.pieces }),
        },
      ]}
    >
      <Select
        label={t('gap.cause')}
        value={cause}
        onChange={(chosen) => write({ ...draft, cause: chosen })}
        options={GAP_CAUSES.map((key) => ({ key, label: t(`gap.causes.${key}`) }))}
      />
      <Field
        label={t('gap.whyField')}
        value={note}
        onChange={(written) => write({ ...draft, note: written })}
        maxLength={300}
      />
      <Signed
        type="compensateGap"
        payload={found}
        office="commissario"
        follows={t(comesBack ? 'follows.compensateMinus' : 'follows.compensatePlus', {
          chips: chips(worthOf(pieces)),
        })}
        variant="primary"
        isDisabled={worthOf(pieces) === NO_CHIPS || found.note.length < 3}
        onDone={() => {
          drop()
          onDone()
        }}
      >
        {t('gap.compensateSum', { chips: chips(worthOf(pieces)) })}
      </Signed>
    </TwoSides>
  )
}

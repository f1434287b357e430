'use client'
import { PURPOSES } from '@/rules/float/03-float/events'
import { NO_PIECES, numberOf, type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { magnitude } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { usePiecesText } from '../../kit/PiecesText'
import { waysToChange } from '../../kit/proposals'
import { differenceOf } from '../difference'
import { usePost, usePostDraft } from '../here'
import { mayMove } from '../parts'
import { TwoSides } from '../TwoSides'
import { StackCard } from './StackCard'

interface ChangeDraft {
  readonly taken: Pieces
  /** Pieces chosen instead of those proposed. */
  readonly own: Pieces | null
  readonly purpose: (typeof PURPOSES)[number]
}

const NOTHING_CHANGED: ChangeDraft = { taken: NO_PIECES, own: null, purpose: 'giocatore' }

/** A change of equal value: pieces in by taps, pieces out proposed with the fewest (V.cambio). */
export function ChangePart() {
  const t = useT('float-post')
  const { post } = usePost()
  const { draft, write, drop } = usePostDraft('change', NOTHING_CHANGED)
  const { taken, own, purpose } = draft
  const setOwn = (pieces: Pieces | null) => write({ ...draft, own: pieces })
  const ways = waysToChange(taken, post.float.pieces)
  const given = own ?? ways[0] ?? NO_PIECES
  return (
    <>
      {post.float.stack && <StackCard stack={post.float.stack} />}
      <TwoSides
        list={post.settings.list}
        sides={[
          {
            key: 'in',
            name: t('change.in'),
            pieces: taken,
            onPieces: (pieces) => write({ ...draft, taken: pieces, own: null }),
          },
          {
            key: 'out',
            name: own ? t('change.out') : t('change.proposed'),
            pieces: given,
            onPieces: setOwn,
            held: post.float.pieces,
          },
        ]}
      >
        <Ways ways={ways} given={given} onWay={setOwn} />
        <div className="grid grid-cols-3 gap-1.5 text-sm">
          {PURPOSES.map((one) => (
            <Choice
              key={one}
              chosen={purpose === one}
              onChange={(on) => on && write({ ...draft, purpose: one })}
            >
              {t(`change.purpose.${one}`)}
            </Choice>
          ))}
        </div>
        <SendChange taken={taken} given={given} purpose={purpose} onDone={drop} />
      </TwoSides>
    </>
  )
}

interface WaysProps {
  ways: readonly Pieces[]
  given: Pieces
  onWay: (pieces: Pieces) => void
}

/** Other pieces of the same sum, by one tap. */
function Ways({ ways, given, onWay }: WaysProps) {
  const t = useT('float-post')
  const textOf = usePiecesText()
  if (ways.length < 2) return null
  return (
    <fieldset aria-label={t('change.ways')} className="grid grid-cols-2 gap-1.5 text-sm">
      {ways.map((way) => (
        <Choice
          key={textOf(way)}
          chosen={textOf(way) === textOf(given)}
          onChange={(on) => on && onWay(way)}
        >
          {textOf(way)}
        </Choice>
      ))}
    </fieldset>
  )
}

interface SendChangeProps {
  taken: Pieces
  given: Pieces
  purpose: (typeof PURPOSES)[number]
  onDone: () => void
}

/** An unequal change cannot be sent, and says its difference. */
function SendChange({ taken, given, purpose, onDone }: SendChangeProps) {
  const t = useT('float-post')
  const chips = useChips()
  const { post, table, handOut } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const difference = differenceOf(taken, given)
  const isEmpty = numberOf(taken) === 0
  const isOpen = mayMove(post)
  const send = async () => {
    const seat = null
    if (!(await act('change', { table, taken, given, purpose, seat }))) return
    handOut(given)
    onDone()
  }
  const stack = async () => {
    if (await act('putStack', { table, member: null, seat: null, pieces: taken })) onDone()
  }
  return (
    <>
      {!isEmpty && difference !== 0 && (
        <p role="alert" className="font-semibold text-warn">
          {t(difference > 0 ? 'change.missing' : 'change.tooMuch', {
            chips: chips(magnitude(difference)),
          })}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] gap-2">
        <Button
          variant="primary"
          size="large"
          wide
          isDisabled={!isOpen || isEmpty || difference !== 0 || waiting}
          onPress={send}
        >
          {isEmpty ? t('change.send') : t('change.sendSum', { chips: chips(worthOf(taken)) })}
        </Button>
        {!post.float.stack && (
          <Button
            className="px-2! text-sm!"
            isDisabled={!isOpen || isEmpty || waiting}
            onPress={stack}
          >
            {t('change.stack')}
          </Button>
        )}
      </div>
      <FloatRefused refusal={refusal} />
    </>
  )
}

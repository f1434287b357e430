'use client'
import { leastPieces } from '@/rules/float/pieces/least'
import { worthOf } from '@/rules/float/pieces/pieces'
import type { Stack } from '@/rules/float/state/table'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { PiecesText, usePiecesText } from '../../kit/PiecesText'
import { waysToChange } from '../../kit/proposals'
import { usePost } from '../here'

/** A stack put up for change, which plays already and is changed before the next deal (ch8). */
export function StackCard({ stack }: { stack: Stack }) {
  const t = useT('float-post')
  const textOf = usePiecesText()
  const { post, table, handOut } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const held = post.float.pieces
  const ways = waysToChange(stack.pieces, held)
  const least = leastPieces(worthOf(stack.pieces), held)
  const all = ways.length > 0 ? ways : least ? [least] : []
  return (
    <section
      aria-label={t('stack.title')}
      className="mb-3 flex flex-col gap-2 rounded-lg border-2 border-warn p-2"
    >
      <p>
        <strong>{t('stack.title')}</strong> <Amount chips={worthOf(stack.pieces)} /> (
        <PiecesText pieces={stack.pieces} />) · <Moment at={stack.at} />
      </p>
      <p className="text-sm text-sage">{t('stack.note')}</p>
      <div className="flex flex-wrap gap-2">
        {all.map((given) => (
          <Button
            key={textOf(given)}
            isDisabled={waiting}
            onPress={async () => {
              if (await act('changeStack', { table, given })) handOut(given)
            }}
          >
            {t('stack.change', { pieces: textOf(given) })}
          </Button>
        ))}
        {all.length === 0 && <p>{t('stack.cannot')}</p>}
      </div>
      <FloatRefused refusal={refusal} />
    </section>
  )
}

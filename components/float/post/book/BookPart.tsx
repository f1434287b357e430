'use client'
import type { PostLine } from '@/rules/float/views/posts'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { TellText } from '../../../tell/TellText'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { PiecesText } from '../../kit/PiecesText'
import { BookLink } from '../../papers/FloatPapers'
import { usePost, usePostDraft } from '../here'
import { PartSection } from '../PartSection'
import { mayMove } from '../parts'
import { Signed } from '../Signed'
import { WhyButton } from '../WhyField'
import { SlipsHelp } from './SlipsHelp'

/** The day book: its latest lines, a line of one’s own, and the ways to put a slip right (V.book). */
export function BookPart() {
  const t = useT('float-post')
  const { post, evening, table } = usePost()
  const isOpen = post.float.bookClosedAt === null
  return (
    <>
      {isOpen && post.float.turn && <WriteLine />}
      {!isOpen && <p className="mb-2">{t('book.closed')}</p>}
      <div className="flex flex-wrap items-start gap-x-3">
        <SlipsHelp />
        <BookLink evening={evening} table={table} />
      </div>
      <PartSection title={t('book.lines', { count: post.float.lineCount })}>
        <ol className="flex flex-col">
          {post.lines.toReversed().map((line) => (
            <Line key={line.number} line={line} mayStrike={isOpen} />
          ))}
        </ol>
      </PartSection>
    </>
  )
}

function WriteLine() {
  const t = useT('float-post')
  const { table } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const { draft, write, drop } = usePostDraft('line', { text: '' })
  const text = draft.text.trim()
  const give = async (type: 'writeLine' | 'reportSuspicion') => {
    if (await act(type, { table, text })) drop()
  }
  return (
    <div className="mb-3 flex flex-wrap items-end gap-2">
      <Field
        label={t('book.own')}
        value={draft.text}
        onChange={(written) => write({ text: written })}
        maxLength={300}
        className="min-w-0 flex-1"
      />
      <Button isDisabled={text === '' || waiting} onPress={() => give('writeLine')}>
        {t('book.write')}
      </Button>
      <Button
        variant="quiet"
        isDisabled={text.length < 3 || waiting}
        onPress={() => give('reportSuspicion')}
      >
        {t('book.tellInspector')}
      </Button>
      <FloatRefused refusal={refusal} />
    </div>
  )
}

/** The entries of a person’s banknotes and advances, which only the inspector undoes. */
const INSPECTOR_UNDOES = ['banknotesTaken', 'advanceGiven', 'advanceReturned']

function Line({ line, mayStrike }: { line: PostLine; mayStrike: boolean }) {
  const t = useT('float-post')
  const { number, at, by, told, struck, change } = line
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line py-0.5 leading-snug">
      <span className={`min-w-0 flex-1 ${struck ? 'text-sage line-through' : ''}`}>
        <span className="text-sage">
          {number} · <Moment at={at} />
        </span>{' '}
        {told && <TellText sentence={told.sentence} parts={told.parts} />}
        {change && (
          <span className="text-sm">
            : <PiecesText pieces={change.taken} /> → <PiecesText pieces={change.given} />
          </span>
        )}
        {by && (
          <span className="text-sm text-sage">
            {' '}
            · <MemberName id={by} />
          </span>
        )}
      </span>
      {struck && (
        <span className="text-sm text-warn">
          {t('book.struck')} <Moment at={struck.at} />: {struck.why}
        </span>
      )}
      {!struck && <PutRight line={line} mayStrike={mayStrike} />}
    </li>
  )
}

/** The ways to put a line right: its entry undone as a whole, or a written line struck (V.book). */
function PutRight({ line, mayStrike }: { line: PostLine; mayStrike: boolean }) {
  const t = useT('float-post')
  const { post, table } = usePost()
  const { act, refusal } = useFloatAct()
  const { number, type } = line
  const offer = useFloatOffer('undoLine', { line: number })
  const usual = [t('book.twice'), t('book.wrongPieces')]
  return (
    <>
      {offer && (
        <WhyButton
          name={t('book.undo')}
          usual={usual}
          onWhy={(why) => act('undoLine', { table, line: number, why })}
        />
      )}
      {INSPECTOR_UNDOES.includes(type) && mayMove(post) && (
        <Signed
          type="undoLine"
          payload={{ table, line: number, why: t('book.twice') }}
          office="commissario"
          follows={t('follows.undoLine', { line: number })}
          variant="quiet"
        >
          {t('book.inspectorUndoes')}
        </Signed>
      )}
      {type === 'lineWritten' && mayStrike && post.float.turn && (
        <WhyButton
          name={t('book.strike')}
          usual={usual}
          onWhy={(why) => act('strikeLine', { table, line: number, why })}
        />
      )}
      <FloatRefused refusal={refusal} />
    </>
  )
}

'use client'
import { useState } from 'react'
import { isKey } from '@/messages/keys'
import { magnitude } from '@/rules/kernel/chips'
import type { LineError, ToldRefusal } from '@/server/common/errors'
import { base64Of } from '../admin/base64'
import { lineErrorsOf } from '../admin/lineErrors'
import { useGameTitle } from '../club/club'
import { useT } from '../language/i18n'
import { useGame } from '../live/game'
import { refusalOf, trpc } from '../live/trpc'
import { useChips } from '../tell/Amount'
import { Folding } from '../tell/Folding'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { FileButton } from '../ui/FileButton'

const LARGEST_FILE_BYTES = 2_000_000
type Report = Awaited<ReturnType<typeof trpc.imports.evenings.mutate>>
type Outcome =
  | { kind: 'done'; report: Report }
  | { kind: 'refused'; count: number; lines: readonly LineError[] }
  | { kind: 'failed'; refusal: ToldRefusal }

/**
 * Imports past evenings of a game from a CSV file that begins with this header: all of them, or none with a list of
 * the wrong lines.
 */
export function ImportEvenings({ header }: { header: string }) {
  const t = useT('history')
  const game = useGame()
  const title = useGameTitle()(game)
  const [file, setFile] = useState<File | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [sending, setSending] = useState(false)
  const tooLarge = file !== null && file.size > LARGEST_FILE_BYTES

  async function send(chosen: File) {
    setSending(true)
    setOutcome(await imported(game, chosen))
    setSending(false)
  }
  return (
    <Folding
      title={title === null ? t('imports.title') : `${t('imports.title')} · ${title}`}
      isOpen={false}
    >
      <div className="flex flex-col gap-3">
        <p>{t('imports.explain', { header })}</p>
        <p className="text-sage">{t('imports.again')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            types={['.csv', 'text/csv']}
            onSelect={(files) => {
              setFile(files?.item(0) ?? null)
              setOutcome(null)
            }}
          >
            {t('imports.choose')}
          </FileButton>
          <Button
            variant="primary"
            isDisabled={!file || tooLarge}
            isPending={sending}
            onPress={() => file && void send(file)}
          >
            {sending ? t('imports.sending') : t('imports.send')}
          </Button>
        </div>
        {file && <p>{t('imports.chosen', { name: file.name })}</p>}
        {tooLarge && (
          <p role="alert" className="font-semibold text-bad">
            {t('imports.tooLarge', { limit: LARGEST_FILE_BYTES / 1_000_000 })}
          </p>
        )}
        <div role="status">{outcome && <Told outcome={outcome} />}</div>
      </div>
    </Folding>
  )
}

async function imported(game: string, file: File): Promise<Outcome> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return {
      kind: 'done',
      report: await trpc.imports.evenings.mutate({ game, file: base64Of(bytes) }),
    }
  } catch (error) {
    const lines = lineErrorsOf(error)
    const refusal = refusalOf(error)
    if (lines.length === 0) return { kind: 'failed', refusal }
    return { kind: 'refused', lines, count: Number(refusal.parts.lines) }
  }
}

function Told({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'done':
      return <ReportLines report={outcome.report} />
    case 'refused':
      return <WrongLines lines={outcome.lines} count={outcome.count} />
    case 'failed':
      return <RefusalNote refusal={outcome.refusal} />
  }
}

function ReportLines({ report }: { report: Report }) {
  const t = useT('history')
  const chips = useChips()
  const { stored, skipped, created, unbalanced } = report
  return (
    <ul className="rounded-lg border-l-4 border-good bg-felt-high p-4">
      <li>{t('imports.report.stored', { count: stored.length })}</li>
      {skipped.length > 0 && <li>{t('imports.report.skipped', { count: skipped.length })}</li>}
      {created.length > 0 && (
        <li>{t('imports.report.created', { count: created.length, cards: created.join(', ') })}</li>
      )}
      {unbalanced.map(({ key, day, gap }) => (
        <li key={key}>
          {t(gap > 0 ? 'imports.report.supero' : 'imports.report.ammanco', {
            key,
            day,
            amount: chips(magnitude(gap)),
          })}
        </li>
      ))}
    </ul>
  )
}

function WrongLines({ lines, count }: { lines: readonly LineError[]; count: number }) {
  const t = useT('history')
  const whole = lines.every(({ line }) => line === 0)
  const linesTold = new Set(lines.map(({ line }) => line)).size
  return (
    <div className="rounded-lg border-l-4 border-bad bg-bad-deep/30 p-4">
      <p className="font-semibold">
        {whole ? t('imports.refusedWhole') : t('imports.refused', { count })}
      </p>
      {count > linesTold && <p>{t('imports.first', { count: linesTold })}</p>}
      <ul className="max-h-72 overflow-auto">
        {lines.map(({ line, code, say }, index) => {
          const key = `imports.error.${code}`
          const why = isKey(t, key) ? t(key, say) : code
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: one line may be wrong twice in one way
            <li key={index}>{line === 0 ? why : t('imports.line', { line, why })}</li>
          )
        })}
      </ul>
    </div>
  )
}

'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isKey } from '@/messages/keys'
import type { LineError, ToldRefusal } from '@/server/common/errors'
import { useLingua, useT } from '../../language/i18n'
import { refusalOf, trpc } from '../../live/trpc'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FileButton } from '../../ui/FileButton'
import { base64Of } from '../base64'
import { lineErrorsOf } from '../lineErrors'
import { CSV_HEADER, csvField, download, downloadSample } from './csv'
import { PrintedCards } from './PrintedCards'

const LARGEST_FILE_BYTES = 1_000_000
type Imported = Awaited<ReturnType<typeof trpc.members.importCsv.mutate>>

/** Imports members from a CSV file: all of them, or none with a list of the wrong lines. */
export function CsvImport({ onClose }: { onClose: () => void }) {
  const t = useT('admin')
  const lingua = useLingua()
  const client = useQueryClient()
  const [file, setFile] = useState<{ name: string; rows: number; base64: string } | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [lines, setLines] = useState<readonly LineError[]>([])
  const [imported, setImported] = useState<Imported | null>(null)
  const [waiting, setWaiting] = useState(false)

  async function choose(files: FileList | null) {
    const chosen = files?.item(0)
    if (!chosen) return
    setRefusal(null)
    setLines([])
    const fits = chosen.size <= LARGEST_FILE_BYTES
    setTooLarge(!fits)
    setFile(fits ? { name: chosen.name, ...(await read(chosen)) } : null)
  }
  async function send() {
    if (!file) return
    setWaiting(true)
    try {
      setImported(await trpc.members.importCsv.mutate({ file: file.base64 }))
      await client.invalidateQueries({ queryKey: ['members'] })
    } catch (error) {
      const wrong = lineErrorsOf(error)
      setLines(wrong)
      setRefusal(wrong.length > 0 ? null : refusalOf(error))
    } finally {
      setWaiting(false)
    }
  }
  if (imported) return <Done imported={imported} onClose={onClose} />
  return (
    <Dialog
      wide
      title={t('csv.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" isDisabled={!file} isPending={waiting} onPress={send}>
          {t('csv.send')}
        </Button>
      }
    >
      <p>{t('csv.help', { header: CSV_HEADER[lingua] })}</p>
      <div className="flex flex-wrap gap-3">
        <FileButton types={['.csv', 'text/csv']} onSelect={choose} autoFocus>
          {t('csv.choose')}
        </FileButton>
        <Button variant="quiet" onPress={() => downloadSample(lingua)}>
          {t('csv.sample')}
        </Button>
      </div>
      {file && <p>{t('csv.chosen', { name: file.name, n: file.rows })}</p>}
      {tooLarge && <p className="text-bad">{t('csv.tooLarge')}</p>}
      {refusal && <RefusalNote refusal={refusal} />}
      {lines.length > 0 && <WrongLines lines={lines} />}
    </Dialog>
  )
}

/** The file's bytes unchanged, for the server to read, and the number of non-empty lines below the header. */
async function read(file: File): Promise<{ rows: number; base64: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/)
  const rows = Math.max(0, lines.filter((line) => line.trim() !== '').length - 1)
  return { rows, base64: base64Of(bytes) }
}

function WrongLines({ lines }: { lines: readonly LineError[] }) {
  const t = useT('admin')
  const why = (code: string, say: LineError['say']) => {
    const key = `csv.wrong.${code}`
    return isKey(t, key) ? t(key, say) : code
  }
  return (
    <div role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/30 p-4">
      <p className="font-semibold">{t('csv.refused', { n: lines.length })}</p>
      <ul className="max-h-60 overflow-auto">
        {lines.map(({ line, code, say }) => (
          <li key={`${line}-${code}`} className="flex gap-3">
            <span className="w-20 shrink-0 tabular-nums">{t('csv.line', { line })}</span>
            <span>{why(code, say)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Done({ imported, onClose }: { imported: Imported; onClose: () => void }) {
  const t = useT('admin')
  const { members } = imported
  const [isKept, keep] = useState(false)
  const [isAsking, ask] = useState(false)
  const save = () => {
    keep(true)
    download('parole-provvisorie.csv', [
      t('csv.passwordHeader'),
      ...members.map(({ card, name, password }) => [card, name, password].map(csvField).join(',')),
    ])
  }
  const print = () => {
    keep(true)
    window.print()
  }
  // The passwords are nowhere else: nothing throws them away without a question.
  const leave = () => (isKept ? onClose() : ask(true))
  return (
    <Dialog
      firm
      title={t('csv.done', { n: members.length })}
      onClose={leave}
      actions={
        <>
          <Button variant="quiet" onPress={leave}>
            {t('csv.finished')}
          </Button>
          <Button onPress={save}>{t('csv.downloadPasswords')}</Button>
          <Button variant="primary" onPress={print} autoFocus>
            {t('csv.print')}
          </Button>
        </>
      }
    >
      {isAsking && (
        <Dialog
          title={t('csv.leave')}
          onClose={() => ask(false)}
          isOutFocused
          actions={
            <Button variant="danger" onPress={onClose}>
              {t('csv.leaveAnyway')}
            </Button>
          }
        >
          <p>{t('csv.passwords')}</p>
        </Dialog>
      )}
      <p>{t('csv.passwords')}</p>
      <PrintedCards members={members} />
      <ul className="max-h-80 overflow-auto rounded-lg bg-ground p-3">
        {members.map(({ card, name, password }) => (
          <li key={card} className="grid grid-cols-[5rem_1fr_auto] gap-3 py-1">
            <span className="tabular-nums">{card}</span>
            <span>{name}</span>
            <span className="font-mono select-all">{password}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

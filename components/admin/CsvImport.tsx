'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import type { Ruling } from '@/rules/decider'
import { useT } from '../i18n'
import { rulingOf, trpc } from '../trpc'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { RulingNote, useRulingText } from '../ui/RulingNote'
import { CSV_HEADER, csvField, download, downloadSample } from './csv'
import { type LineError, lineErrorsOf } from './lineErrors'

const MOST_BYTES = 1_000_000
type Imported = Awaited<ReturnType<typeof trpc.members.importCsv.mutate>>

/** Members from a CSV file: all of them, or none with the lines that are wrong. */
export function CsvImport({ onClose }: { onClose: () => void }) {
  const t = useT('admin')
  const client = useQueryClient()
  const [file, setFile] = useState<{ name: string; text: string } | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const [ruling, setRuling] = useState<Ruling | null>(null)
  const [lines, setLines] = useState<readonly LineError[]>([])
  const [imported, setImported] = useState<Imported | null>(null)
  const [waiting, setWaiting] = useState(false)

  async function choose(files: FileList | null) {
    const chosen = files?.item(0)
    if (!chosen) return
    setRuling(null)
    setLines([])
    setTooLarge(chosen.size > MOST_BYTES)
    setFile(chosen.size > MOST_BYTES ? null : { name: chosen.name, text: await decoded(chosen) })
  }
  async function send() {
    if (!file) return
    setWaiting(true)
    try {
      setImported(await trpc.members.importCsv.mutate({ csv: file.text }))
      await client.invalidateQueries({ queryKey: ['members'] })
    } catch (error) {
      const wrong = lineErrorsOf(error)
      setLines(wrong)
      setRuling(wrong.length > 0 ? null : rulingOf(error))
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
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isDisabled={!file} isPending={waiting} onPress={send}>
            {t('csv.send')}
          </Button>
        </>
      }
    >
      <p>{t('csv.help', { header: CSV_HEADER })}</p>
      <div className="flex flex-wrap gap-3">
        <FileTrigger acceptedFileTypes={['.csv', 'text/csv']} onSelect={choose}>
          <Button autoFocus>{t('csv.choose')}</Button>
        </FileTrigger>
        <Button variant="quiet" onPress={downloadSample}>
          {t('csv.sample')}
        </Button>
      </div>
      {file && <p>{t('csv.chosen', { name: file.name, n: rowsIn(file.text) })}</p>}
      {tooLarge && <p className="text-bad">{t('csv.tooLarge')}</p>}
      {ruling && <RulingNote ruling={ruling} />}
      {lines.length > 0 && <WrongLines lines={lines} />}
    </Dialog>
  )
}

/** Text as UTF-8; a file that is not is read as Windows wrote it, so that names keep their accents. */
async function decoded(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Lines below the header that hold something. */
const rowsIn = (text: string) =>
  Math.max(0, text.split(/\r?\n/).filter((line) => line.trim() !== '').length - 1)

function WrongLines({ lines }: { lines: readonly LineError[] }) {
  const t = useT('admin')
  const textOf = useRulingText()
  return (
    <div role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/30 p-4">
      <p className="font-semibold">{t('csv.refused', { n: lines.length })}</p>
      <ul className="max-h-60 overflow-auto">
        {lines.map(({ line, code, say }) => (
          <li key={`${line}-${code}`} className="flex gap-3">
            <span className="w-20 shrink-0 tabular-nums">{t('csv.line', { line })}</span>
            <span>{textOf({ provision: null, code, say })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Done({ imported, onClose }: { imported: Imported; onClose: () => void }) {
  const t = useT('admin')
  const { added } = imported
  const save = () =>
    download('parole-provvisorie.csv', [
      'card,name,password',
      ...added.map(({ card, name, password }) => [card, name, password].map(csvField).join(',')),
    ])
  return (
    <Dialog
      firm
      title={t('csv.done', { n: added.length })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={save}>{t('csv.downloadPasswords')}</Button>
          <Button variant="primary" onPress={onClose}>
            {t('members.noted')}
          </Button>
        </>
      }
    >
      <p>{t('csv.passwords')}</p>
      <ul className="max-h-80 overflow-auto rounded-lg bg-ground p-3">
        {added.map(({ card, name, password }) => (
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

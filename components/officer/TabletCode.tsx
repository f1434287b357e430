'use client'
import { useEffect, useRef, useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../language/i18n'
import { useCommanding } from '../live/commanding'
import { refusalOf, trpc } from '../live/trpc'
import { Moment } from '../tell/Moment'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { PairedTablets } from './PairedTablets'

type Issued = Awaited<ReturnType<typeof trpc.devices.issueCode.mutate>>

/** The code and QR that pair a tablet to a post of the evening shown: read from the screen, or printed. */
export function TabletCode({ post, label }: { post: string; label: string }) {
  const t = useT('desk')
  const [issued, setIssued] = useState<Issued | null>(null)
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [waiting, setWaiting] = useState(false)
  const { evening } = useCommanding()
  async function issue() {
    if (evening === null) return
    setWaiting(true)
    setRefusal(null)
    await trpc.devices.issueCode
      .mutate({ evening, post })
      .then(setIssued)
      .catch((error) => setRefusal(refusalOf(error)))
      .finally(() => setWaiting(false))
  }
  return (
    <section className="flex flex-col items-start gap-4">
      <p className="max-w-prose text-sage print:hidden">{t('tablet.help')}</p>
      {refusal && <RefusalNote refusal={refusal} />}
      <PairedTablets evening={evening} post={post} />
      {issued && <Code issued={issued} label={label} />}
      <div className="flex gap-3 print:hidden">
        <Button variant={issued ? 'secondary' : 'primary'} isPending={waiting} onPress={issue}>
          {t(issued ? 'tablet.again' : 'tablet.issue')}
        </Button>
        {issued && (
          <Button variant="quiet" onPress={() => window.print()}>
            {t('tablet.print')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Code({ issued, label }: { issued: Issued; label: string }) {
  const t = useT('desk')
  const { code, url, qrSvg, expiresAt } = issued
  const card = useRef<HTMLDivElement>(null)
  // On a low screen the code would lie below the edge, where a tablet cannot see it.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div
      ref={card}
      className="flex flex-col items-start gap-4 rounded-card bg-white p-6 text-black"
    >
      <div>
        <p className="font-serif text-2xl">{label}</p>
        <p className="font-mono text-6xl font-bold tracking-widest whitespace-nowrap tabular-nums">
          {code.slice(0, 3)} {code.slice(3)}
        </p>
      </div>
      {/* biome-ignore lint/performance/noImgElement: a QR drawn by the server, not a picture to optimise */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt={t('tablet.qr', { url })}
        className="size-64"
      />
      <div>
        <p className="break-all">{url.split('?')[0]}</p>
        <p className="mt-1">{t.rich('tablet.until', { time: () => <Moment at={expiresAt} /> })}</p>
      </div>
    </div>
  )
}

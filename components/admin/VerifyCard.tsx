'use client'
import { useState } from 'react'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { useChange } from './useChange'

type Verified = Awaited<ReturnType<typeof trpc.keeping.verify.mutate>>

/** Checks the club's stored data against its journals and lists the differences. */
export function VerifyCard() {
  const t = useT('admin')
  const [verified, setVerified] = useState<Verified | null>(null)
  const { change, refusal, waiting } = useChange()
  async function verify() {
    setVerified(null)
    const done = await change(() => trpc.keeping.verify.mutate())
    if (done) setVerified(done.answer)
  }
  return (
    <Block title={t('backup.verifyTitle')}>
      <div className="flex max-w-prose flex-col gap-3">
        <p>{t('backup.verifyWhat')}</p>
        <div>
          <Button isPending={waiting} onPress={verify}>
            {t('backup.verify')}
          </Button>
        </div>
        {refusal && <RefusalNote refusal={refusal} />}
        {verified && <Outcome verified={verified} />}
      </div>
    </Block>
  )
}

function Outcome({ verified }: { verified: Verified }) {
  const t = useT('admin')
  const { evenings, events, tableaux, findings } = verified
  if (findings.length === 0) {
    return <p role="status">{t('verify.sound', { evenings, events, tableaux })}</p>
  }
  return (
    <div role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/30 px-4 py-3">
      <p className="font-semibold">{t('backup.unsound', { n: findings.length })}</p>
      <ul className="mt-2 list-disc pl-5">
        {findings.map(({ what, evening, position, say }) => (
          <li key={JSON.stringify([what, evening, position, say])} className="break-words">
            {evening && `${t('verify.place', evening)} · `}
            {position !== null && `${t('verify.at', { position })} · `}
            {t(`verify.findings.${what}`, say)}
          </li>
        ))}
      </ul>
    </div>
  )
}

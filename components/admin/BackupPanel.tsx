'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { Moment } from '../tell/Moment'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Loading, Nothing } from '../ui/Loading'
import { BackupDownload } from './BackupDownload'
import { VerifyCard } from './VerifyCard'

/** The last backup, the way to download one, and the check that stored data agree with the journals. */
export function BackupPanel() {
  const t = useT('admin')
  const status = useQuery({
    queryKey: ['keeping'],
    queryFn: () => trpc.keeping.status.query(),
    staleTime: 0,
  })
  const [downloading, setDownloading] = useState(false)
  if (!status.data) return <Loading />
  const { last, folder, nights, failure, refused } = status.data
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Block title={t('backup.title')} marked={failure !== null}>
        <div className="flex max-w-prose flex-col gap-3">
          {failure && (
            <p role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/30 px-4 py-3">
              {t('backup.failed')} (<Moment at={failure.at} withDay />
              ): {failure.reason}
            </p>
          )}
          {last ? (
            <p>
              {t('backup.last')}: <Moment at={last.at} withDay />, {byteSize(last.bytes)}
              <span className="block text-sm break-all text-sage">
                {last.name}
                {last.elsewhere && ` · ${t('backup.elsewhere', last.elsewhere)}`}
              </span>
            </p>
          ) : (
            folder !== null && <Nothing>{t('backup.none')}</Nothing>
          )}
          <p className="break-words">
            {folder === null ? t('backup.never') : t('backup.nightly', { folder, nights })}
          </p>
          <p>{t('backup.what')}</p>
          {refused === null ? (
            <div>
              <Button variant="primary" onPress={() => setDownloading(true)}>
                {t('backup.download')}
              </Button>
            </div>
          ) : (
            <p>{t(refused === 'demo-club' ? 'backup.demoClub' : 'backup.severalClubs')}</p>
          )}
          <p>{t('backup.restore')}</p>
          <p className="text-sage">{t('backup.export')}</p>
        </div>
      </Block>
      <VerifyCard />
      {downloading && <BackupDownload onClose={() => setDownloading(false)} />}
    </div>
  )
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/** A number of bytes in the largest unit that fits: `3,9 kB`. */
function byteSize(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000
    unit += 1
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1
  return `${value.toLocaleString(undefined, { maximumFractionDigits: digits })} ${UNITS[unit]}`
}

'use client'
import { useT } from '../i18n'
import { Card } from '../ui/Card'

const COMMAND = 'pg_dump "$DATABASE_URL" --format=custom --file=circolo-$(date +%F).dump'

/** How the club keeps a copy of everything, in words a person at the desk can follow. */
export function BackupPanel() {
  const t = useT('admin')
  return (
    <Card title={t('backup.title')}>
      <div className="flex max-w-prose flex-col gap-3">
        <p>{t('backup.where')}</p>
        <p>{t('backup.embedded')}</p>
        <p>{t('backup.external')}</p>
        <pre className="rounded-lg bg-ground p-3 text-sm break-all whitespace-pre-wrap">
          {COMMAND}
        </pre>
        <p>{t('backup.restore')}</p>
        <p>{t('backup.check')}</p>
        <p className="text-sage">{t('backup.export')}</p>
      </div>
    </Card>
  )
}

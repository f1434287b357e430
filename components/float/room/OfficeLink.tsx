'use client'
import type { FloatCommand } from '@/rules/float/articles'
import type { OfficeView } from '@/rules/float/views/office'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useCommanding } from '../../live/commanding'
import { Badge } from '../../ui/Badge'
import { Block } from '../../ui/Block'
import { ButtonLink } from '../../ui/ButtonLink'
import { tasksOf } from './tasks'

/** On the phone of somebody on duty: their offices, what waits for them, and the way to the room. */
export function OfficeLink({ office }: { office: OfficeView | null }) {
  const t = useT('float-room')
  const { club } = useClub()
  const { offers } = useCommanding<FloatCommand>()
  if (!office) return null
  const { length } = tasksOf(office, offers)
  return (
    <Block title={t('page.link')} marked={length > 0} aside={t('page.waiting', { n: length })}>
      <p className="mb-3 flex flex-wrap gap-2">
        {office.duties.map(({ number, office: held }) => (
          <Badge key={number} tone="brass">
            {t(`offices.${held}`)}
          </Badge>
        ))}
      </p>
      <ButtonLink href={`/${club.slug}/sala`} variant="primary">
        {t('page.open')}
      </ButtonLink>
    </Block>
  )
}

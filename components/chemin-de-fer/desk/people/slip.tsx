'use client'
import type { PersonView } from '@/rules/chemin-de-fer/views/desk'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { PrintLink } from '../../../officer/PrintLink'
import { useToast } from '../../../tell/Toast'
import { useCommanding } from '../../commanding'

/** Offers to print the slip of a cassa that was just handed over to somebody, who had these casse before. */
export function useSlip(): (
  member: MemberId,
  before: Pick<PersonView, 'casse'> | null | undefined,
) => void {
  const t = useT('chemin-desk')
  const words = useT('desk')
  const nameOf = useNameOf()
  const { evening } = useCommanding()
  const { say } = useToast()
  return (member, before) =>
    say(
      <>
        {t('cassa.done', { name: nameOf(member) })}
        {evening && (
          <PrintLink
            evening={evening}
            paper={`cassa/${member}/${1 + (before?.casse.length ?? 0)}`}
            label={words('print.passata')}
          />
        )}
      </>,
    )
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { refusalOf, trpc } from '../../../live/trpc'
import { Choice } from '../../../tablet/Choice'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Block } from '../../../ui/Block'
import { Loading } from '../../../ui/Loading'
import { useAct } from '../../commanding'

/** XVII.2: tonight's deputati; a tap puts one at the end of the order in which they are called, or takes them off. */
export function Rota({ rota }: { rota: readonly MemberId[] }) {
  const t = useT('deputato')
  const { act, refusal, waiting } = useAct()
  const { data, error } = useQuery({
    queryKey: ['deputati'],
    queryFn: () => trpc.members.deputati.query(),
  })
  if (error) return <RefusalNote refusal={refusalOf(error)} />
  if (!data) return <Loading />
  if (data.length === 0) return null
  const change = (member: MemberId, on: boolean) =>
    act('setRota', { deputati: on ? [...rota, member] : rota.filter((one) => one !== member) })
  return (
    <Block title={t('rota.title')} aside={<ProvisionLink id="XVII.2" />}>
      <p className="mb-3 text-sage">{t('rota.help')}</p>
      <div className="grid gap-2 sm:grid-cols-3">
        {data.map(({ id, name }) => {
          const place = rota.indexOf(asMember(id)) + 1
          return (
            <Choice
              key={id}
              chosen={place > 0}
              mark={t('rota.place', { n: place })}
              isDisabled={waiting}
              onChange={(on) => void change(asMember(id), on)}
            >
              {name}
            </Choice>
          )
        })}
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
    </Block>
  )
}

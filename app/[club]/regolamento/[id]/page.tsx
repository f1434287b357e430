import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProvisionPage } from '@/components/poker/regulation/ProvisionPage'
import { PROVISION_IDS, PROVISIONS, type ProvisionId } from '@/rules/poker/provisions'
import { lingua } from '../../../titled'

interface ProvisionProps {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: ProvisionProps): Promise<Metadata> {
  const id = await idOf(params)
  return { title: `${id} · ${PROVISIONS[id][await lingua()].title}` }
}

/** One provision by its id, such as III.3. */
export default async function Provision({ params }: ProvisionProps) {
  return <ProvisionPage id={await idOf(params)} />
}

async function idOf(params: ProvisionProps['params']): Promise<ProvisionId> {
  const given = decodeURIComponent((await params).id)
  return PROVISION_IDS.find((one) => one === given) ?? notFound()
}

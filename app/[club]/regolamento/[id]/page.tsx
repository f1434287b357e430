import { notFound } from 'next/navigation'
import { ProvisionPage } from '@/components/regulation/ProvisionPage'
import { PROVISION_IDS } from '@/rules/poker/provisions'

/** One provision by its id, such as III.3. */
export default async function Provision({ params }: { params: Promise<{ id: string }> }) {
  const given = decodeURIComponent((await params).id)
  const id = PROVISION_IDS.find((one) => one === given) ?? notFound()
  return <ProvisionPage id={id} />
}

import { redirect } from 'next/navigation'
import { SignIn } from '@/components/access/SignIn'
import { titled } from '../../titled'
import { visitor } from '../visitor'

export const generateMetadata = titled((m) => m.common.signIn)

interface SignInProps {
  params: Promise<{ club: string }>
  searchParams: Promise<{ poi?: string | string[] }>
}

/** The club's sign-in page. `poi` names the next page, inside the club only. */
export default async function SignInPage({ params, searchParams }: SignInProps) {
  const slug = (await params).club
  const { poi } = await searchParams
  const home = `/${slug}`
  const then = typeof poi === 'string' && poi.startsWith(`${home}/`) ? poi : home
  if ((await visitor(slug)).me?.member) redirect(then)
  return <SignIn then={then} />
}

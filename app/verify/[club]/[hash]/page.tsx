import { Verification } from '@/components/history/Verification'
import { QueriesProvider } from '@/components/live/queries'
import { PageProviders } from '@/components/page/PageProviders'
import { visitor } from '../../../[club]/visitor'
import { Texts } from '../../../texts'

interface VerifyPageProps {
  params: Promise<{ club: string; hash: string }>
}

/** The page behind the code on a printed tableau; open to everybody. */
export default async function VerifyPage({ params }: VerifyPageProps) {
  const { club: slug, hash } = await params
  const { club, me, games, build } = await visitor(slug)
  return (
    <Texts page="verify/[club]/[hash]">
      <PageProviders club={club} me={me} games={games} build={build}>
        <QueriesProvider>
          <Verification hash={decodeURIComponent(hash)} />
        </QueriesProvider>
      </PageProviders>
    </Texts>
  )
}

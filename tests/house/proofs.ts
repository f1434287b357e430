import { allSources, type Source } from './sources'

/** A test by its claim, and the file that proves it. */
export interface Proof {
  claim: string
  file: string
}

const TESTS = /^tests\/.*\.(test|spec)\.tsx?$/
const CLAIM = /\b(?:it|test)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs
/**
 * A provision, or one case of its matrix, or a decision; at the beginning of a claim only. Poker numbers its articles
 * (`VI.5`); chemin de fer names the house and its article (`S.25a`, `V.away-long`), or the club (`C.1`);
 * black jack its article (`B.4.2`), the heading of its description (`B1.split.4`), or the club (`J.1`); trente et
 * quarante its article (`T.5.2`) or the club (`K.1`).
 */
const PROVISION =
  /^((?:[IVX]+|[AC])\.\d+|S\.\d+[a-z]?|V\.[a-z][a-z-]*|B\.\d+(?:\.\d+)?|B1\.[a-z]+\.\d+|J\.\d+|T\.\d+(?:\.\d+)?|K\.\d+)(?:\.\d+)?,?$/
const DECISION = /^(?:[A-Z]|c[dfr]|chr?)\d+,?$/

/** The provisions at the beginning of a claim: `VI.5.7 XII.3 the opener wins nothing` names two. */
export function provisionsNamed(claim: string): string[] {
  const named: string[] = []
  for (const word of claim.split(' ')) {
    const id = PROVISION.exec(word)?.[1]
    if (id !== undefined) named.push(id)
    else if (!DECISION.test(word)) break
  }
  return named
}

/** Every test by its claim. */
export function claims(sources: readonly Source[] = allSources()): Proof[] {
  return sources
    .filter(({ file }) => TESTS.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(CLAIM)].map(([, , written = '']) => ({
        claim: written.replaceAll("\\'", "'"),
        file,
      })),
    )
}

/** The provisions that have a test of their own: its claim begins with their id. */
export const provedAlone = (sources: readonly Source[] = allSources()): ReadonlySet<string> =>
  new Set(claims(sources).flatMap(({ claim }) => provisionsNamed(claim).slice(0, 1)))

/** Every test that is named after a provision, by the provision's id. */
export function proofsById(sources: readonly Source[] = allSources()): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>()
  for (const proof of claims(sources))
    for (const id of provisionsNamed(proof.claim))
      proofs.set(id, [...(proofs.get(id) ?? []), proof])
  return proofs
}

/** The files of the rules of a game, and of the kernel, that name a provision; those that refuse by it first. */
export function filesOf(
  id: string,
  game: string,
  sources: readonly Source[] = allSources(),
): string[] {
  const written = id.replace('.', '\\.')
  const named = new RegExp(`(?<![\\w.])${written}(?!\\w|-\\w|\\.\\d)`)
  const cited = new RegExp(`['\`]${written}['\`]`)
  // A setting names the provision behind it, and refuses nothing.
  const rank = ({ file, text }: Source) =>
    (cited.test(text) && !file.endsWith('/settings.ts') ? 2 : 0) +
    (/refusals(?:\.ts$|\/)|views\/|state\/|settings\.ts$/.test(file) ? -1 : 0)
  return sources
    .filter(
      ({ file }) =>
        [`rules/${game}/`, 'rules/banked/', 'rules/float/', 'rules/kernel/'].some((folder) =>
          file.startsWith(folder),
        ) && !/telling\/|(?:provisions|sentences)\.ts$/.test(file),
    )
    .filter(({ text }) => named.test(text))
    .sort((a, b) => rank(b) - rank(a))
    .map(({ file }) => file)
}

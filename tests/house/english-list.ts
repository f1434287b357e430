import { hardComments, hardPage, hardTitles, pages } from './english'
import { allSources } from './sources'

/** Prints the hard sentences under a path: `node --import tsx tests/house/english-list.ts rules/kernel`. */
const area = process.argv[2] ?? ''
const sources = allSources().filter(({ file }) => file.startsWith(area))
const tests = sources.filter(({ file }) => file.startsWith('tests/'))
const inPages = pages().filter(({ file }) => file.startsWith(area))
for (const { file, line, sentence, because } of [
  ...sources.flatMap(hardComments),
  ...tests.flatMap(hardTitles),
  ...inPages.flatMap(hardPage),
])
  console.log(`${file}:${line} «${sentence}» ${because}`)

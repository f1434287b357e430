import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or more, most of it spent waiting: begun last, one of them would run on alone at the end. */
const SLOW = [
  'tests/server/rights.test.ts',
  'tests/start/start.test.ts',
  'tests/keeping/backup.test.ts',
  'tests/server/faults.test.ts',
  'tests/server/float-evening.test.ts',
]

const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((file) => moduleId.endsWith(file))

/** The order of vitest, with the slow files first among those of their project, so that their worker stays. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const slow = sorted.filter(isSlow)
    const names = new Set(slow.map(({ project }) => project.name))
    const rest = sorted.filter((file) => !isSlow(file))
    const first = rest.findIndex(({ project }) => names.has(project.name))
    return rest.toSpliced(first < 0 ? rest.length : first, 0, ...slow)
  }
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './processes'

/** Another commit: its name, and the folder where it is checked out. */
export interface CheckedOut {
  name: string
  root: string
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The short name of a commit; null where there is none. */
function nameOf(commit: string): string | null {
  try {
    return git('rev-parse', '--short', `${commit}^{commit}`).trim()
  } catch {
    return null
  }
}

/**
 * The commit in a worktree of its own, kept for the next run, with the packages of its own lock file; null where there is no
 * such commit.
 */
export function checkedOut(commit: string): CheckedOut | null {
  const name = nameOf(commit)
  if (name === null) return null
  const root = path.join(tmpdir(), 'circolo-against', name)
  if (!existsSync(root)) {
    git('worktree', 'prune')
    git('worktree', 'add', '--detach', root, name)
  }
  const read = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  if (!existsSync(path.join(root, 'node_modules'))) {
    if (read(root) === read(ROOT)) execFileSync('cp', ['-al', 'node_modules', root], { cwd: ROOT })
    else execFileSync('npm', ['ci'], { cwd: root, stdio: 'inherit' })
  }
  return { name, root }
}

import { spawnSync } from 'node:child_process'

/** The Python that runs `docs/verify.py`: Debian's, or else the one of the path; undefined where there is none. */
export const PYTHON = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
)

export const NO_PYTHON =
  'docs/verify.py is not tried without Python: "sudo apt-get install python3", or https://www.python.org.'

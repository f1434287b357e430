import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Some registries have only the packages for Linux, and npm then writes a lock file that it refuses itself ("Missing: …
 * from lock file"). This program adds the other platforms' packages, whose exact versions their parents name. Run by
 * hand after `npm install`: node --import tsx .ci/complete-lock.ts
 */
interface Entry {
  version?: string
  resolved?: string
  dev?: boolean
  license?: string
  engines?: object
  optionalDependencies?: Record<string, string>
}

const FILE = 'package-lock.json'
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'win32']
const PROCESSORS = ['arm64', 'x64', 'wasm32', 'arm']

const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(FILE, 'utf8'))

for (const parent of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    if (lock.packages[place] || !/^\d/.test(version)) continue
    const words = name.split(/[-/]/)
    const os = SYSTEMS.filter((system) => words.includes(system))
    const cpu = PROCESSORS.filter((processor) => words.includes(processor))
    lock.packages[place] = {
      version,
      resolved: `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`,
      ...(cpu.length > 0 && { cpu }),
      ...(parent.dev && { dev: true }),
      ...(words.includes('musl') && { libc: ['musl'] }),
      license: parent.license,
      optional: true,
      ...(os.length > 0 && { os }),
      engines: parent.engines,
    } as Entry
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(
  FILE,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
)

import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Words<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; args: string[] }>
>

/**
 * The words after a program's name. `--help` prints its usage and ends it; a flag that it does not know, a flag without
 * its value or one word too many prints the reason and the usage in one line, and ends it with 1.
 */
export function readArgv<const O extends Options>(
  usage: string,
  { options, words = 0 }: { options: O; words?: number },
): Words<O> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    const read = parseArgs({ args, options, allowPositionals: true as const })
    const more = read.positionals[words]
    if (more === undefined) return read as Words<O>
    return wrong(usage, `${more}?`)
  } catch (error) {
    return wrong(usage, error instanceof Error ? error.message.split('. ')[0] : String(error))
  }
}

/** Ends the program for a word that it cannot use; the reason and the usage are one line. */
export function wrong(usage: string, reason: string | undefined): never {
  console.error(`${reason} — ${usage.split('\n')[0]}`)
  process.exit(1)
}

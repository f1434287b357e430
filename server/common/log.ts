import pino from 'pino'

/** How long a line may wait to be written together with others, in ms; a warning is written at once, with all before it. */
const TOGETHER_MS = 100
const TOGETHER_BYTES = 8_192

const output = pino.destination({ sync: false, minLength: TOGETHER_BYTES })
setInterval(() => output.flush(), TOGETHER_MS).unref()

const common = { level: process.env.CIRCOLO_LOG ?? 'warn', base: null }

/** The lines of requests, which have a few fields of our own: looking for secrets in them would cost more than the line. */
export const requestLog = pino(common, output)

/**
 * Warnings and errors, or what CIRCOLO_LOG asks for; `info` has a line for each request. Cookies, passwords, names,
 * cards and addresses are never logged.
 */
export const log = pino(
  {
    ...common,
    hooks: {
      logMethod(args, method, level) {
        method.apply(this, args)
        if (pino.levels.labels[level] !== 'info') output.flushSync()
      },
    },
    redact: {
      paths: [
        '*.cookie',
        '*.password',
        '*.authorization',
        ...['query', 'parameters', 'args', 'detail', 'where'].map((field) => `err.${field}`),
      ],
      remove: true,
    },
  },
  output,
)

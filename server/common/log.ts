import pino from 'pino'

/** How long the line of a request may wait to be written together with others, in ms. */
const TOGETHER_MS = 100
const TOGETHER_BYTES = 8_192
/** Lines of requests that wait for a reader who has stopped reading; later ones are lost. */
const MOST_WAITING_BYTES = 4_194_304

const together = pino.destination({
  sync: false,
  minLength: TOGETHER_BYTES,
  maxLength: MOST_WAITING_BYTES,
})
setInterval(() => together.flush(), TOGETHER_MS).unref()

const common = { level: process.env.CIRCOLO_LOG ?? 'warn', base: null }

/** The lines of requests, which have a few fields of our own: looking for secrets in them would cost more than the line. */
export const requestLog = pino(common, together)

/**
 * Warnings and errors, or what CIRCOLO_LOG asks for; `info` has a line for each request. Cookies, passwords, names,
 * cards and addresses are never logged. Each line is written at once, so before those of requests that still wait.
 */
export const log = pino(
  {
    ...common,
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
  pino.destination({ sync: true }),
)

import type { PlainParts } from '@/rules/kernel/tell'
import type { LineError } from '@/server/common/errors'
import { CallFailed } from '../live/client'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The wrong lines that a refusal of a file lists, in order; empty when it lists none. */
export function lineErrorsOf(error: unknown): LineError[] {
  if (!(error instanceof CallFailed) || !isRecord(error.data)) return []
  const { lines } = error.data
  if (!Array.isArray(lines)) return []
  return lines
    .filter(isRecord)
    .map(({ line, code, say }) => ({
      line: Number(line),
      code: String(code),
      say: isRecord(say) ? (say as PlainParts) : {},
    }))
    .sort((a, b) => a.line - b.line)
}

import { signingUnder } from '../../banked/signing'
import type { Signature, Signer } from '../../banked/state'
import type { Actor } from '../../kernel/decider'
import type { Evening } from '../state/evening'

/** A signature beside those that are there. Source: B.2.3, B2. */
export const signing = (day: Evening, by: Actor, as: Signer, signed: readonly Signature[]) =>
  signingUnder('B.2.3', { day, by, as }, signed)

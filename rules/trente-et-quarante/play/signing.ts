import { signingUnder } from '../../banked/signing'
import type { Signature, Signer } from '../../banked/state'
import type { Actor } from '../../kernel/decider'
import type { Evening } from '../state/evening'

/** A signature beside those that are there. Source: K.6. */
export const signing = (day: Evening, by: Actor, as: Signer, signed: readonly Signature[]) =>
  signingUnder('K.6', { day, by, as }, signed)

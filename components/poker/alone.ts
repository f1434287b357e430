import { poker } from '@/rules/poker/decider'
import { tellsOfEvent } from '@/rules/poker/sentences'
import { viewOf } from '@/rules/poker/views/view'
import { postRules } from '../live/alone/alone'

export const alone = postRules({ decider: poker, viewOf, tellsOf: tellsOfEvent })

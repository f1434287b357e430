'use client'
import { type ClubUnit, unitWith } from '@/rules/kernel/unit'
import { useClub } from './club'

/** The chips that make one of the club's unit. */
export const useUnit = (): ClubUnit => unitWith(useClub().club.decimals)

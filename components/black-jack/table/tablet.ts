'use client'
import { createContext, use } from 'react'
import type { TableView } from '@/rules/black-jack/views/view'
import { within } from '../../banked/table/Tablet'

export const Here = createContext<TableView | null>(null)

/** The table as it is now. */
export const useTable = (): TableView => within(use(Here))

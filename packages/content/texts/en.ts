import { entrance } from './en/entrance.ts'
import { inside } from './en/inside.ts'

/** The interface in English: the type that every other language satisfies. */
export const en = { ...entrance, ...inside } as const

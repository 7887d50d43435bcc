import type { en } from './en.ts'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Key = keyof typeof en
type BaseOf<K> = K extends `${infer Base}_other` ? Base : never
type Counted = BaseOf<Key>

/**
 * The key of a text: `t('profile.title')`, or `t('verify.resend_in', { count })` for a key with
 * plural forms.
 */
export type TextKey = Exclude<Key, `${Counted}_${Plural}`> | Counted

/** Gives the text of a key in the language of the reader, with these values filled in. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/** All English keys, and any plural form of a counted one (Arabic has six). */
export type Texts = Record<Key, string> & Partial<Record<`${Counted}_${Plural}`, string>>

import type { Area } from '@quartet/domain/areas.ts'
import type { FitAction } from '@quartet/domain/fit.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import type { TopicKey } from '../topics/topic.ts'

/** What a strategy does about a pattern: for one that is avoided, one that is used as needed, and one that gets in the way (method D19). */
export type StrategyAction = Extract<FitAction, 'Forge' | 'Intensify' | 'Tether'>
/** A short title and one action in the second person, at most 20 words. */
export type Strategy = { title: string; body: string }
export type TopicStrategies = Record<Pattern, Record<StrategyAction, readonly Strategy[]>>
export type AreaStrategies<A extends Area> = Record<TopicKey<A>, TopicStrategies>
/** For a pattern that the task asks for and that one uses anyway. */
export type Encouragements = Record<Area, Record<Pattern, readonly Strategy[]>>

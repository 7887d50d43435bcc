import { catalogueSheet } from './areas/attributes/sheet.ts'
import {
  questionSheet as careerQuestionSheet,
  statementSheet as careerStatementSheet,
} from './areas/career/sheet.ts'
import { organizationSheet } from './areas/institutions/sheet.ts'
import { questionSheet } from './areas/inventory/form-sheet.ts'
import {
  questionSheet as statementQuestionSheet,
  statementSheet as teamStatementSheet,
} from './areas/statements/sheet.ts'
import { careerStrategySheet, strategySheet } from './areas/strategies/sheet.ts'
import { topicSheet } from './areas/topics/sheet.ts'
import { wordSheet } from './areas/words/sheet.ts'
import type { Sheet } from './sheets/area-sheet.ts'

export const sheets: readonly Sheet[] = [
  catalogueSheet,
  statementQuestionSheet,
  teamStatementSheet,
  careerQuestionSheet,
  careerStatementSheet,
  strategySheet,
  careerStrategySheet,
  topicSheet,
  wordSheet,
  questionSheet,
  organizationSheet,
]

import type { TestResult } from '@app/contract'
import type { TestResultRow } from '@app/db'
import type { Words } from './say.ts'

/** A kept result in the reader's words. */
export function toTestResult(row: TestResultRow, words: Words): TestResult {
  const { id, botId, status, score, executionTime, taskId } = row
  return {
    id,
    testName: words.testName(row.testId) ?? row.testName,
    botId,
    status,
    score,
    executionTime,
    errorMessages: row.errorMessages.map((said) => words.say('errors', said)),
    recommendations: row.recommendations.map((said) => words.say('recommendations', said)),
    timestamp: row.createdAt.toISOString(),
    taskId,
  }
}

import type { BotId } from '@app/spec'
import type { BuiltInTest } from './built-in-test.ts'
import { COMMUNICATION_HUB } from './communication-hub.ts'
import { DATA_PROCESSOR } from './data-processor.ts'
import { SALES_INTELLIGENCE } from './sales-intelligence.ts'
import { WEB_AUTOMATION } from './web-automation.ts'

/** What each built-in bot is tested by. */
export const SUITES: Record<BotId, readonly BuiltInTest[]> = {
  'sales-intelligence': SALES_INTELLIGENCE,
  'data-processor': DATA_PROCESSOR,
  'web-automation': WEB_AUTOMATION,
  'communication-hub': COMMUNICATION_HUB,
}

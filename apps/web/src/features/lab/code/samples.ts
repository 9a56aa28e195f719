import { SAMPLES, type SampleId } from '@app/spec'
import emailGenerator from './samples/email-generator.js?raw'
import priceMonitor from './samples/price-monitor.py?raw'
import webScraper from './samples/web-scraper.js?raw'

export type LabSample = (typeof SAMPLES)[number] & { code: string }

const CODE: Record<SampleId, string> = {
  'web-scraper': webScraper,
  'email-generator': emailGenerator,
  'price-monitor': priceMonitor,
}

export const LAB_SAMPLES: readonly LabSample[] = SAMPLES.map((sample) => ({
  ...sample,
  // A file ends its last line; in the editor that would be one more.
  code: CODE[sample.id].trimEnd(),
}))

/** As the editor numbers them. */
export const countLines = (code: string): number => code.split('\n').length

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

export const LAB_SAMPLES: readonly LabSample[] = SAMPLES.map((sample) => ({ ...sample, code: CODE[sample.id] }))

/** As an editor counts them: a last empty line is none. */
export const countLines = (code: string): number => code.replace(/\n$/, '').split('\n').length

import {
  CAMPAIGN_RULES,
  MONITOR_RULES,
  PLAYGROUND_LINE_MS,
  SANDBOX_LIMITS,
  type SampleId,
  sampleFileName,
} from '@app/spec'
import { loadPyodide } from 'pyodide'
import { expect, test } from 'vitest'
import type { Host } from './engine/messages.ts'
import { type JavaScriptLimits, runJavaScript } from './engine/run-javascript.ts'
import { runPython } from './engine/run-python.ts'
import { countLines, LAB_SAMPLES } from './samples.ts'

const codeOf = (id: SampleId) => LAB_SAMPLES.find((sample) => sample.id === id)?.code ?? ''
const card = (name: string, price: string, stock: string) =>
  `<li><h2><a href="/shop/x">${name}</a></h2><p class="price">$${price}</p><p>${stock}</p></li>`

const PAGES: Record<string, string> = {
  '/shop?page=1': card('Lamp', '1,059.90', '9 in stock') + card('Pen', '2.10', 'Sold out'),
  '/shop?page=2': card('Dock', '138.00', '14 in stock'),
  '/shop?page=3': '',
  '/shop/DSK-005': '<td class="price">$59.90</td>',
  '/shop/TEC-001': '<td class="price">$129.00</td>',
  '/shop/PAP-002': '<td class="price">$11.99</td>',
}

function watch(limits: JavaScriptLimits = SANDBOX_LIMITS) {
  const lines: string[] = []
  const host: Host = {
    print: (line) => lines.push(line),
    fetchPage: async (path) => ({ status: path in PAGES ? 200 : 404, text: PAGES[path] ?? '' }),
  }
  return { lines, host, run: (code: string) => runJavaScript(code, host, limits) }
}

test('the web scraper reads every page and tells the cheapest, the dearest and the average', async () => {
  const { lines, run } = watch()
  await run(codeOf('web-scraper'))
  expect(lines).toEqual([
    'Page 1: 2 products',
    'Page 2: 1 products',
    'Found 3 products, 1 sold out',
    'Cheapest: Pen, $2.10',
    'Dearest: Lamp, $1059.90',
    'Average price: $400.00',
  ])
})

const { baseOpenRate, perScorePoint, defaultScore, multipliers, fallback } = CAMPAIGN_RULES
const rateOf = (industry: keyof typeof multipliers) =>
  baseOpenRate + perScorePoint * defaultScore * multipliers[industry]

test('spec 2 §9: the e-mail generator reckons open rates, clicks and conversions by the rules', async () => {
  const { lines, run } = watch()
  await run(codeOf('email-generator'))
  const rates = [rateOf('technology'), rateOf('healthcare'), rateOf('finance'), rateOf('retail'), fallback.openRate]
  const said = lines.flatMap((line) => /opened by ([\d.]+)%/.exec(line)?.[1] ?? [])
  expect(said).toEqual(rates.map((rate) => rate.toFixed(1)))
  const opens = rates.reduce((sum, rate) => sum + rate, 0) / 100
  expect(lines.slice(-5)).toEqual([
    'Total e-mails: 5',
    `Average personalization score: ${((4 * defaultScore + fallback.score) / 5).toFixed(1)}`,
    `Average open rate: ${((opens * 100) / 5).toFixed(1)}%`,
    `Estimated clicks: ${((opens * CAMPAIGN_RULES.clicksOfOpens) / 100).toFixed(2)}`,
    `Estimated conversions: ${((opens * CAMPAIGN_RULES.conversionsOfOpens) / 100).toFixed(2)}`,
  ])
  expect(LAB_SAMPLES[1]?.executionTime).toBe(Math.ceil(((lines.length + 1) * PLAYGROUND_LINE_MS) / 1_000))
  expect(codeOf('email-generator')).toContain(`maxTokens: ${CAMPAIGN_RULES.maxTokens}`)
})

test('spec 2 §9: no open rate is above 95 percent', async () => {
  const { lines, run } = watch()
  await run(`${codeOf('email-generator')}\nconsole.log(openRate(300, 'technology'), openRate(100, 'unknown'))`)
  expect(lines.at(-1)).toBe('95 52')
})

test('spec 2 §4: the price monitor alerts on a drop of 5 %, on the target and on a rise of 10 %', async () => {
  const python = await loadPyodide()
  const { lines, host } = watch()
  await runPython(python, codeOf('price-monitor'), host)
  expect(lines).toEqual([
    'Desk lamp: 64.90 -> 59.90',
    'USB-C dock: 131.00 -> 129.00',
    'Copy paper A3: 10.50 -> 11.99',
    `Gel pens: no price at /shop/PEN-002 (it answered 404); again in ${MONITOR_RULES.retryMinutes} minutes`,
    'OPPORTUNITY: Desk lamp down 7.7%',
    'TARGET_REACHED: USB-C dock at or under 130.00',
    'WARNING: Copy paper A3 up 14.2%',
    `4 products checked, 3 alerts. Next check in ${MONITOR_RULES.intervalMinutes} minutes`,
  ])
  const at = (price: number) =>
    `print([a["type"] for a in find_alerts({**products[0], "target_price": 50}, 100, ${price})])`
  await runPython(python, [95, 95.1, 50, 109.9, 110].map(at).join('\n'), host)
  expect(lines.slice(-5)).toEqual(["['OPPORTUNITY']", '[]', "['OPPORTUNITY', 'TARGET_REACHED']", '[]', "['WARNING']"])
  await expect(runPython(python, 'print(1)\nraise ValueError("broken")', host)).rejects.toThrow(
    /program\.py", line 2[\s\S]*ValueError: broken/,
  )
})

test('an error is told as the engine tells it, with its line', async () => {
  const { lines, run } = watch()
  await expect(run('console.log({ a: 1 })\nmissing()')).rejects.toThrow(/ReferenceError: .*missing.*\n.*program\.js:2/)
  expect(lines).toEqual(['{"a":1}'])
  await expect(run('const = 1')).rejects.toThrow(/SyntaxError/)
  await expect(run('await new Promise(() => {})')).rejects.toThrow('never comes')
})

test('a program that never ends, or takes all memory, is stopped', async () => {
  await expect(watch({ seconds: 0.2, megabytes: 8 }).run('for (;;) {}')).rejects.toThrow(/InternalError: interrupted/)
  const greedy = 'const all = []; for (;;) all.push(new Uint8Array(1_000_000))'
  await expect(watch({ seconds: 20, megabytes: 8 }).run(greedy)).rejects.toThrow(/out of memory|null/)
})

test('S-60 a program reaches nothing of the page: no fetch, no document, no process', async () => {
  const { lines, run } = watch()
  await run(
    'console.log([typeof fetch, typeof document, typeof process, typeof require, typeof XMLHttpRequest].join())',
  )
  expect(lines).toEqual(['undefined,undefined,undefined,undefined,undefined'])
})

test('spec 2 §2: a download is named by the sample, py for Python and js for everything else', () => {
  expect(LAB_SAMPLES.map(sampleFileName)).toEqual(['web-scraper.js', 'email-generator.js', 'price-monitor.py'])
  expect(countLines('a\nb\n')).toBe(3)
})

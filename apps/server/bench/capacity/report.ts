import type { Assumptions, Plan } from './plan.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const small = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const up = (value: number) => whole.format(Math.max(1, Math.ceil(value)))

function bytes(value: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(value, 1)) / 3)))
  return `${small.format(value / 1_000 ** step)} ${units[step]}`
}

/** Beyond about this one PostgreSQL with one disk stops keeping up; then the journal is cut by user. Ours to revise when measured. */
const COMMITS_OF_ONE_DATABASE = 5_000
const ONE_TABLE_BYTES = 2e12

/** The plan in words, with what breaks first and what takes its place. */
export function writeReport(assumed: Assumptions, plan: Plan): string {
  const lines = Object.entries(assumed).map(([name, value]) => `  --${name} ${whole.format(value)}`)
  return [
    'Assumed (each can be given):',
    ...lines,
    '',
    'Measured by npm run bench:engine on this checkout’s results:',
    `  ${small.format(plan.measuredRunsPerSecond)} three-step runs a second at best on that machine`,
    '',
    'Computed:',
    `  runs a day                    ${whole.format(plan.runsPerDay)}`,
    `  steps a day                   ${whole.format(plan.stepsPerDay)}`,
    `  runs a second at the peak     ${small.format(plan.peakRunsPerSecond)}`,
    `  commits a second at the peak  ${small.format(plan.peakCommitsPerSecond)}`,
    `  journal a day, kept           ${bytes(plan.journalBytesPerDay)}, ${bytes(plan.journalBytesKept)}`,
    `  pictures a day                ${bytes(plan.pictureBytesPerDay)}`,
    `  browsers at the peak          ${up(plan.browsersAtPeak)} (${up(plan.browserGigabytes)} GB of memory)`,
    `  machines like the measured    ${up(plan.machines)} for web, workers and database together`,
    '',
    'What breaks first, in this order:',
    ...whatBreaks(plan).map((line, index) => `  ${index + 1}. ${line}`),
  ].join('\n')
}

function whatBreaks(plan: Plan): string[] {
  return [
    plan.browsersAtPeak > 20 &&
      `Browsers: ${up(plan.browsersAtPeak)} at once do not fit beside the product. A browser farm by BROWSER_CDP_URL, or workers of their own.`,
    plan.pictureBytesPerDay > 50e9 &&
      `Pictures on a disk: ${bytes(plan.pictureBytesPerDay)} a day. An object store by S3_*.`,
    plan.machines > 1 &&
      `One machine: ${up(plan.machines)} are needed. DATABASE_URL, and any number of processes with ROLES=web and ROLES=worker.`,
    plan.journalBytesKept > ONE_TABLE_BYTES &&
      `One journal table: ${bytes(plan.journalBytesKept)} kept. Partitions by month, so that keeping is dropping; not built.`,
    plan.peakCommitsPerSecond > COMMITS_OF_ONE_DATABASE &&
      `One database: ${small.format(plan.peakCommitsPerSecond)} commits a second. Read replicas for the screens, then users spread over several databases; not built.`,
  ]
    .filter((line) => line !== false)
    .concat('Nothing else up to here.')
    .slice(0, 5)
}

/** What nobody can measure beforehand: how people will use it. Every one can be given on the command line. */
export const ASSUMPTIONS = {
  users: 10_000,
  /** Share of users who have something done on a day, in percent. */
  activePercent: 20,
  /** Runs of an active user on a day. */
  runs: 20,
  /** Steps of a run. */
  steps: 8,
  /** Share of runs that use a browser, in percent, and how long one keeps it. */
  browserPercent: 60,
  browserSeconds: 20,
  browserMegabytes: 350,
  /** A picture a step with a browser. */
  pictureKilobytes: 80,
  /** The busiest hour against the average one. */
  peak: 4,
  /** Days a journal is kept. */
  keepDays: 365,
  /** Share of a machine one plans to use, in percent. */
  loadPercent: 60,
}
export type Assumptions = typeof ASSUMPTIONS

/** What `npm run bench:engine` has measured. */
export interface Measurements {
  machine: { cores: number; node: string }
  bytesPerRun: { tasks: number; steps: number; actions: number; events: number }
  results: { setup: string; atOnce: number; runsPerSecond: number; ratio: number }[]
}

export interface Plan {
  runsPerDay: number
  stepsPerDay: number
  peakRunsPerSecond: number
  peakCommitsPerSecond: number
  journalBytesPerDay: number
  journalBytesKept: number
  pictureBytesPerDay: number
  browsersAtPeak: number
  browserGigabytes: number
  measuredRunsPerSecond: number
  machines: number
}

const DAY_S = 86_400
const STEPS_MEASURED = 3
/** Accepting, and writing the journal once per run of reads and twice per effect: counted on half of the steps being effects. */
const commitsPerRun = (steps: number) => 2 + Math.ceil(steps / 2) * 2

export function plan(assumed: Assumptions, measured: Measurements): Plan {
  const runsPerDay = (assumed.users * assumed.activePercent * assumed.runs) / 100
  const stepsPerDay = runsPerDay * assumed.steps
  const peakRunsPerSecond = (runsPerDay / DAY_S) * assumed.peak
  const { tasks, steps, actions, events } = measured.bytesPerRun
  // Steps, actions and events grow with the steps of a run; the measured one had three.
  const bytes = tasks + ((steps + actions + events) / STEPS_MEASURED) * assumed.steps
  const browserRuns = assumed.browserPercent / 100
  const browsersAtPeak = peakRunsPerSecond * browserRuns * assumed.browserSeconds
  const measuredRunsPerSecond = Math.max(...measured.results.map((result) => result.runsPerSecond))
  // A run of more steps costs more commits than the measured one, which had two.
  const perMachine = (measuredRunsPerSecond * 2) / commitsPerRun(assumed.steps)
  return {
    runsPerDay,
    stepsPerDay,
    peakRunsPerSecond,
    peakCommitsPerSecond: peakRunsPerSecond * commitsPerRun(assumed.steps),
    journalBytesPerDay: runsPerDay * bytes,
    journalBytesKept: runsPerDay * bytes * assumed.keepDays,
    pictureBytesPerDay: runsPerDay * browserRuns * assumed.steps * assumed.pictureKilobytes * 1_000,
    browsersAtPeak,
    browserGigabytes: (browsersAtPeak * assumed.browserMegabytes) / 1_000,
    measuredRunsPerSecond,
    machines: peakRunsPerSecond / (perMachine * (assumed.loadPercent / 100)),
  }
}

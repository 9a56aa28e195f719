import type { Goal } from '../port.ts'

/** The one thing that differs from task to task. */
export function writeTask({ words, start, sites, logIns, now }: Goal): string {
  return [
    `Today is ${now.toISOString().slice(0, 10)}.`,
    ...(start ? [`Begin at ${start} unless the task names another address.`] : []),
    ...sites.map(({ names, url }) => `"${names[0]}" is ${url}`),
    logIns.length > 0
      ? `Stored log-ins: ${logIns.map(({ name, origin }) => `"${name}" for ${origin}`).join(', ')}.`
      : 'There are no stored log-ins.',
    '',
    `Task: ${words}`,
  ].join('\n')
}

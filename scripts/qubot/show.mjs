const CROSS = '✗'
const TICK = '✓'

export const showStep = ({ tool, what, ok, ms, error }) =>
  `${ok ? TICK : CROSS} ${what || tool}  (${tool}, ${ms} ms)${error ? `\n  ${error}` : ''}`

export function showPlan({ steps, notUnderstood, questions, forecast }) {
  const marks = { reads: ' ', writes: '•', sends: '!' }
  return [
    ...steps.map(
      ({ path, tool, effect, says }) => `${path.padEnd(5)}${marks[effect]} ${says}${tool ? `  (${tool})` : ''}`,
    ),
    ...notUnderstood.map(
      ({ words, nearest }) => `?     Not understood: “${words}”.${nearest ? ` Nearest: ${nearest}` : ''}`,
    ),
    ...questions.map((question) => `?     ${question}`),
    ...(forecast ? [`      ${actions(forecast)} of ${forecast.left} left. Nothing was done.`] : []),
  ].join('\n')
}

const actions = ({ atLeast, atMost }) =>
  atMost === atLeast ? `${atLeast} actions` : `${atLeast} actions or more${atMost ? `, at most ${atMost}` : ''}`

export function showResult({ status, reason, verdict, result, artefacts, actionsUsed }) {
  const shown = typeof result === 'string' ? result : result && JSON.stringify(result, null, 2)
  const files = artefacts.filter(({ type }) => !type.startsWith('image/'))
  const pictures = artefacts.length - files.length
  return [
    '',
    ...(shown ? [shown.length > 4_000 ? `${shown.slice(0, 4_000)} …` : shown] : []),
    ...files.map(({ path }) => path),
    `${status}${verdict ? `, ${verdict}` : ''}${reason ? `: ${reason}` : ''} (${actionsUsed} actions, ${pictures} pictures)`,
  ].join('\n')
}

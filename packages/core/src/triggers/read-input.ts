import { Fault } from '../fault.ts'
import { findUnstorable } from '../find-unstorable.ts'

/** The JSON somebody sent along, if the database can keep it. Nothing at all is null. */
export function readInput(text: string): unknown {
  if (text.trim() === '') return null
  const value = parse(text)
  const wrong = findUnstorable(value)
  if (wrong) throw new Fault('invalid', `The body ${wrong}`)
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault('invalid', 'The body is not valid JSON.')
  }
}

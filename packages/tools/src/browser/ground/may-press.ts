import { same, tokens } from './words.ts'

/** Deeds that cannot be taken back: what they are done to must have been said. */
const GRAVE = new Set(
  tokens(
    'delete cancel close pay order buy transfer send unsubscribe reset clear deactivate terminate publish archive block',
  ),
)
/** Says when or how, never what. */
const LIGHT = new Set(tokens('now here button yes ok go next continue form page item entry this selected current'))
/** Whether something of this name may be pressed when these words were said: "Save" for "Save changes", no account for "Delete". */
export function mayPress(said: string, name: string): boolean {
  const [left, right] = [tokens(said), tokens(name)]
  if (!right.some((word) => GRAVE.has(word))) return true
  return right.every((word) => LIGHT.has(word) || left.some((other) => same(word, other)))
}

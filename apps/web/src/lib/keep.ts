/** Small things one browser remembers. Storage can be full or forbidden; then they are simply not remembered. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {}
}

export function readKept<Value>(name: string, otherwise: Value): Value {
  try {
    const kept = localStorage.getItem(name)
    return kept === null ? otherwise : (JSON.parse(kept) as Value)
  } catch {
    return otherwise
  }
}

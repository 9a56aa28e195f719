/** Hands a text to the browser as a file. */
export const download = (name: string, type: string, content: string): void =>
  saveAs(name, new Blob([content], { type }))

export function saveAs(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by the next turn; holding on longer would keep the data in memory.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}

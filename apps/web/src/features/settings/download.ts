/** Hands a text to the browser as a file. */
export function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by the next turn; holding on longer would keep the data in memory.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}

/** Into the downloads folder, without a server. The mark in front tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ').trim()
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

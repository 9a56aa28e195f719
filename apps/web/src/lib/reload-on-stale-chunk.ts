const MARK = 'reloaded-for'

/** After an update the open page asks for files that are gone; one reload gets the new ones, and never a second in a row. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(MARK) === location.href) return
    event.preventDefault()
    sessionStorage.setItem(MARK, location.href)
    location.reload()
  })
}

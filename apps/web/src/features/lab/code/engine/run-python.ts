import type { PyodideAPI } from 'pyodide'
import type { Host } from './messages.ts'

export type Python = Pick<PyodideAPI, 'globals' | 'runPythonAsync' | 'setStdout' | 'setStderr'>

/** Awaitable, with a status and a text, as a Python program expects of a page. */
const PREPARE = `
from types import SimpleNamespace as _Page
async def fetch_page(path):
    answer = await _fetch_page(str(path))
    return _Page(status=answer.status, text=answer.text)
`

/** Runs a program in Python's WebAssembly build; resolves when it is over, throws its traceback. */
export async function runPython(python: Python, code: string, { print, fetchPage }: Host): Promise<void> {
  python.setStdout({ batched: print })
  python.setStderr({ batched: print })
  python.globals.set('_fetch_page', fetchPage)
  await python.runPythonAsync(PREPARE)
  await python.runPythonAsync(code, { filename: 'program.py' })
}

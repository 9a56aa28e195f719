import { calls, type ImportResult } from '@app/contract'
import { CallError } from '../../lib/call-error.ts'

/** By the older way: it alone tells how much of a body has been sent. */
export function sendExport(file: File, onSent: (share: number) => void, signal: AbortSignal): Promise<ImportResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(calls.account.import.method, calls.account.import.path)
    request.setRequestHeader('content-type', 'application/zip')
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
    request.onload = () =>
      request.status === 200
        ? resolve(JSON.parse(request.responseText) as ImportResult)
        : reject(new CallError(request.status, request.responseText, request.statusText))
    request.onerror = () => reject(new CallError(0, ''))
    request.onabort = () => reject(new CallError(0, ''))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

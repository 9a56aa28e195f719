import { parentPort } from 'node:worker_threads'
import { doJob, type Job } from '../do-job.ts'
import { tesseractOcr } from '../read/ocr.ts'
import { toReport } from './report.ts'

// The entry of the thread in which documents are read. Whatever a document does to it, it does to this thread alone.
const ocr = tesseractOcr()

parentPort?.on('message', ({ job }: { job: Job }) => {
  doJob(job, ocr).then(
    (result) => parentPort?.postMessage({ result }),
    (error: unknown) => parentPort?.postMessage({ failed: toReport(error) }),
  )
})

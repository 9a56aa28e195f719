import type { StepSummary } from '@app/contract'
import { LANGUAGE_NAMES, PRODUCT_NAME } from '@app/spec'
import { loadTexts, type Texts } from '@app/spec/texts'
import type { PDFImage } from 'pdf-lib'
import type { Report } from './read-report.ts'
import { GREEN, GREY, INNER, RED, Sheet } from './sheet.ts'

const MOST_RESULT = 12_000
const INDENT = 26

interface Words {
  run: Texts['run']
  tasks: Texts['tasks']
  at: (date: string | Date) => string
}

/** A run on paper: words, verdict, every step with its proof and its picture, and the result. */
export async function drawReport(report: Report): Promise<Uint8Array> {
  const { language, timeZone, run, steps } = report
  const format = new Intl.DateTimeFormat(LANGUAGE_NAMES[language].tag, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  })
  const words: Words = {
    run: await loadTexts(language, 'run'),
    tasks: await loadTexts(language, 'tasks'),
    at: (date) => format.format(new Date(date)),
  }
  const sheet = await Sheet.create(language)
  sheet.document.setTitle(run.name)
  sheet.document.setCreator(PRODUCT_NAME)
  drawHead(sheet, report, words)
  sheet.gap(14)
  sheet.text(words.run.report.steps, { size: 13, bold: true })
  const images = await embedPictures(sheet, report)
  for (const step of steps) drawStep(sheet, step, images.get(step.position), words)
  if (steps.length < run.stepCount) sheet.text(words.run.report.cut, { colour: GREY })
  drawResult(sheet, report, words)
  return sheet.document.save()
}

function drawHead(sheet: Sheet, { run }: Report, { run: { report: r }, tasks, at }: Words): void {
  sheet.text(`${PRODUCT_NAME} · ${r.title}`, { size: 9, colour: GREY })
  sheet.text(run.name, { size: 18, bold: true })
  if (run.description && run.description !== run.name) sheet.text(run.description, { colour: GREY })
  sheet.gap(8)
  const status = run.reason ? `${tasks.status[run.status]}, ${tasks.reason[run.reason]}` : tasks.status[run.status]
  sheet.fact(r.status, status)
  if (run.verdict) sheet.fact(r.proof, tasks.verdict[run.verdict])
  sheet.fact(r.agent, run.agentName ?? tasks.noAgent)
  sheet.fact(r.began, at(run.startedAt ?? run.createdAt))
  sheet.fact(r.duration, seconds(run.executionTime, tasks.noDuration))
  sheet.fact(r.actions, String(run.actionsUsed))
  sheet.fact(r.made, at(new Date()))
  if (!run.errorMessage) return
  sheet.gap(8)
  sheet.text(r.error, { bold: true, colour: RED })
  sheet.text(run.errorMessage)
}

function drawStep(sheet: Sheet, step: StepSummary, image: PDFImage | undefined, { tasks, at }: Words): void {
  sheet.gap(8)
  sheet.need(image ? image.scaleToFit(INNER - INDENT, 230).height + 60 : 45)
  sheet.text(`${step.position}  ${step.name}`, { bold: true })
  const told = [
    tasks.steps.status[step.status],
    ...(step.verdict ? [tasks.verdict[step.verdict]] : []),
    at(step.createdAt),
    seconds(step.executionTime, tasks.noDuration),
    step.tool,
  ]
  const colour = step.status === 'failed' ? RED : step.verdict === 'verified' ? GREEN : GREY
  sheet.text(told.join(' · '), { size: 9, colour, indent: INDENT })
  const proof = step.errorMessage ?? step.proof
  if (proof) sheet.text(proof, { size: 9, indent: INDENT })
  if (image) sheet.picture(image, INDENT)
}

function drawResult(sheet: Sheet, { run }: Report, { run: { report } }: Words): void {
  if (run.result === null) return
  const text = typeof run.result === 'string' ? run.result : JSON.stringify(run.result, null, 2)
  sheet.gap(14)
  sheet.need(60)
  sheet.text(report.result, { size: 13, bold: true })
  sheet.text(text.slice(0, MOST_RESULT), { size: 9 })
  if (text.length > MOST_RESULT) sheet.text(report.cutResult, { colour: GREY })
}

/** What cannot be read as a picture is left out: a report without one is still a report. */
async function embedPictures({ document }: Sheet, { pictures }: Report): Promise<Map<number, PDFImage>> {
  const images = new Map<number, PDFImage>()
  for (const { position, type, bytes } of pictures) {
    const embedding = type === 'image/png' ? document.embedPng(bytes) : document.embedJpg(bytes)
    const image = await embedding.catch(() => undefined)
    if (image) images.set(position, image)
  }
  return images
}

const seconds = (ms: number | null, missing: string): string => {
  if (ms === null) return missing
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`
}

import type { Artefact } from '@app/contract'
import { Download } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'

const addressOf = ({ id }: Artefact) => `/api/artefacts/${encodeURIComponent(id)}`
const isPicture = ({ type }: Artefact) => type.startsWith('image/')

/** What a step left behind: pictures to look at, files to keep. */
export function StepFiles({ files, stepName }: { files: readonly Artefact[]; stepName: string }) {
  const t = useTexts('tasks')
  if (files.length === 0) return null
  return (
    <ul className="mt-2 flex w-full flex-wrap gap-2 pl-15">
      {files.map((file) => (
        <li key={file.id}>
          {isPicture(file) ? (
            <a href={addressOf(file)} target="_blank" rel="noreferrer" className="block">
              <img
                src={addressOf(file)}
                alt={t('files.picture', { step: stepName, name: file.name })}
                loading="lazy"
                className="h-24 w-40 rounded-s border border-line object-cover object-top"
              />
            </a>
          ) : (
            <a
              href={addressOf(file)}
              download={file.name}
              className="inline-flex items-center gap-1.5 rounded-s border border-line px-2.5 py-1.5 text-xs"
            >
              <Download aria-hidden size={14} />
              {t('files.download', { name: file.name })}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

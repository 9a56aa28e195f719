import { type CallDesign, calls, DEFAULT_POLICY } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button, Card, Dialog } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { PhoneOutgoing } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { useTexts } from '../../../lib/use-texts.ts'

/** Places the call for real, after a question; where nothing is set up for it, says so and what helps. */
export function RealCall({ isReady, design }: { isReady: boolean; design: CallDesign }) {
  const t = useTexts('lab-phone')
  const shell = useTexts('shell')
  const [isAsking, setAsking] = useState(false)
  const submit = useSend(calls.tasks.create, { refresh: [calls.tasks.list] })
  const place = () => {
    setAsking(false)
    submit.mutate({ body: taskOf(design, t('taskName', { to: design.to })) })
  }
  return (
    <Card asElement="section" aria-labelledby="real-call" className="grid gap-3 p-4.5">
      <h3 id="real-call" className="font-[550]">
        {t('real')}
      </h3>
      <p className="text-pretty text-sm text-text-2">{t(isReady ? 'realReady' : 'realNone')}</p>
      {isReady && (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={submit.isPending} onClick={() => setAsking(true)}>
            <PhoneOutgoing aria-hidden />
            {t('place')}
          </Button>
          {submit.data && (
            <Link to={ONE_ROUTES.run} params={{ id: submit.data.id }} className="text-sm underline underline-offset-4">
              {t('openRun')}
            </Link>
          )}
        </div>
      )}
      {submit.error && (
        <p role="alert" className="text-sm text-bad">
          {wordsFrom(submit.error, shell('failure.unreachable'))}
        </p>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('sure', { to: design.to })}
        description={t('sureText')}
        closeLabel={shell('close')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
            <Button variant="primary" onClick={place}>
              {t('place')}
            </Button>
          </>
        }
      />
    </Card>
  )
}

function taskOf({ questions, ...script }: CallDesign, name: string) {
  const asked = questions.map(({ ask, kind }, at) => ({ name: `question${at + 1}`, ask, kind }))
  const step = { do: 'phone.call', name, with: { ...script, questions: asked } }
  return {
    name,
    description: script.opening,
    recipe: { version: 1 as const, title: name, steps: [step] },
    dryRun: false,
    policy: DEFAULT_POLICY,
  }
}

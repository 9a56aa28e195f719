import { calls } from '@app/contract'
import { FAQ_ENTRIES, type HelpCategory } from '@app/spec'
import { Accordion, Button, Card, EmptyState, Input } from '@app/ui'
import { MessageCircleQuestion, Search, SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { CategoryList } from './category-list.tsx'
import { Helpful } from './helpful.tsx'
import { searchFaq } from './search-faq.ts'

const ChatDialog = lazy(() => import('./chat-dialog.tsx').then((m) => ({ default: m.ChatDialog })))

export function HelpPage() {
  const t = useTexts('help')
  const [words, setWords] = useState('')
  const [category, setCategory] = useState<HelpCategory>('all')
  const [asking, setAsking] = useState(false)
  const votes = useCall(calls.help.votes)
  const entries = FAQ_ENTRIES.map((entry) => ({
    ...entry,
    question: t(`faq.${entry.id}.question`),
    answer: t(`faq.${entry.id}.answer`),
    tags: t(`faq.${entry.id}.tags`),
  }))
  const found = searchFaq(entries, words, category)
  const clear = () => {
    setWords('')
    setCategory('all')
  }
  const ask = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} aria-haspopup="dialog" onClick={() => setAsking(true)}>
      <MessageCircleQuestion aria-hidden />
      {t('chat.title')}
    </Button>
  )
  return (
    <>
      <section className="bg-[radial-gradient(48rem_20rem_at_50%_-6rem,var(--accent-soft),transparent_72%)] px-5 pt-12 pb-8 sm:pt-16">
        <div className="mx-auto grid max-w-2xl justify-items-center gap-3 text-center">
          <h1 className="text-balance text-[clamp(2rem,5vw,2.75rem)] font-[650] leading-tight tracking-[-0.035em]">
            {t('title')}
          </h1>
          <p className="text-pretty text-lg text-text-2">{t('lead')}</p>
          <search className="relative mt-4 w-full">
            <Search aria-hidden className="absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-text-3" />
            <Input
              type="search"
              aria-label={t('search.label')}
              placeholder={t('search.placeholder')}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              className="h-12 rounded-m pl-10.5 text-lg pointer-coarse:h-12"
            />
          </search>
          {found.length > 0 && ask('secondary')}
        </div>
      </section>
      <div className="mx-auto grid w-full max-w-6xl items-start gap-x-8 gap-y-6 px-5 pt-4 pb-20 lg:grid-cols-[15rem_1fr]">
        <CategoryList chosen={category} onChoose={setCategory} />
        <div className="grid min-w-0 gap-3">
          <p role="status" className="text-sm text-text-3">
            {t('results', { count: found.length })}
          </p>
          {found.length > 0 ? (
            <Accordion
              level={2}
              items={found.map((entry) => ({
                id: entry.id,
                title: entry.question,
                content: (
                  <>
                    <p>{entry.answer}</p>
                    <Helpful id={entry.id} votes={votes.data?.find((one) => one.entry === entry.id)} />
                  </>
                ),
              }))}
            />
          ) : (
            <Card>
              <EmptyState
                icon={<SearchX />}
                title={t('empty.title')}
                hint={t('empty.hint')}
                action={
                  <>
                    {ask('primary')}
                    <Button onClick={clear}>{t('empty.action')}</Button>
                  </>
                }
              />
            </Card>
          )}
        </div>
      </div>
      {asking && (
        <Suspense>
          <ChatDialog category={category} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

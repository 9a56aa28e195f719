import { Button, Field, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { pair } from '../server/pair.ts'
import { readAddress } from '../server/read-address.ts'
import { browserName } from '../shared/browser-name.ts'
import { say } from '../shared/say.ts'
import { sitePattern } from '../shared/site-pattern.ts'
import { Outcome } from './outcome.tsx'
import { useDoing } from './use-doing.ts'
import { View } from './view.tsx'

/** The address that is typed is the only one anything is ever sent to. */
export function ConnectView() {
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState('')
  const { busy, problem, note, run } = useDoing()

  async function connect(event: FormEvent) {
    event.preventDefault()
    const address = readAddress(typed)
    const pattern = address && sitePattern(address)
    setWrong(pattern ? '' : say('connect_addressWrong'))
    if (!address || !pattern) return
    // First of all: the browser asks only within the press.
    const granted = await chrome.permissions.request({ origins: [pattern] })
    setWrong(granted ? '' : say('connect_refused', { site: new URL(address).host }))
    if (!granted) return
    await run(async () => {
      await pair(address, code, browserName(navigator.userAgent))
      return undefined
    })
  }

  return (
    <View title={say('connect_title')} lead={say('connect_lead')}>
      <form onSubmit={(event) => void connect(event)} className="grid gap-3">
        <Field label={say('connect_address')} hint={say('connect_addressHint')} error={wrong}>
          <Input
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="url"
            inputMode="url"
            spellCheck={false}
            required
          />
        </Field>
        <Field label={say('connect_code')}>
          <Input
            value={code}
            onChange={({ target }) => setCode(target.value.toUpperCase())}
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            placeholder="XXXX-XXXX"
            className="font-mono tracking-[0.12em]"
            required
          />
        </Field>
        <Outcome problem={problem} note={note} />
        <Button type="submit" variant="primary" busy={busy}>
          {say('connect_submit')}
        </Button>
      </form>
      <p className="text-pretty text-text-3 text-xs">{say('connect_local')}</p>
    </View>
  )
}

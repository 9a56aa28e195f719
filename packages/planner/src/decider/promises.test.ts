import { afterAll } from 'vitest'
import { openModel } from '../model/open-model.ts'
import { openStandIn } from '../model/stand-in.ts'
import { called, failed, silence } from '../model/wires/replies.ts'
import { KEY } from '../model/wires/wire.ts'
import { WIRES } from '../model/wires/wires.ts'
import { holdToPromises, type Mood } from './decider-testing.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { modelDecider } from './model-decider.ts'

/** The words between these are the page's, and its instructions tell the model so. */
const DATA = /<(page|notes)>.*?<\/\1>/gs

for (const [name, wire] of WIRES) {
  const standIn = await openStandIn()
  afterAll(standIn.close)
  const repliesTo = (mood: Mood) => {
    if (mood === 'is silent') return [silence]
    if (mood === 'fails') return [failed(wire, 401)]
    const wishes = 'next' in mood ? [mood.wants, mood.next] : [mood.wants, mood.wants, mood.wants]
    return wishes.map((wish) => called(wire, wish))
  }
  holdToPromises(`a model by ${name}`, {
    secrets: [KEY],
    open(mood) {
      standIn.answer(...repliesTo(mood))
      const model = openModel(wire.model, wire.keys(standIn.base))
      if (!model) throw new Error('There is no model.')
      return modelDecider({ name: wire.model, model, longestMs: 20_000 })
    },
    toldAsOurs: () =>
      standIn.asked.flatMap(({ body }) => {
        const [instructions, ...messages] = wire.told(body)
        if (instructions !== INSTRUCTIONS) throw new Error('The instructions are not ours.')
        return messages.map((message) => message.replaceAll(DATA, ''))
      }),
  })
}

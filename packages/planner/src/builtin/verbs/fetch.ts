import { addStep, freshName } from '../build/course.ts'
import type { Verb } from './verb.ts'

export const fetch: Verb = {
  id: 'fetch',
  words: {
    en: [
      'fetch',
      'call the api at',
      'call the api',
      'query the api at',
      'query the api',
      'get the json from',
      'request the api',
      'load the json from',
    ],
    de: ['rufe die api', 'frage die api', 'hole json von'],
    fr: ['interroge l’api', "interroge l'api", "appelle l'api"],
    es: ['consulta la api', 'llama a la api'],
    zh: ['调用接口', '请求接口', '请求'],
    ja: ['apiを呼び出', 'を取得して'],
  },
  build(frame, course) {
    const url = frame.values.find(({ sort }) => sort === 'url')?.text
    if (!url) {
      course.questions.push('Which address is to be fetched? Give it in full, such as https://api.example.com/orders.')
      return
    }
    const save = freshName(course, 'reply')
    const rows = freshName(course, 'rows')
    addStep(course, frame, { do: 'http.get', name: `Fetch ${url}`, with: { url }, save })
    const step = addStep(course, frame, {
      do: 'rows.arrange',
      name: `Take the rows out of the answer`,
      with: {
        rows: `{{${save}.json}}`,
        about: frame.about.filter((one) => !/^https?:|\.\w{2,}\//.test(one)).slice(0, 6),
        filter: frame.filters,
        ...(frame.order ? { sort: { field: frame.order.by, order: frame.order.order } } : {}),
        limit: frame.order?.limit ?? frame.limit,
      },
      save: rows,
    })
    course.rows = { template: `{{${rows}.rows}}`, step, name: rows }
  },
}

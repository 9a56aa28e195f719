import { withoutAccents } from './read-words.ts'

export const OWN_QUESTIONS = ['failed', 'waiting', 'left', 'last'] as const
export type OwnQuestion = (typeof OWN_QUESTIONS)[number]

/** What is asked about one's own work, in six languages; without accents, in small letters. The first that fits counts. */
const PATTERNS: Record<OwnQuestion, readonly RegExp[]> = {
  failed: [
    /\bwhy\b.{0,40}\b(my|last|latest|it)\b.{0,40}\b(fail(ed|s|ing)?|broke|break|crash(ed)?|go(ne)? wrong|went wrong|not work(ed)?)\b/,
    /\bwhat went wrong\b|\bwhat is wrong with my (last|latest)?\b/,
    /\b(warum|wieso|weshalb|woran)\b.{0,40}\b(meine?|letzte[nrs]?)\b.{0,40}\b(fehlgeschlagen|gescheitert|schief ?gegangen|abgebrochen|nicht geklappt|fehler)\b/,
    /\bwas ist schief ?gegangen\b/,
    /\bpor que\b.{0,40}\b(mi|ultim[ao])\b.{0,40}\b(fall\w*|error|sali\w* mal)\b|\bpor que\b.{0,20}\b(fall\w*|sali\w* mal)\b.{0,20}\b(mi|ultim[ao])\b|\bque (salio|fue) mal\b/,
    /\bpourquoi\b.{0,40}\b(ma|mon|derniere?)\b.{0,40}\b(echoue|echec|plante|rate)\b|\bqu.est.ce qui (a|s.est) (echoue|mal passe)\b/,
    /(最後|前回|直近|最近|さっき|私).{0,16}(タスク|実行|作業).{0,12}(失敗|エラー|うまくいか)/,
    /(上一|上次|最近|最后|我的).{0,12}(任务|运行|执行).{0,12}(失败|出错|报错)|为什么.{0,12}(任务|运行).{0,6}(失败|出错)/,
  ],
  waiting: [
    /\bwhat\b.{0,20}\b(waits|waiting|needs?)\b.{0,10}\b(for )?(me|my)\b|\bwaiting for (me|my)\b/,
    /\b(was|wer)\b.{0,20}\bwartet\b.{0,20}\b(mich|mir|meine)\b|\bbraucht meine (freigabe|zustimmung)\b/,
    /\bque (me )?(espera|esta esperando|esta pendiente|necesita)\b|\bpendiente de mi\b/,
    /\bqu.est.ce qui (m.attend|attend)\b|\battend (ma|mon|moi)\b|\bqui m.attend\b/,
    /(私|自分|わたし).{0,10}(待って|待ち)|承認待ち/,
    /(等待|等着?|需要).{0,4}我(的|来|处理|批准|审批|确认)?|待我/,
  ],
  left: [
    /\bhow many\b.{0,20}\bactions?\b.{0,30}\b(left|remain|remaining|still)\b|\bactions?\b.{0,20}\b(left|remaining)\b/,
    /\bwie ?viele?\b.{0,30}\baktionen\b.{0,30}\b(ubrig|noch|verbleib\w*|rest)\b|\bwie ?viele?\b.{0,20}\bnoch\b.{0,20}\baktionen\b/,
    /\bcuantas\b.{0,20}\bacciones\b.{0,30}\b(quedan|restan|tengo)\b|\bcuantas acciones\b/,
    /\bcombien\b.{0,30}\bactions\b.{0,30}\b(reste|restent|restante?s?)\b|\breste\b.{0,12}\bd.actions\b/,
    /(アクション).{0,10}(残|あと|いくつ|何回)|(残り|あと).{0,10}アクション/,
    /(还剩|剩余|剩下|还有).{0,8}(操作|次数)|(操作).{0,6}(还剩|剩余|剩下)/,
  ],
  last: [
    /\bwhat did (my|the) (last|latest)\b|\b(my|the) (last|latest) (run|task)\b.{0,20}\b(do|did|cost|costs|result)\b|\bhow much did (my|the) (last|latest)\b/,
    /\bwas (hat|kostete|machte)\b.{0,10}\b(mein|meine|meine?r?|der|die) letzte[nr]?\b/,
    /\b(que hizo|cuanto costo)\b.{0,10}\b(mi|la|el) ultim[ao]\b/,
    /\b(qu.a fait|que fait|qu.est.ce qu.a fait|combien a coute)\b.{0,10}\b(ma|mon) derni/,
    /(最後|前回|直近).{0,8}(タスク|実行).{0,12}(何を|内容|費用|コスト|いくら|結果)/,
    /(上一|上次|最近|最后).{0,8}(任务|运行).{0,8}(做了|花|费用|成本|结果|多少)/,
  ],
}

/** Which of the questions about one's own work this is, if any. */
export function findOwnQuestion(question: string): OwnQuestion | undefined {
  // Nobody asks that at length, and a pattern is not run over a page of somebody's text.
  const plain = withoutAccents(question.toLowerCase()).slice(0, LONGEST).replace(/[’']/g, '’')
  return OWN_QUESTIONS.find((name) => PATTERNS[name].some((pattern) => pattern.test(plain)))
}
const LONGEST = 300

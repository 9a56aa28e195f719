/** What is said on a call, in order. */
export interface CallScript {
  opening: string
  questions: Question[]
  closing: string
}

export interface Question {
  /** What the answer is called in the outcome. */
  name: string
  ask: string
  kind: AnswerKind
}

export type AnswerKind = 'text' | 'number' | 'yes-no' | 'date'

export interface Turn {
  speaker: 'assistant' | 'callee'
  text: string
  at: string
}

export interface CallWish {
  /** The step's key: the same call is known by it. */
  key: string
  to: string
  /** BCP 47, such as `de-DE`. */
  language: string
  script: CallScript
  maxSeconds: number
  /** What a simulated callee says, by question. A real one says what they like. */
  rehearsal: Record<string, string>
}

export type CallStatus = 'completed' | 'busy' | 'no-answer' | 'failed' | 'canceled' | 'machine'

/** A call as it is remembered while it goes on and afterwards. */
export interface CallRecord {
  id: string
  to: string
  language: string
  script: CallScript
  turns: Turn[]
  /** By question, as it was heard. */
  heard: Record<string, string>
  /** Which question is being asked; -1 before the first, their number after the last. */
  asking: number
  /** How often the present question was asked in vain. */
  inVain: number
  machine: boolean
  simulated: boolean
}

export interface CallOutcome extends Pick<CallRecord, 'turns' | 'heard' | 'simulated'> {
  /** The service's own id of the call. */
  id: string
  status: CallStatus
  seconds: number
}

export interface TextWish {
  key: string
  to: string
  text: string
}

export interface TextOutcome {
  id: string
  status: 'queued' | 'sent' | 'delivered' | 'failed' | 'simulated'
}

/** Throws `Refused`, `Unavailable`, or the signal's reason. */
export interface Phone {
  call(wish: CallWish, signal: AbortSignal): Promise<CallOutcome>
  text(wish: TextWish, signal: AbortSignal): Promise<TextOutcome>
}

/** Where calls and texts are remembered: whoever answers the callbacks may be another process than the one that waits. */
export interface PhoneLog {
  /** A call with the same id takes the place of the first. */
  keepCall(call: CallRecord): Promise<void>
  findCall(id: string): Promise<CallRecord | undefined>
  /** Only texts that were not really sent: the others are the service's to remember. */
  keepText(text: TextWish): Promise<void>
}
